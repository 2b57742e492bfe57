import { existsSync } from 'node:fs'
import { GAMES } from '@tablee/games/shelf.ts'
import { expect, it } from 'vitest'
import { checkDecks, deckFile } from '../testing/check-decks.ts'

/** A game without cards of any kind has nothing to check; one that needs a deck has cards. */
const withCards = GAMES.filter(
  ({ id, needs }) =>
    needs.includes('deck') || existsSync(new URL(`../../../games/${id}/deck/check-cards.ts`, import.meta.url)),
)

it('the cards of every game are checked and counted, and have no fault', async () => {
  const { status, stderr, counts } = await checkDecks<{ cards: number; faults: number }>()
  expect([status, stderr]).toEqual([0, ''])
  expect(Object.keys(counts)).toEqual(withCards.map(({ id, needs }) => (needs.includes('deck') ? `${id}.txt` : id)))
  for (const { cards, faults } of Object.values(counts)) {
    expect(cards).toBeGreaterThan(0)
    expect(faults).toBe(0)
  }
})

it('a file that is no deck, or not there: a plain sentence, exit 1', async () => {
  expect(await checkDecks(deckFile('\0\x01PNG'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no card in it'),
  })
  const { status, stderr } = await checkDecks('nowhere.txt')
  expect([status, stderr]).toEqual([1, 'nowhere.txt: cannot be read\n'])
})
