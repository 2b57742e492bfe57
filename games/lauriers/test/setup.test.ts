import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { defaults, lauriers } from '../game.ts'
import { boxed, cardsFor, Play } from './driver.ts'

const seats = (count: number) => Array.from({ length: count }, (_, nth) => `s${nth}` as SeatId)

describe('the set-up', () => {
  it('three to six players, each for themselves', () => {
    const setUp = (count: number) => lauriers.setup(defaults, { seats: seats(count), teams: {} }, new Play().tools())
    expect([3, 6].map((count) => setUp(count).isOk)).toEqual([true, true])
    for (const count of [0, 2, 7])
      expect(setUp(count)).toMatchObject({ isOk: false, refusal: { rule: 'ALL-4', code: 'three-to-six' } })
    expect(lauriers.seats(defaults)).toEqual({ min: 3, max: 6, teams: [] })
  })

  it('LAU-1 all pawns start together on leaf 1; the Diploma is leaf 26, 25 points away', () => {
    const table = new Play()
    expect(table.seenBy(undefined)).toMatchObject({ track: 26, leaves: { Ana: 1, Bob: 1, Cléo: 1, Dan: 1 } })
    // Two found the word: two leaves each, on the same one.
    table.write().readAll().told({ Bob: 'truth', Cléo: 'truth', Dan: 'Bob' })
    expect(table.state.leaves).toEqual({ Ana: 2, Bob: 4, Cléo: 3, Dan: 1 })
  })

  it('LAU-2 each player starts with 3 tokens', () => {
    expect(new Play().seenBy(undefined).tokens).toEqual({ Ana: 3, Bob: 3, Cléo: 3, Dan: 3 })
  })

  it('LAU-3 who sat down first leads first, and the role passes to the left each round', () => {
    const table = new Play()
    const leaders = [1, 2, 3, 4, 5].map(() => {
      const { leader } = table.state
      table.round()
      return leader
    })
    expect(leaders).toEqual(['Ana', 'Bob', 'Cléo', 'Dan', 'Ana'])
    expect(table.state).toMatchObject({ leader: 'Bob', round: 6 })
  })

  it('LAU-3 who opened the table leads first, wherever they sit', () => {
    const [first, second, third] = seats(3) as [SeatId, SeatId, SeatId]
    const set = lauriers.setup(boxed, { seats: [first, second, third], teams: {}, opener: second }, new Play().tools())
    expect(set).toMatchObject({ value: [{ leader: second }] })
  })

  it('LAU-4 the cards are shuffled into two boxes, as many in each; a card has four words', () => {
    const { boxes } = new Play({ cards: cardsFor(258) }).state
    expect(boxes.map((box) => box.length)).toEqual([129, 129])
    expect(new Set(boxes.flat()).size).toBe(258)
    expect(new Play({ cards: cardsFor(258), seed: 'other' }).state.boxes).not.toEqual(boxes)
    const table = new Play().lead({ type: 'draw', box: 0 })
    expect(table.seenBy('Ana').words).toHaveLength(4)
  })

  it('cards that the table has seen least lie uppermost', () => {
    const timesSeen = { 'card 1': 2, 'card 2': 1, 'card 3': 1, 'card 4': 2 }
    const [one, two] = new Play({ timesSeen }).state.boxes
    const times = (id: string) => timesSeen[id as keyof typeof timesSeen] ?? 0
    expect([one.map(times), two.map(times)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ])
  })
})
