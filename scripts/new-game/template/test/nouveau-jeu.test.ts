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
import type { Event, State, World } from '../rules/state.ts'

const shelf = makeShelf([nouveauJeu], () => ({ playWords: loadPlayWords() }))
const world = shelf.get('nouveau-jeu')?.world as World

/** A game of people named A, B, C…; what they write begins with the letter. */
class Table extends GameDriver<Options, State, Move, Event, View, World> {
  constructor(players = 2, { hasClock = true, seed = 'test' } = {}) {
    const seating = seatingOf([...'ABCDEFGHI'].slice(0, players))
    super(nouveauJeu, { options: { ...defaults, hasClock }, seating, world, seed })
  }
  get seen() {
    return this.seenBy(undefined)
  }
  write(name: string, ending = ''): Refusal | undefined {
    return this.ask(name, { type: 'write', round: this.seen.round, word: `${this.seen.letter}${ending}` })
  }
}

const round = fc.integer({ min: 1, max: 4 })
const setting = fc.record({ players: fc.integer({ min: 2, max: 4 }), hasClock: fc.boolean(), seed: fc.string() })

describe('NOU-3 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    game: nouveauJeu,
    setting,
    tableOf: ({ players, ...chosen }) => new Table(players, chosen),
    timed: (chosen) => ({ ...chosen, hasClock: true }),
    names: ['A', 'B', 'C', 'D', 'X'],
    sensible: ({ seen: { seats, round, letter } }, lot) =>
      seats.map((seat) => [seat, { type: 'write' as const, round, word: `${letter}${lot % 2 ? 'A' : ''}` }]),
    move: fc.oneof(
      fc.record({ type: fc.constant('write' as const), round, word: fc.string({ maxLength: 8 }) }),
      fc.record({ type: fc.constant('time-up' as const), round }),
    ),
    moves: { write: { round: 1, word: 'été' }, 'time-up': { round: 3 } },
    reached: ['written', 'round-began', 'round-ended'],
    botMoves: ['write'],
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: ['write'] },
    // Others' words, and the letters to come.
    otherSecrets: (state, mine, chance) => {
      const { phase, results, letters } = state
      const known = letters.slice(0, results.length + 1)
      const others = { ...state, letters: [...known, ...letters.slice(known.length).map(() => 'X')] }
      if (phase.name === 'over') return others
      const words = Object.entries(phase.words).map(([seat, word]) => [
        seat,
        seat === mine ? word : `${known.at(-1)}${chance.below(2) === 0 ? 'A' : 'B'}`,
      ])
      return { ...others, phase: { ...phase, words: Object.fromEntries(words) } }
    },
    // A game has three rounds.
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
    table.write('A', 'b')
    table.write('A', 'c')
    expect(table.seenBy('A').mine).toBe(`${table.seen.letter}C`)
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
    const [letter = ''] = table.state.letters
    const ending = world.next(letter).find((next) => world.isWord(letter + next)) ?? ''
    table.write('A', ending.toLowerCase())
    table.write('B', 'zzzz')
    const result = { A: { word: letter + ending, points: 2 }, B: { word: `${letter}ZZZZ`, points: 0 } }
    expect(table.letTimePass().seen).toMatchObject({ results: [result], scores: { A: 2, B: 0, C: 0 } })
  })

  it('NOU-5 the most points win, and equal points share the place', () => {
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
    const move = new Table().botMove('A', level)?.move
    expect(move?.type === 'write' && world.isWord(move.word)).toBe(true)
  })

  const scenarios = new URL('../scenarios/', import.meta.url)
  it.each(readdirSync(scenarios))('the worked example %s', async (file) => {
    expect(await playScenario(JSON.parse(readFileSync(new URL(file, scenarios), 'utf8')), shelf)).toEqual([])
  })
})
