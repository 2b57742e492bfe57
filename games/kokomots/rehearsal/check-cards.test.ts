import { describe, expect, it } from 'vitest'
import { cardsOf, checkDecks, deckFile, type Spoiling, spoil } from '../../../packages/rehearsal/testing/check-decks.ts'

const TOWN = '= Ville\n'

interface Counts {
  readonly cards: number
  readonly faults: number
  readonly themes: number
  readonly fewestAnswers: number
  readonly fewestAnswersOf: string
  readonly checkable: number
  readonly letters: Readonly<Record<string, number>>
}

const SPOILED: readonly Spoiling[] = [
  ['a plural answer', '= Animal\n', '= Animal\nchats, ', '= Animal', 'answer-plural: chats'],
  ['too few answers to a theme', /(= Ville\n)[^/]*/, '$1Paris*, Lyon*\n\n', TOWN, 'answers-too-few: Ville'],
  ['a check nobody knows', TOWN, `${TOWN}? sans E\n`, '? sans E', 'check-unknown: sans E'],
  ['an answer that fails the check', TOWN, `${TOWN}? contient E\n`, TOWN, 'answer-fails-check: Paris'],
]

const spoiled = spoil('kokomots', SPOILED)
const all = await checkDecks(...spoiled.map(({ path }) => path))

describe('the cards with one thing spoiled', () => {
  it.each(spoiled)('$kind: file, line and fault are told', ({ complaint }) => {
    expect(all.status).toBe(1)
    expect(all.stderr).toContain(complaint)
  })

  it('the theme with the fewest answers is named', async () => {
    const { counts } = await checkDecks<Counts>(deckFile('# Kokomots\n= Animal\nchat, chien\n/ Ville\nNew York*\n'))
    expect(counts['deck.txt']).toMatchObject({ fewestAnswers: 1, fewestAnswersOf: 'Ville' })
  })
})

it('KOK-1 Kokomots has 60 themes of at least 120 answers, a few checkable, 110 letters, and no fault', async () => {
  const deck = (await checkDecks<Counts>(deckFile(cardsOf('kokomots')))).counts['deck.txt']
  expect([deck?.faults, deck?.cards, deck?.themes]).toEqual([0, 30, 60])
  expect(deck?.fewestAnswers).toBeGreaterThanOrEqual(120)
  expect([3, 4, 5]).toContain(deck?.checkable)
  expect(deck?.letters).toEqual({ plain: 90, bound: 20 })
})
