import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { defaults, wordOut } from '../game.ts'
import { type Face, faceOf, numbered, PACK, packOf, printedOn } from '../rules/cards.ts'
import { Play } from './driver.ts'

const seats = (count: number) => Array.from({ length: count }, (_, nth) => `s${nth}` as SeatId)
const names = (count: number) => seats(count) as readonly string[]

/** Tables as chance sets them up. */
const tables = (count: number, table: ConstructorParameters<typeof Play>[0] = {}) =>
  Array.from({ length: count }, (_, nth) => new Play({ ...table, seed: `set-up ${nth}` }))

/** A set-up whose cards are drawn, then dealt, in the order that this shuffle gives them. */
const setUp = (pack: readonly string[], players: number, shuffle: <T>(items: readonly T[]) => T[]) => {
  const tools = new Play().tools()
  const chance = { ...tools.chance, shuffle }
  const world = { ...tools, chance, pack: pack as readonly Face[] }
  const set = wordOut.setup(defaults, { seats: seats(players), teams: {} }, world)
  const [event] = set.isOk ? set.value : []
  if (event?.type !== 'set-up') throw new Error('no set-up')
  return event
}
const unshuffled = (pack: readonly string[], players: number) => setUp(pack, players, (items) => [...items])

const simple = (letters: string) => Array.from(letters, (letter) => `simple-${letter}`)

describe('the cards', () => {
  const count = (kind: string) => PACK.filter((face) => face.startsWith(kind)).length

  it('WO-1 108 cards: 62 simple, 12 REPLAY, 10 UNCOUNTERABLE, 12 BONUS, 7 DOUBLE, 3 TRASH, 2 JOKER', () => {
    const kinds = ['simple', 'replay', 'uncounterable', 'bonus', 'double', 'trash', 'joker']
    expect(kinds.map(count)).toEqual([62, 12, 10, 12, 7, 3, 2])
    expect(PACK).toHaveLength(108)
  })

  it('WO-1 green are B C F H P V, two each; red are J K Q W X Y Z, one each; all other letters are neither', () => {
    const letters = (kind: string) =>
      PACK.filter((face) => face.startsWith(kind))
        .map((face) => face.split('-')[1])
        .sort()
        .join('')
    expect([letters('bonus'), letters('double')]).toEqual(['BBCCFFHHPPVV', 'JKQWXYZ'])
    expect(letters('simple') + letters('replay') + letters('uncounterable')).not.toMatch(/[BCFHPVJKQWXYZ]/)
    expect(new Set(letters('simple'))).toEqual(new Set('ADEGILMNORSTU'))
  })

  it('WO-1 every card is told from the others like it', () => {
    const cards = numbered([...PACK, ...PACK])
    expect(new Set(cards).size).toBe(216)
    expect(cards.map(faceOf)).toEqual([...PACK, ...PACK])
    expect(packOf({ simple: 'E', replay: 'S', uncounterable: 'R' })).toHaveLength(27)
  })
})

describe('set-up', () => {
  it('WO-1 two to eight play', () => {
    const set = (count: number) => wordOut.setup(defaults, { seats: seats(count), teams: {} }, new Play().tools())
    expect([2, 8].map((count) => set(count).isOk)).toEqual([true, true])
    for (const count of [0, 1, 9]) expect(set(count)).toMatchObject({ refusal: { rule: 'WO-1', code: 'two-to-eight' } })
    expect(wordOut.seats(defaults)).toEqual({ min: 2, max: 8, teams: [] })
  })

  it.each([
    [5, 'advised', 108],
    [6, 'advised', 216],
    [8, 'one', 108],
    [2, 'two', 216],
  ] as const)('WO-1 with %i players and %s packs there are %i cards', (players, packs, cards) => {
    const { state } = new Play({ names: names(players), options: { packs } })
    expect(Object.values(state.hands).flat().length + 4 + state.pile.length).toBe(cards)
    expect(new Play({ names: names(players), options: { packs } }).seenBy(undefined).packs).toBe(cards / 108)
  })

  it('WO-2 each draws a card, nearest to Z deals, and the player on the left of the dealer begins', () => {
    const event = unshuffled([...simple('EIG'), ...PACK], 3)
    expect(event.draws.map(({ card }) => printedOn(card)).join('')).toBe('EIG')
    expect(event.dealer).toBe('s1')
    expect(wordOut.evolve(undefined, event).phase).toMatchObject({ name: 'turn', seat: 's2' })
  })

  it('WO-2 who draws no letter draws again, and so do those who tie', () => {
    const { draws, dealer } = unshuffled(['trash', 'joker', ...simple('TRTAA'), ...simple('EI'), ...PACK], 3)
    expect(draws.map(({ seat, card }) => `${seat} ${printedOn(card) ?? '-'}`)).toEqual([
      's0 -',
      's0 -',
      's0 T',
      's1 R',
      's2 T',
      's0 A',
      's2 A',
      's0 E',
      's2 I',
    ])
    expect(dealer).toBe('s2')
  })

  it('WO-2 over many games everybody deals', () => {
    expect(new Set(tables(40).map(({ state }) => state.dealer)).size).toBe(3)
    for (const { state } of tables(40).filter((table) => table.state.draws.length === 3)) {
      const letters = state.draws.map(({ card }) => printedOn(card) ?? '')
      expect(letters[state.seats.indexOf(state.dealer)]).toBe([...letters].sort().at(-1))
    }
  })

  it('WO-3 eight cards each, dealt from the dealer’s left; then four rows of one; the rest is the pile', () => {
    const event = unshuffled([...simple('EIG'), ...PACK], 3)
    const dealt = numbered([...simple('EIG'), ...PACK] as Face[])
    expect(event.hands).toEqual({ s2: dealt.slice(0, 8), s0: dealt.slice(8, 16), s1: dealt.slice(16, 24) })
    expect([event.first, event.pile]).toEqual([dealt.slice(24, 28), dealt.slice(28)])
    for (const { state } of tables(5, { names: names(4) })) {
      expect(Object.values(state.hands).map((hand) => hand.length)).toEqual([8, 8, 8, 8])
      expect(state.rows.map((row) => row.length)).toEqual([1, 1, 1, 1])
      const all = [...Object.values(state.hands).flat(), ...state.rows.flat().map(({ card }) => card), ...state.pile]
      expect(all.sort()).toEqual(numbered(PACK).sort())
    }
  })

  it('WO-4 a TRASH or JOKER turned up goes back into the pile and is replaced; any letter stays', () => {
    const hands = simple('A'.repeat(16))
    const { first, pile } = unshuffled(
      [...hands, 'trash', 'replay-S', 'joker', 'uncounterable-T', 'double-K', 'trash', 'bonus-B', 'simple-E'],
      2,
    )
    expect(first.map(faceOf)).toEqual(['replay-S', 'uncounterable-T', 'double-K', 'bonus-B'])
    expect(pile.map(faceOf)).toEqual(['trash', 'joker', 'trash', 'simple-E'])
    for (const { state } of tables(30))
      expect(state.rows.every(([laid]) => laid !== undefined && printedOn(laid.card) === laid.letter)).toBe(true)
  })

  it('WO-4 what was seen and went back is shuffled into the pile, not left on top', () => {
    const pack = [...simple('EIA'), ...simple('RSTU'), 'trash', ...simple('A'.repeat(16))]
    // Every shuffle turns the cards round: the hands first, then TRASH, which comes to lie at the bottom.
    const { first, pile } = setUp(pack, 2, (items) => [...items].reverse())
    expect(first.map(faceOf)).toEqual(simple('UTSR'))
    expect(pile.map(faceOf)).toEqual([...simple('EIA'), 'trash'])
  })

  it('WO-4 a REPLAY turned up gives nobody a card: whoever begins lays one only', () => {
    const play = new Play({ stack: { hands: { Ana: 'U R E' }, rows: 'S> | O | O | O' }, words: ['SUR'] })
    expect(play.lay('Ana', 0, 'U').at).toBe('Bob turn')
  })

  it('WO-4 an UNCOUNTERABLE one turned up makes every word of its row so', () => {
    const play = new Play({ stack: { hands: { Ana: 'R E' }, rows: 'S! U | O | O | O' }, words: ['SUR', 'SURE'] })
    expect(play.wordOut('Ana', 0, 'R').at).toBe('Ana start 0')
    expect(play.score('Ana')).toBe(3)
  })

  it('WO-5 scores are kept for everybody to see, from zero', () => {
    const play = new Play({ stack: { hands: { Ana: 'R! E' }, rows: 'S U | O | O | O' }, words: ['SUR', 'E'] })
    expect(play.seenBy(undefined).scores).toEqual({ Ana: 0, Bob: 0, Cléo: 0 })
    play.wordOut('Ana', 0, 'R!')
    expect(play.seenBy(undefined).scores).toEqual({ Ana: 3, Bob: 0, Cléo: 0 })
  })
})
