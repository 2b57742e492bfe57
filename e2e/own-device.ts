import { expect, type Locator, type Page } from '@playwright/test'

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Touches what is there now, if it is; the clock may be first, or the page slow to take away what was touched already. */
export const touchIfThere = async (asked: Locator): Promise<boolean> => {
  if (!(await asked.isVisible())) return false
  await asked.click({ timeout: 2000 }).catch(() => undefined)
  return true
}

/** On the sheet of a box: the way that needs nobody else. */
export const aloneButton = (page: Page): Locator => button(page, /contre des bots$|against bots$/)

export const openBox = async (page: Page, box: string | RegExp) => {
  await page.goto('/')
  await button(page, new RegExp(box)).click()
}

/** Where the home page leads back to what was begun. */
export const ownGame = (page: Page): Locator => page.getByRole('link', { name: 'Reprendre ma partie' })

export const isAtTable = (page: Page) => expect(button(page, 'Menu de la table')).toBeVisible()

/** Milliseconds. Bots may begin: as long as two of them take. */
export const ONES_TURN = 75_000

/** The first of these that is asked of one: one touch. */
export const touchOnTurn = async (page: Page, name: RegExp): Promise<number> => {
  const asked = button(page, name).first()
  await expect(asked).toBeVisible({ timeout: ONES_TURN })
  const text = await asked.innerText()
  await asked.click()
  await expect(page.getByRole('button', { name: text, exact: true })).toBeHidden()
  return 1
}

/** From the home page that is open, against the usual bots; with this option of the game. */
export const playAlone = async (page: Page, box: string | RegExp, option?: Locator) => {
  await button(page, new RegExp(box)).click()
  if (option) {
    await button(page, /^Réglages de la partie/).click()
    await option.check()
    await press(page, 'C’est réglé')
  }
  await aloneButton(page).click()
  await isAtTable(page)
}

/** Around this device, as far as the lobby; with this option of the game. */
export const gather = async (page: Page, address: string, names: readonly string[], option?: Locator) => {
  await page.goto(address)
  const people = page.getByRole('textbox', { name: /^Personne/ })
  await expect(people.first()).toBeVisible()
  // Those of last time are there already.
  while ((await people.count()) < names.length) await press(page, 'Une personne de plus')
  for (const [nth, name] of names.entries()) await page.getByLabel(`Personne ${nth + 1}`).fill(name)
  await press(page, `À table, à ${names.length}`)
  await expect(button(page, /^Commencer/)).toBeVisible()
  if (!option) return
  await press(page, 'Toutes les options')
  await option.check()
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
}

/** Nobody can come: no button and no link speaks of codes, invitations or other phones. */
export const expectNobodyElse = async (page: Page) => {
  await expect(page.getByText(/ICI-\d/).filter({ visible: true })).toHaveCount(0)
  const offers = page.getByRole('button').or(page.getByRole('link'))
  await expect(
    offers.filter({ hasText: /invit|\bcode|autre appareil|téléphone|verrouiller|télé|Quitter la table/i }),
  ).toHaveCount(0)
}

/** From a game in progress, over its scores, to the lobby. */
export const stopGame = async (page: Page) => {
  await press(page, 'Menu de la table')
  await button(page, /^Arrêter la partie/).click()
  await button(page, /^Arrêter, vraiment/).click()
  await press(page, 'Retour à la table')
  await expect(button(page, /^Commencer/)).toBeVisible()
}

/** The menu of a table that is this device's own. */
export const expectOwnMenu = async (page: Page) => {
  await press(page, 'Menu de la table')
  await expect(button(page, 'Mettre en pause')).toBeVisible()
  await expectNobodyElse(page)
  await page.keyboard.press('Escape')
}

/** Everything of the program is on the device; how long it took is told, not judged. */
export const untilReadyOffline = async (page: Page) => {
  const began = Date.now()
  await expect(page.getByText('Prêt pour jouer hors ligne')).toBeVisible({ timeout: 60_000 })
  console.log(`ready to play offline after ${((Date.now() - began) / 1000).toFixed(1)} s more`)
}
