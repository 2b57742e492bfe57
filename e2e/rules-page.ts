import type { Page } from '@playwright/test'

export const field = (page: Page) => page.getByRole('textbox', { name: 'Chercher dans les règles' })
export const rules = (page: Page) => page.getByRole('article')
export const rule = (page: Page, id: string) => page.locator(`[id="${id}"]`)
