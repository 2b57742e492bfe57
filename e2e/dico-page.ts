import { expect, type Page } from '@playwright/test'

/** The parts of the Dico, as people find them. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'Mot à vérifier' })
export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
export const key = (page: Page, letter: string) => page.getByRole('button', { name: new RegExp(`^${letter}, `) })

/** Opens it and waits for its answer, not for « opening… ». */
export const openDico = async (page: Page, query = '') => {
  await page.goto(`/dico${query}`)
  await expect(verdict(page)).toContainText(/\S/)
  await expect(verdict(page)).not.toContainText('Le Dico s’ouvre…')
}
