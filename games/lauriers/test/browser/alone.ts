import { expect, type Page } from '@playwright/test'
import { button, press } from '../../../../e2e/own-device.ts'

export const field = (page: Page) => page.getByRole('textbox', { name: /^Ta définition de/ })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** The leader plays the card's first word; all that the card tells, the word's own meaning first. */
export const pick = async (page: Page): Promise<string[]> => {
  const first = page.locator('fieldset label').first()
  await first.waitFor()
  const meanings = await page.locator('.definition').allInnerTexts()
  await first.click()
  await press(page, /^Jouer /)
  return meanings
}

/** By its place: what stands there, voted for. */
const vote = async (page: Page, nth: number) => {
  await page.getByRole('radio').nth(nth).check()
  const own = button(page, `Voter pour la ${nth + 1}`)
  await own.click()
  await expect(own).toBeHidden()
}

/** Written, and at the table. */
export const handIn = async (page: Page, text: string) => {
  await field(page).fill(text)
  await press(page, 'Rendre ma copie')
  await expect(button(page, 'Rendre ma copie')).toBeHidden()
}

/** The first of the lines that says so. */
export const voteFor = async (page: Page, isMeant: (text: string) => boolean) => {
  const lines = page.locator('fieldset label')
  await lines.first().waitFor()
  await vote(page, (await lines.allInnerTexts()).findIndex(isMeant))
}

/** The round is told at once; on a slow machine it may have been told to its end meanwhile. */
export const seeAll = async (page: Page) => {
  const skip = page.getByRole('button', { name: 'Tout voir' })
  await skip
    .or(page.getByRole('button', { name: 'Manche suivante' }))
    .or(heading(page, /Diplôme/))
    .first()
    .waitFor()
  if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined)
}
