import { expect, type Page } from '@playwright/test'
import { loadPlayWords } from '../../../../packages/lexicon/src/node.ts'

const { graph } = loadPlayWords()

const SHORTEST = 3

interface Choice {
  readonly card: string
  readonly row: number
  readonly letter: string
  readonly isWord: boolean
  readonly length: number
}

interface Row {
  readonly row: number
  readonly letters: string
}

/** Out of what the rows are called, '' for those that no card can be put on. */
export const openRows = (labels: readonly string[]): Row[] =>
  labels.flatMap((label, row) =>
    label === '' ? [] : [{ row, letters: /^Rangée \d, ([A-Z]+),/.exec(label)?.[1] ?? '' }],
  )

/** What can be laid: words first, then whatever is nearest to one. */
export const choicesOf = (rows: readonly Row[], hand: readonly string[]): readonly Choice[] => {
  const choices = rows.flatMap(({ row, letters }) =>
    hand.flatMap((card): Choice[] => {
      const printed = card.startsWith('trash') || card.startsWith('joker') ? undefined : card.split('-')[1]
      const letter = card.startsWith('joker') ? graph.next(letters)[0]?.letter : printed
      if (letter === undefined || !graph.isBeginning(letters + letter)) return []
      const word = letters + letter
      return [{ card, row, letter, isWord: word.length >= SHORTEST && graph.isWord(word), length: word.length }]
    }),
  )
  return choices.sort((a, b) => Number(b.isWord) - Number(a.isWord) || b.length - a.length)
}

/** Somebody who knows the play list by heart, and touches what is on the page like anybody else. */
export class Player {
  constructor(private readonly page: Page) {}

  private button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async hand(): Promise<string[]> {
    return this.page
      .locator('[data-card]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-card') ?? ''))
  }

  /** Those that a card can be put on now, with what they say. */
  private async rows(): Promise<Row[]> {
    const labels = await this.page
      .locator('[data-row]')
      .evaluateAll((all) =>
        all.map((each) => (each.hasAttribute('disabled') ? '' : (each.getAttribute('aria-label') ?? ''))),
      )
    return openRows(labels)
  }

  private async best(): Promise<Choice | undefined> {
    const rows = await this.rows()
    const hand = await this.hand()
    return choicesOf(rows, hand)[0]
  }

  /** On one's turn, after a REPLAY, or to start a row. */
  async lay(): Promise<'word' | 'card' | 'pass'> {
    const choice = await this.best()
    if (choice === undefined) {
      const pass = this.button(/^(Passer|Passer et piocher|M’arrêter là)$/)
      await pass.click()
      await expect(pass).toBeHidden()
      return 'pass'
    }
    const { card, row, letter, isWord } = choice
    // In a full hand little is to be seen of a card: by keyboard.
    await this.page.locator(`[data-card="${card}"]`).press('Enter')
    const at = this.page.locator(`[data-row="${row}"]`)
    if ((await at.getAttribute('aria-pressed')) !== 'true') await at.click()
    if (card.startsWith('joker'))
      await this.page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${letter}(,|$)`) })
        .click()
    await (isWord ? this.button(/^Poser et WORD OUT/) : this.button('Poser')).click()
    await expect(this.page.locator(`[data-card="${card}"]`)).toHaveCount(0)
    return isWord ? 'word' : 'card'
  }
}
