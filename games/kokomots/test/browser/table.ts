import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, openScreen, Phone } from '../../../../e2e/phones.ts'
import { startStacked } from '../../../../e2e/stacked-server.ts'
import { defaults, type Options } from '../../game.ts'

interface Chosen {
  /** By the name of each question: « Variante » → « expert ». */
  readonly choices: Readonly<Record<string, string>>
  /** In seconds, by name; the book's stay unless « all » is given. */
  readonly waits?: Readonly<Record<string, number>>
}

/** A stack of Kokomots with these people, and a screen. The first to sit is the host. */
export const seatAt = async (browser: Browser, names: readonly string[], stack: object, mode: Options['mode']) => {
  const { url, close } = await startStacked('kokomots', stack, names, { ...defaults, mode, depth: 3 })
  const phones = await Promise.all(names.map((name) => Phone.take(browser, url, name)))
  const [host, ...others] = phones as [Phone, ...Phone[]]
  const code = await host.createTable('Kokomots')
  for (const phone of others) await phone.join(code)
  return { phones, host, code, screen: await openScreen(browser, url, code), close }
}

/** In the options sheet, which is left open. */
export const choose = async ({ page }: Phone, { choices, waits = {} }: Chosen) => {
  await page.getByRole('button', { name: 'Toutes les options' }).click()
  for (const [question, choice] of Object.entries(choices)) {
    const group = page.getByRole('group', { name: question, exact: true })
    await group.getByRole('radio', { name: choice, exact: true }).check()
  }
  if (Object.keys(waits).length === 0) return
  await page.getByText('Toutes les durées').click()
  for (const [wait, seconds] of Object.entries(waits)) {
    const fields = wait === 'all' ? page.getByRole('spinbutton') : page.getByRole('spinbutton', { name: wait })
    // They come with the fold that has just been opened.
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) {
      await field.fill(String(seconds))
      await field.blur()
      await expect(field).toHaveValue(String(seconds))
    }
  }
}

/** On the pad, letter by letter. */
export const tapWord = async ({ page }: Phone, word: string) => {
  const pad = page.getByRole('group', { name: /^(Les lettres|Letters)$/ })
  for (const letter of word.toUpperCase()) await pad.getByRole('button', { name: letter, exact: true }).click()
}

/** On a keyboard, wherever the focus is. */
export const typeWord = ({ page }: Phone, word: string) => page.keyboard.type(word)

/** The button that announces, once it promises this. */
export const announcing = (phone: Phone, word: string, points: number) =>
  phone.button(new RegExp(`^Annoncer ${word}, .+, ${points} points$`))

/** The button that announces, while several themes could take the word. */
export const announcingAmong = (phone: Phone, word: string, ...titles: readonly string[]) =>
  phone.page.getByRole('button', { name: `Annoncer ${word}, ${titles.join(' · ')}\u00a0?`, exact: true })

/** Typed and announced, worth so many points: for that theme, where several could take it. */
export const claim = async (phone: Phone, word: string, points: number) => {
  await expect(phone.page.getByRole('group', { name: 'Ton mot' })).toBeVisible()
  await typeWord(phone, word)
  const button = phone.button(new RegExp(`^Annoncer ${word.toUpperCase()}, `))
  await expect(button).toBeVisible()
  if (/\?$/.test((await button.getAttribute('aria-label')) ?? ''))
    await phone.page
      .getByRole('button', { name: `possible, ${points} points` })
      .first()
      .click()
  await announcing(phone, word.toUpperCase(), points).click()
}

/** A column, by the title of its theme. */
export const theme = ({ page }: Phone, title: string) =>
  page.getByRole('group', { name: title, exact: true }).getByRole('button', { name: new RegExp(`^${title},`) })

export const accept = (judge: Phone) => judge.tap(/^(J’accepte|I accept)$/)

/** What lies before somebody, as everybody sees it. */
export const pileOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Les (joueurs|équipes)$/ })
    .getByRole('listitem')
    .filter({ hasText: name })

/** Who has how many points, on the screen. */
export const expectPoints = async (screen: Page, points: Readonly<Record<string, number>>) => {
  for (const [name, count] of Object.entries(points))
    await expect(pileOf(screen, name).getByText(new RegExp(`^\\s*${count} points?$`))).toBeAttached()
}

/** On a small phone. */
export const expectSmall = async ({ page }: Phone) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoSideways(page)
  await expectAccessible(page)
}

export const inEnglish = async (phone: Phone) => {
  await phone.menu('Réglages')
  await phone.page.getByRole('radio', { name: 'English' }).check()
  await phone.page.keyboard.press('Escape')
  // What is typed while the sheet goes, or before the words have come, would go with it.
  await expect(phone.page.getByRole('dialog')).toHaveCount(0)
  await expect(phone.page.locator('[inert]')).toHaveCount(0)
  // Until the next frame what is typed belongs to the field that went with it.
  await expect(phone.page.locator('input:focus')).toHaveCount(0)
  await expect(phone.button('Table menu')).toBeVisible()
}

/** Taps and keystrokes on this page while something is done. */
export const strokesIn = async ({ page }: Phone, done: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const isCounting = dataset.strokes !== undefined
    dataset.strokes = '0'
    if (isCounting) return
    const count = () => {
      dataset.strokes = String(Number(dataset.strokes) + 1)
    }
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, { capture: true })
  })
  await done()
  return Number(await page.evaluate(() => document.documentElement.dataset.strokes))
}
