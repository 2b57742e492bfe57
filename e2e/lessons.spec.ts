import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Both, LANGUAGES, type Language, read, said } from './language.ts'

/** Somebody who does what the coach says, in the language they read. */
class Learner {
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
  /** A lesson ends at the shelf. */
  async isThrough() {
    await this.hears('tu sais jouer', 'you know how to play')
    await this.findsNoFault()
    await this.press('À table\u00a0!', 'To the table!')
    await expect(this.page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
  }
}

const spellOut = async (learner: Learner, word: string) => {
  const pad = learner.page.getByRole('group', { name: /^(Les lettres à épeler|Letters to spell)$/ })
  await expect(pad).toBeVisible()
  await learner.type(word)
  await learner.press('C’est dit\u00a0!', 'That’s it!')
}

const cactus = async (learner: Learner) => {
  await learner.hears('Dix-sept lettres', 'Seventeen letters')
  await learner.goesOn()
  await learner.press('Tirer une carte', 'Draw a card')
  await learner.hears('Trop dur', 'Too hard')
  await learner.press('Retourner le sablier', 'Turn the timer')
  await learner.isHeldBack()
  await learner.press('L’autre face', 'The other side')
  await expect(learner.page.getByRole('heading', { name: 'On le trouve à l’école' })).toBeVisible()
  await learner.press('Retourner le sablier', 'Turn the timer')
  await learner.hears('souffle CLASSE', 'whispers CLASSE')
  await learner.page.getByRole('button', { name: /classe/ }).click()
  await learner.findsNoFault()
  await learner.press('C’est dit\u00a0!', 'That’s it!')
  await learner.hears('GIRAFFE', 'GIRAFFE')
  await learner.press(/^Vérifier l’orthographe/, /^Check the spelling/)
  await learner.hears('nom propre', 'proper noun')
  await learner.press('Mal écrit', 'Misspelled')
  await learner.press('Tirer une carte', 'Draw a card')
  await learner.press('Retourner le sablier', 'Turn the timer')
  await spellOut(learner, 'souris')
  await learner.hears('Un cactus pour Sel', 'One cactus for Sel')
  await learner.press(/^Contester la catégorie/, /^Contest the category/)
  await learner.press('Hors sujet', 'Off topic')
  await learner.hears('À cinq cactus', 'At five cacti')
  await learner.goesOn()
}

const capture = async (learner: Learner) => {
  await learner.goesOn()
  await learner.press('Tirer une carte', 'Draw a card')
  await learner.hears('ASSASSIN', 'ASSASSIN')
  await spellOut(learner, 'assassin')
  await learner.press('Retourner le sablier', 'Turn the timer')
  await learner.hears('CHAT tire', 'CHAT pulls')
  await learner.findsNoFault()
  await learner.press('D’accord', 'Agreed')
  await learner.goesOn()
}

const lauriers = async (learner: Learner) => {
  const { page } = learner
  await learner.hears('Un mot rare', 'A rare word')
  await learner.goesOn()
  await learner.press(/^Boîte 2/, /^Box 2/)
  await learner.isHeldBack()
  await learner.press(/^Boîte 1/, /^Box 1/)
  await page.locator('fieldset label').first().click()
  await learner.press(/^Jouer /, /^Play /)
  await learner.hears('ne voient que le mot', 'see the word only')
  await learner.goesOn()
  await learner.hears('Fusionner', 'Merge')
  await learner.findsNoFault()
  await learner.press('Fusionner', 'Merge')
  await learner.press('Lire à la tablée', 'Read to the table')
  await learner.press('Lire la suivante', 'Read the next one')
  await learner.press('Ouvrir le vote', 'Open the vote')
  await learner.press('Dire la vérité', 'Tell the truth')
  await learner.hears('2 points', '2 points')
  // The round is told at once; it may have been told to its end meanwhile.
  const [skip, next] = [learner.button(['Tout voir', 'Show all']), learner.button(['Manche suivante', 'Next round'])]
  await skip.or(next).first().waitFor()
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined)
  await next.click()
  await page.getByRole('textbox', { name: /^(Ta définition de|Your definition of)/ }).fill('Petit chat qui râle')
  await learner.press('Rendre ma copie', 'Hand it in')
  await learner.hears('jetons', 'tokens')
  await learner.press('Miser un jeton', 'Stake a token')
  await page.waitForFunction(() => document.querySelector('.stake [aria-disabled="false"]'))
  await learner.press(/^Miser pour de bon/, /^Stake it for good/)
  await learner.hears('vote pour celle', 'vote for the one')
  await page.getByRole('radio').first().check()
  await learner.press('Voter pour la 1', 'Vote for 1')
  await learner.hears('feuille', 'leaf')
  await learner.goesOn()
}

const kokomots = async (learner: Learner) => {
  const { page } = learner
  /** Typed wherever the focus is, and announced. */
  const say = async (word: string) => {
    await expect(page.getByRole('group', { name: /^(Ton mot|Your word)$/ })).toBeVisible()
    await page.keyboard.type(word)
    const heard = word.toUpperCase()
    await learner.press(new RegExp(`^Annoncer ${heard}, `), new RegExp(`^Announce ${heard}, `))
  }
  await learner.hears('Quatre thèmes', 'Four themes')
  await learner.goesOn()
  await learner.press('C’est parti', 'Here we go')
  await learner.hears('POIRE', 'POIRE')
  await say('prime')
  await learner.isHeldBack()
  for (let nth = 0; nth < 5; nth++) await page.keyboard.press('Backspace')
  await say('poire')
  await learner.hears('5 points', '5 points')
  await learner.goesOn()
  await say('rome')
  await say('lions')
  await learner.hears('pluriel', 'plural')
  await say('lion')
  await learner.hears('AVOCAT', 'AVOCAT')
  await say('avocat')
  await expect(page.getByRole('heading', { name: /^(Épelle-le|Spell it)/ })).toBeVisible()
  await learner.findsNoFault()
  await page.keyboard.type('avocat')
  await learner.press('Changer les trois', 'Change all three')
  await learner.hears('à toi de juger', 'you judge')
  await learner.press('J’accepte', 'I accept')
  await learner.hears('Chou-fleur', 'Chou-fleur')
  await learner.press('hors du thème', 'off theme')
  await learner.hears('22 points', '22 points')
  await learner.goesOn()
}

const wordOut = async (learner: Learner) => {
  const { page } = learner
  /** The left edge of a card in a fan is hardly ever covered. */
  const touch = async (card: string, row?: number) => {
    await page.locator(`[data-card="${card}"]`).click({ position: { x: 9, y: 40 } })
    if (row !== undefined) await page.locator(`[data-row="${row}"]`).click()
  }
  const lay = async (card: string, row?: number) => {
    await touch(card, row)
    await learner.press('Poser', 'Lay it')
  }
  await learner.hears('Quatre rangées', 'Four rows')
  await learner.goesOn()
  await lay('simple-E-1', 0)
  await learner.isHeldBack()
  await learner.hears('RU commence un mot', 'RU begins a word')
  await touch('simple-E-1')
  await lay('simple-U-1', 0)
  await learner.hears('RUE est un mot', 'RUE is a word')
  await touch('simple-E-1', 0)
  await learner.findsNoFault()
  await learner.press(/^Poser et WORD OUT/, /^Lay it and WORD OUT/)
  await learner.hears('te contrer', 'be countered')
  await learner.goesOn()
  await lay('simple-N-1')
  await learner.hears('CHATS', 'CHATS')
  await touch('simple-S-1')
  await learner.press(/^Contrer et WORD OUT/, /^Counter and WORD OUT/)
  await lay('simple-D-1')
  await learner.hears('POUBELLE', 'TRASH')
  await touch('trash-1', 3)
  await learner.press(/^Vider la rangée/, /^Clear the row/)
  await lay('simple-O-1')
  await learner.press('Passer et piocher', 'Pass and draw')
  await learner.hears('JOKER', 'JOKER')
  await lay('replay-A-1', 2)
  await touch('joker-1')
  await page.getByRole('dialog').getByRole('button', { name: /^C,/ }).click()
  await learner.press(/^Poser et WORD OUT/, /^Lay it and WORD OUT/)
  await learner.hears('17 points', '17 points')
  await learner.goesOn()
}

const LESSONS = { cactus, capture, lauriers, kokomots, 'word-out': wordOut }

for (const [box, play] of Object.entries(LESSONS))
  for (const language of LANGUAGES)
    test(`the lesson of ${box}, ${language}: played through, what it does not speak of held back`, async ({ page }) => {
      await read(page, language)
      await page.goto(`/apprendre/${box}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const learner = new Learner(page, language)
      await play(learner)
      await learner.isThrough()
    })
