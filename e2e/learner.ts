import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Both, LANGUAGES, type Language, read, said } from './language.ts'

/** Somebody who does what the coach says, in the language they read. */
export class Learner {
  constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {}

  private get coach() {
    return this.page.locator('aside')
  }

  button(name: Both) {
    return this.page.getByRole('button', { name: said(this.language, name), exact: true })
  }
  async press(fr: string | RegExp, en: string | RegExp) {
    await this.button([fr, en]).first().click()
  }
  async type(word: string) {
    for (const letter of word) await this.page.keyboard.press(letter)
  }
  async hears(fr: string, en: string) {
    await expect(this.coach).toContainText(said(this.language, [fr, en]))
  }
  async goesOn() {
    await this.press('Suite', 'Go on')
  }
  async isHeldBack() {
    await expect(this.page.getByText(said(this.language, ['Pas encore\u00a0:', 'Not yet:'])).first()).toBeVisible()
  }
  /** Colours are the same in every language. */
  async findsNoFault() {
    await expectAccessible(this.page, this.language === 'fr' ? undefined : ['light'])
  }
  /** A lesson ends at the ways to play its box. */
  async isThrough() {
    await this.hears('tu sais jouer', 'you know how to play')
    await this.findsNoFault()
    await this.press('À table\u00a0!', 'To the table!')
    const alone = said(this.language, ['En solo, contre des bots', 'Solo, against bots'])
    await expect(this.page.getByRole('dialog').getByRole('button', { name: alone })).toBeVisible()
    await expect(this.page).toHaveURL('/')
  }
}

/** The lesson of a box in every language, played by `play` up to its last words. */
export const testLesson = (box: string, play: (learner: Learner) => Promise<void>): void => {
  for (const language of LANGUAGES)
    test(`the lesson of ${box}, ${language}: played through, what it does not speak of held back`, {
      tag: '@old',
    }, async ({ page }) => {
      await read(page, language)
      await page.goto(`/apprendre/${box}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const learner = new Learner(page, language)
      await play(learner)
      await learner.isThrough()
    })
}
