import { expect, type Page } from '@playwright/test'

/** Pages are plain objects in what Chromium writes. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

/** The pages as the screen shows them. */
export const printed = (page: Page) => page.getByRole('figure')

/** The pages that come out on paper. */
export const countPages = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  return pagesIn(await page.pdf({ preferCSSPageSize: true }))
}

export const chooseOneSide = async (page: Page) => page.getByRole('radio', { name: 'Une face' }).check()

export const expectPages = async (page: Page, pages: number) => {
  await expect(printed(page)).toHaveCount(pages)
  expect(await countPages(page)).toBe(pages)
}
