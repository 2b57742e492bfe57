import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GameDriver, seatingOf } from '@tablee/game-kit/testing/game-driver.ts'
import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import type { Player } from '@tablee/game-kit/testing/random-play.ts'
import type { Refusal } from '@tablee/kernel'
import { loadPlayWords } from '@tablee/lexicon/node'
import { galleryLaws } from '@tablee/rehearsal/testing/gallery/laws.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaults, type Move, nouveauJeu, type Options, type View } from '../game.ts'
import type { Event, State, World } from '../rules/state.ts'
import { gallery } from './gallery.ts'

const shelf = makeShelf([nouveauJeu], () => ({ playWords: loadPlayWords() }))
const world = shelf.get('nouveau-jeu')?.world as World

/** A game of people named A, B, C… */
class Table extends GameDriver<Options, State, Move, Event, View, World> {
  constructor(players = 2, { hasClock = true, seed = 'test', waits = defaults.waits } = {}) {
    const seating = seatingOf([...'ABCDEFGHI'].slice(0, players))
    super(nouveauJeu, { options: { ...defaults, hasClock, waits }, seating, world, seed })
  }
  get seen() {
    return this.seenBy(undefined)
  }
  /** A word that may be written now and is in the play list. */
  get valid() {
    const { letter = '' } = this.seen
    return letter + (world.next(letter).find((next) => world.isWord(letter + next)) ?? '')
  }
  /** One that may be written now and is not. */
  get invalid() {
    return `${this.seen.letter}ZZZZ`
  }
  write(name: string, word = this.valid): Refusal | undefined {
    return this.ask(name, { type: 'write', round: this.seen.round, word })
  }
}

/** The rounds that there are, and one that never comes. */
const round = fc.integer({ min: 1, max: 4 })
const setting = fc.record({ players: fc.integer({ min: 2, max: 4 }), hasClock: fc.boolean(), seed: fc.string() })
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never

/** Random play. */
const play: Player<Table, Move> & { tableOf: (chosen: Setting) => Table } = {
  tableOf: ({ players, ...chosen }) => new Table(players, chosen),
  names: ['A', 'B', 'C', 'D', 'X'],
  sensible: (table, lot) => {
    const { seats, round } = table.seen
    const word = lot % 2 === 0 ? table.valid : table.invalid
    return seats.map((seat) => [seat, { type: 'write' as const, round, word }])
  },
  move: fc.oneof(
    fc.record({ type: fc.constant('write' as const), round, word: fc.string({ maxLength: 8 }) }),
    fc.record({ type: fc.constant('time-up' as const), round }),
  ),
}

describe('the gallery', () => galleryLaws(gallery, { ...play, setting, shelf }))

describe('NOU-3 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    ...play,
    game: nouveauJeu,
    setting,
    timed: (chosen) => ({ ...chosen, hasClock: true }),
    moves: { write: { round: 1, word: 'été' }, 'time-up': { round: 3 } },
    reached: ['written', 'round-began', 'round-ended'],
    botMoves: ['write'],
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: ['write'] },
    // Others' words, and the letters to come.
    otherSecrets: (state, mine) => {
      const { phase, results, letters } = state
      const known = letters.slice(0, results.length + 1)
      const others = { ...state, letters: [...known, ...letters.slice(known.length).map(() => 'X')] }
      if (phase.name === 'over') return others
      const words = Object.entries(phase.words).map(([seat, word]) => [seat, seat === mine ? word : 'OTHER'])
      return { ...others, phase: { ...phase, words: Object.fromEntries(words) } }
    },
    // How often secrecy is tried; and a game of three rounds is over after 30 steps, most of the time.
    runs: { secrecy: 60, longest: 30 },
  })
})

describe('nouveau-jeu', () => {
  it('NOU-1 is for two to eight, and lasts three rounds', () => {
    for (const players of [1, 9]) expect(() => new Table(players)).toThrow('two-to-eight')
    const table = new Table(8)
    for (const round of [1, 2, 3]) {
      expect(table.seen).toMatchObject({ phase: 'write', round })
      table.letTimePass()
    }
    expect(table.seen.phase).toBe('over')
  })

  it.each(['a', 'b', 'c'])('NOU-2 no letter comes twice in a game (seed %s)', (seed) => {
    expect(new Set(new Table(2, { seed }).state.letters).size).toBe(3)
  })

  it('NOU-3 a word begins with the letter and may be changed; the round ends when all have written', () => {
    const table = new Table()
    expect(table.ask('A', { type: 'write', round: 1, word: '?' })).toMatchObject({ rule: 'NOU-3' })
    table.write('A', table.valid)
    table.write('A', table.invalid)
    expect(table.seenBy('A').mine).toBe(table.invalid)
    expect(table.seenBy('B')).toMatchObject({ round: 1, written: ['A'] })
    table.write('B')
    expect(table.seen).toMatchObject({ round: 2, written: [] })
  })

  it('NOU-3 the round ends after 40 s, or 10 s after those who have not written have left', () => {
    const table = new Table()
    expect(nouveauJeu.due(table.state)?.at).toBe(table.now + 40_000)
    table.write('A')
    table.leave('B')
    expect(table.withoutAt).toBe(table.now + 10_000)
    expect(table.goOnWithout().seen.round).toBe(2)
  })

  it('NOU-4 ALL-1 a word of the list scores its letters, whatever its accents; another word scores nothing', () => {
    const table = new Table(3)
    const { valid, invalid } = table
    const points = valid.length
    table.write('A', valid.toLowerCase())
    table.write('B', invalid)
    const result = { A: { word: valid, isValid: true, points }, B: { word: invalid, isValid: false, points: 0 } }
    expect(table.letTimePass().seen).toMatchObject({ results: [result], scores: { A: points, B: 0, C: 0 } })
  })

  it('NOU-5 the most points win, and equal points share the place', () => {
    const table = new Table(3)
    const scored = (points: number) => ({ word: 'WORD', isValid: true, points })
    const result = { A: scored(4), B: scored(4), C: scored(2) }
    const over: State = { ...table.state, results: [result], phase: { name: 'over' } }
    expect(nouveauJeu.outcome(over)).toEqual({ placings: [['A', 'B'], ['C']] })
    expect(nouveauJeu.outcome(table.state)).toBeUndefined()
  })

  it('ALL-3 a pause covers the letter and one’s own word', () => {
    const table = new Table()
    table.write('A')
    const covered = table.seenBy('A', { isPaused: true })
    expect(covered).toMatchObject({ isCovered: true, written: ['A'] })
    expect([covered.letter, covered.mine]).toEqual([undefined, undefined])
  })

  it.each(['gentle', 'steady', 'sharp'] as const)('ALL-9 a %s bot writes a word of the list', (level) => {
    const move = new Table().botMove('A', level)?.move
    expect(move?.type === 'write' && world.isWord(move.word)).toBe(true)
  })

  it.each(['gentle', 'steady', 'sharp'] as const)('NOU-3 eight %s bots have all written when 5 s are over', (level) => {
    const table = new Table(8, { waits: { write: 5 } })
    const bots = Object.fromEntries(table.seen.seats.map((seat) => [seat, level]))
    for (let moves = 0; moves < 8; moves++) table.goOn(bots)
    expect(Object.keys(table.seen.results[0] ?? {})).toHaveLength(8)
  })
})
