import { expect, type Page } from '@playwright/test'

export const text = (page: Page) => page.getByRole('textbox', { name: 'Texte du paquet' })
export const title = (page: Page) => page.getByRole('textbox', { name: 'Titre du paquet' })

export const openNew = async (page: Page, game: RegExp) => {
  await page.goto('/paquets')
  await page.getByRole('button', { name: 'Nouveau paquet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: game }).click()
  await expect(text(page)).toBeVisible()
}

export const importFile = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
