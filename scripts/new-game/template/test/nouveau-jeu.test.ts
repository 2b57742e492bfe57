import { readdirSync, readFileSync } from 'node:fs'
import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GameDriver, seatingOf } from '@tablee/game-kit/testing/game-driver.ts'
import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import type { Refusal } from '@tablee/kernel'
import { loadPlayWords } from '@tablee/lexicon/node'
import { playScenario } from '@tablee/rehearsal/scenario.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaults, type Move, nouveauJeu, type Options, type View } from '../game.ts'
import type { Event, State } from '../rules/state.ts'
import type { World } from '../rules/world.ts'

const shelf = makeShelf([nouveauJeu], () => ({ playWords: loadPlayWords() }))
const world = shelf.get('nouveau-jeu')?.world as World

/** A game of people named A, B, C…, with its moves as methods. */
class Table extends GameDriver<Options, State, Move, Event, View, World> {
  constructor(players = 2, { hasClock = true, seed = 'test' } = {}) {
    const seating = seatingOf([...'ABCDEFGHI'].slice(0, players))
    super(nouveauJeu, { options: { ...defaults, hasClock }, seating, world, seed })
  }
  get seen() {
    return this.seenBy(undefined)
  }
  write(name: string, ending = ''): Refusal | undefined {
    return this.ask(name, { type: 'write', step: this.state.step, word: `${this.seen.letter}${ending}` })
  }
  continue(name: string): Refusal | undefined {
    return this.ask(name, { type: 'go-on', step: this.state.step })
  }
  /** A round in which nobody writes but those who are named. */
  playRound(words: Readonly<Record<string, string>> = {}): this {
    for (const [name, word] of Object.entries(words)) this.do(name, { type: 'write', step: this.state.step, word })
    return this.seen.phase === 'write' ? this.letTimePass() : this
  }
}

const step = fc.nat(7)
const setting = fc.record({ players: fc.integer({ min: 2, max: 4 }), hasClock: fc.boolean(), seed: fc.string() })

describe('NOU-3 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    game: nouveauJeu,
    setting,
    tableOf: ({ players, hasClock, seed }) => new Table(players, { hasClock, seed }),
    timed: (chosen) => ({ ...chosen, hasClock: true }),
    names: ['A', 'B', 'C', 'D', 'X'],
    sensible: ({ state, seen }, lot) =>
      seen.phase === 'write'
        ? seen.seats.map((seat) => [
            seat,
            { type: 'write', step: state.step, word: `${seen.letter}${lot % 2 ? 'A' : ''}` },
          ])
        : [['A', { type: 'go-on', step: state.step }]],
    move: fc.oneof(
      fc.record({ type: fc.constant('write' as const), step, word: fc.string({ maxLength: 8 }) }),
      fc.record({ type: fc.constantFrom('go-on' as const, 'time-up' as const), step }),
    ),
    moves: { write: { step: 1, word: 'été' }, 'go-on': { step: 2 }, 'time-up': { step: 3 } },
    reached: ['written', 'shown', 'round-began', 'ended'],
    botMoves: ['write'],
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: ['write'] },
    // Others' words, and the letters to come.
    otherSecrets: (state, mine, chance) => {
      const { phase, results, letters } = state
      const known = letters.slice(0, results.length + 1)
      const others = { ...state, letters: [...known, ...letters.slice(known.length).map(() => 'X')] }
      if (phase.name !== 'write') return others
      const words = Object.entries(phase.words).map(([seat, word]) => [
        seat,
        seat === mine ? word : `${known.at(-1)}${chance.below(2) === 0 ? 'A' : 'B'}`,
      ])
      return { ...others, phase: { ...phase, words: Object.fromEntries(words) } }
    },
    // A game has six phases.
    runs: { secrecy: 40, longest: 40 },
  })
})

describe('nouveau-jeu', () => {
  it('NOU-1 is for two to eight, and lasts three rounds', () => {
    expect(nouveauJeu.seats(defaults)).toEqual({ min: 2, max: 8, teams: [] })
    expect(() => new Table(1)).toThrow('two-to-eight')
    expect(() => new Table(9)).toThrow('two-to-eight')
    const table = new Table()
    for (let round = 1; round <= 3; round++) {
      expect(table.playRound().seen).toMatchObject({ phase: 'show', round })
      table.letTimePass()
    }
    expect(table.seen.phase).toBe('over')
  })

  it.each(['a', 'b', 'c'])('NOU-2 no letter comes twice in a game (seed %s)', (seed) => {
    const { letters } = new Table(2, { seed }).state
    expect(new Set(letters).size).toBe(3)
  })

  it('NOU-3 a word begins with the letter and may be changed; the round ends when all have written', () => {
    const table = new Table()
    expect(table.ask('A', { type: 'write', step: 1, word: '?' })).toMatchObject({ rule: 'NOU-3', code: 'wrong-letter' })
    table.write('A', 'b')
    table.write('A', 'c')
    expect(table.seenBy('A').mine).toBe(`${table.seen.letter}C`)
    expect(table.seenBy('B')).toMatchObject({ phase: 'write', written: ['A'] })
    expect(table.seenBy('B').mine).toBeUndefined()
    table.write('B')
    expect(table.seen.phase).toBe('show')
  })

  it('NOU-3 the round ends after 40 s, or 10 s after those who have not written have left', () => {
    const table = new Table()
    expect(nouveauJeu.due(table.state)?.at).toBe(table.now + 40_000)
    table.write('A')
    table.leave('B')
    expect(table.withoutAt).toBe(table.now + 10_000)
    expect(table.goOnWithout().seen.phase).toBe('show')
  })

  it('NOU-4 ALL-1 a word of the list scores its letters, whatever its accents; another word scores nothing', () => {
    const table = new Table(3)
    const [letter] = table.state.letters
    const valid =
      world
        .next(letter ?? '')
        .map((next) => `${letter}${next}`)
        .find(world.isWord) ?? ''
    table.playRound({ A: valid.toLowerCase(), B: `${letter}zzzz` })
    expect(table.seen.results).toEqual([{ A: { word: valid, points: 2 }, B: { word: `${letter}ZZZZ`, points: 0 } }])
    expect(table.seen.scores).toEqual({ A: 2, B: 0, C: 0 })
  })

  it('NOU-5 the words are shown until somebody goes on, or for 20 s', () => {
    const table = new Table().playRound()
    expect(nouveauJeu.due(table.state)?.at).toBe(table.now + 20_000)
    expect(table.write('A')).toMatchObject({ code: 'not-now' })
    table.continue('B')
    expect(table.seen).toMatchObject({ phase: 'write', round: 2 })
    expect(table.continue('B')).toMatchObject({ code: 'not-now' })
  })

  it('NOU-6 the most points win, and equal points share the place', () => {
    const table = new Table(3)
    const result = { A: { word: 'A', points: 4 }, B: { word: 'B', points: 4 }, C: { word: 'C', points: 2 } }
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
    const table = new Table()
    const next = table.botMove('A', level)
    expect(next?.move).toMatchObject({ type: 'write', word: expect.stringMatching(`^${table.seen.letter}`) })
    expect(world.isWord(next?.move.type === 'write' ? next.move.word : '')).toBe(true)
  })

  const scenarios = new URL('../scenarios/', import.meta.url)
  it.each(readdirSync(scenarios))('the worked example %s', async (file) => {
    expect(await playScenario(JSON.parse(readFileSync(new URL(file, scenarios), 'utf8')), shelf)).toEqual([])
  })
})
