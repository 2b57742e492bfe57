import { type Browser, expect, type Page } from '@playwright/test'
import { openScreen, Phone } from '../../../../e2e/phones.ts'

export const field = (phone: Phone) => phone.page.getByRole('textbox', { name: /^Ta définition de/ })
export const desk = (phone: Phone) => phone.page.getByRole('list', { name: 'Les définitions' }).getByRole('listitem')
export const option = (phone: Phone, text: string) => phone.page.getByRole('radio', { name: text })

/** The leader picks the card's second word; what it means. */
export const pick = async (leader: Phone): Promise<string> => {
  await leader.page.locator('label').nth(1).click()
  await leader.tap(/^Jouer /)
  await leader.sees('Les autres inventent')
  return leader.page.locator('.secret .word').innerText()
}

export const handIn = async (phone: Phone, text: string) => {
  await field(phone).fill(text)
  await phone.tap('Rendre ma copie')
}

/** All of them, at the leader's pace. */
export const readAll = async (leader: Phone, count: number) => {
  for (let nth = 1; nth < count; nth++) {
    await leader.sees(`${nth} sur ${count}`)
    await leader.tap('Lire la suivante')
  }
  await leader.tap('Ouvrir le vote')
}

export const vote = async (phone: Phone, text: string) => {
  await option(phone, text).check()
  await phone.tap(/^Voter pour/)
}

/** A line carried by its handle onto another. */
export const carry = async (page: Page, from: number, to: number) => {
  const handle = page.getByRole('button', { name: new RegExp(`^Déplacer la définition ${from}\\.`) })
  const target = page.getByRole('button', { name: new RegExp(`^Déplacer la définition ${to}\\.`) })
  const [start, end] = [await handle.boundingBox(), await target.boundingBox()]
  if (start === null || end === null) throw new Error('no handle')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** The round is told at once; on a slow machine it may have been told to its end meanwhile. */
export const seeAll = async (phone: Phone) => {
  const skip = phone.button('Tout voir')
  await skip
    .or(phone.page.getByRole('img', { name: /feuille/ }))
    .first()
    .waitFor()
  await skip.click({ timeout: 2_000 }).catch(() => undefined)
}

/** The number of the line that has these words, as the desk counts. */
export const placeOf = async (leader: Phone, words: string): Promise<number> =>
  (await desk(leader).allInnerTexts()).findIndex((text) => text.includes(words)) + 1

export const expectLeaves = async (phone: Phone, leaves: Readonly<Record<string, number>>) => {
  for (const [name, leaf] of Object.entries(leaves))
    await expect(phone.page.getByRole('img', { name: new RegExp(`${name}\\s: feuille ${leaf}\\b`) })).toBeVisible()
}

/** A table of Les Lauriers with these people, and a screen. */
export const seatAt = async (browser: Browser, url: string, names: readonly string[]) => {
  const phones = await Promise.all(names.map((name) => Phone.take(browser, url, name)))
  const [host, ...others] = phones as [Phone, ...Phone[]]
  const code = await host.createTable('Lauriers')
  for (const phone of others) await phone.join(code)
  return { phones, host, code, screen: await openScreen(browser, url, code) }
}
