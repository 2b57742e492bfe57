import { readFileSync } from 'node:fs'
import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import { BOT_LEVELS, type BotLevel, type SeatId } from '@tablee/kernel'
import { atDepth, unreached } from '@tablee/kernel/testing/depth'
import { fold } from '@tablee/lexicon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryDeck } from '../deck/deck.ts'
import { EDITIONS, type Edition, type Options, PHASES } from '../rules/options.ts'
import type { Teams } from '../rules/state.ts'
import { Play } from './driver.ts'

const DECK = new URL('../deck/cards.txt', import.meta.url)
const deck = categoryDeck(parseCategoryCards(readFileSync(DECK, 'utf8')).cards)

const waits = (lasts: number) =>
  Object.fromEntries(PHASES.map((phase) => [phase, lasts])) as unknown as Options['waits']
const seats = (...names: string[]) => ({ seats: names as SeatId[], captain: names[0] as SeatId })

type Bots = Readonly<Record<string, BotLevel>>

/** Bots on every seat, to the end; how many decisions it took. */
const playOut = (table: Play, bots: Bots): number => {
  for (const name of Object.keys(bots)) table.bots.add(name as SeatId)
  let decisions = 0
  for (; table.state.phase.name !== 'over'; decisions++) {
    if (decisions > 20_000) throw new Error('no end in sight')
    if (!table.goOn(bots)) throw new Error(`nobody goes on in ${table.state.phase.name}`)
  }
  return decisions
}

const duel = (edition: Edition, sel: BotLevel, poivre: BotLevel, seed: string): Play => {
  const first = Number(seed) % 2 === 0 ? 'sel' : 'poivre'
  const table = new Play({ edition, seed, first, world: deck, teams: { sel: seats('S'), poivre: seats('P') } })
  playOut(table, { S: sel, P: poivre })
  return table
}

const turnsOf = ({ state }: Play) => state.turns.sel + state.turns.poivre
const count = (table: Play, type: string) => table.events.filter((event) => event.type === type).length

describe('bots among themselves', () => {
  const level = fc.constantFrom(...BOT_LEVELS)
  const setting = fc.record({
    edition: fc.constantFrom(...EDITIONS),
    seed: fc.string(),
    levels: fc.array(level, { minLength: 2, maxLength: 5 }),
    columns: fc.constantFrom(3 as const, 5 as const),
    hasClock: fc.boolean(),
    lasts: fc.constantFrom(5, 8, 30, 90),
  })

  it('ALL-4 ALL-7 ALL-9 play every game to its end, and are never refused, never contest, check or vote', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, ({ edition, seed, levels, columns, hasClock, lasts }) => {
        const bots: Bots = Object.fromEntries(levels.map((each, nth) => [`s${nth}`, each]))
        const names = Object.keys(bots)
        const half = Math.ceil(names.length / 2)
        const teams: Teams = { sel: seats(...names.slice(0, half)), poivre: seats(...names.slice(half)) }
        const table = new Play({
          edition,
          seed,
          teams,
          world: deck,
          options: { columns, hasClock, waits: waits(lasts) },
        })
        playOut(table, bots)
        for (const { type } of table.events) seen.add(type)
        expect(turnsOf(table)).toBeLessThan(200)
        // What a bot begins it ends: it knows the same word from letter to letter.
        expect(count(table, 'letters-taken-back')).toBe(0)
        const known = new Set(
          [...deck.cards.values()]
            .flatMap(({ front, back }) => [front, back])
            .flatMap(deck.answers)
            .map(({ word }) => fold(word)),
        )
        expect(table.state.given.filter((letters) => !known.has(fold(letters)))).toEqual([])
      }),
      // A wait runs out in one game of six: in forty it may never happen.
      { numRuns: atDepth(65) },
    )
    // Short waits and mates were met.
    expect(unreached(['time-ran-out', 'suggested', 'won'].filter((type) => !seen.has(type)))).toEqual([])
    expect(['contested', 'plea-awaited', 'vote-opened'].filter((type) => seen.has(type))).toEqual([])
  })

  /** How many of these games the better one wins, each side and each start as often. */
  const wins = (edition: Edition, better: BotLevel, worse: BotLevel, games: number) =>
    Array.from({ length: games }, (_, nth) => {
      const isSel = nth % 4 < 2
      const { phase } = duel(edition, isSel ? better : worse, isSel ? worse : better, `${nth}`).state
      return phase.name === 'over' && (phase.winner === 'sel') === isSel
    }).filter(Boolean).length

  it.each(EDITIONS)('%s: sharp beats gentle clearly, and the steady one stands between', (edition) => {
    expect(wins(edition, 'sharp', 'gentle', 60)).toBeGreaterThan(54)
    expect(wins(edition, 'sharp', 'steady', 20)).toBeGreaterThan(14)
    expect(wins(edition, 'steady', 'gentle', 20)).toBeGreaterThan(14)
  })

  it('gentle finds a word in about three turns of four', () => {
    const games = Array.from({ length: 6 }, (_, nth) => duel('cactus', 'gentle', 'gentle', `${nth}`))
    const turns = games.reduce((sum, table) => sum + turnsOf(table), 0)
    const found = games.reduce((sum, table) => sum + table.state.given.length, 0)
    expect(found / turns).toBeGreaterThan(0.65)
    expect(found / turns).toBeLessThan(0.85)
  })
})

describe('a bot', () => {
  const KNOWN = [
    { word: 'soleil', isMarked: false },
    { word: 'Oslo', isMarked: true },
  ]
  const world = { answers: () => KNOWN, isSpelled: (letters: string) => ['SOLEIL', 'CHAT', 'LUNE'].includes(letters) }
  const next = (table: Play, name: string, level: BotLevel = 'sharp') => table.botMove(name, level)

  it('MPM-32 acts only as acting captain: draws, and starts the timer where that is its part (MPM-6)', () => {
    const table = new Play({ edition: 'capture', world })
    expect(['Ana', 'Bob', 'Dan', 'Eve'].filter((name) => next(table, name))).toEqual(['Ana'])
    table.present.delete('Ana' as SeatId)
    expect(next(table, 'Bob')?.move).toEqual({ type: 'draw' })
    table.do('Bob', { type: 'draw' })
    expect(next(table, 'Bob')).toBeUndefined()
    expect(next(table, 'Dan')?.move).toEqual({ type: 'start-timer' })
    expect(next(table, 'Zoé')).toBeUndefined()
  })

  it.each([
    ['gentle', 700, 1200],
    ['steady', 450, 800],
    ['sharp', 250, 450],
  ] as const)('%s: thinks 2 to 12 s, then spells a letter every %i to %i ms, within its time', (level, least, most) => {
    const thoughts = new Set<number>()
    for (let seed = 0; seed < 20; seed++) {
      const table = new Play({ seed: `${seed}`, world: { ...world, answers: () => KNOWN.slice(0, 1) } }).spell('')
      const pauses: number[] = []
      while (table.state.phase.name === 'spell') {
        pauses.push(next(table, 'Ana', level)?.after ?? 0)
        table.goOn({ Ana: level })
      }
      // Gentle finds nothing, one time of four.
      if (pauses.length === 1) continue
      const [thought = 0, ...letters] = pauses.slice(0, -1)
      thoughts.add(thought)
      expect(thought).toBeGreaterThanOrEqual(2000)
      expect(thought).toBeLessThanOrEqual(12_000)
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(least)
      expect(Math.max(...letters)).toBeLessThanOrEqual(most)
      expect(table.seenBy('Dan')).toMatchObject({ phase: 'review', answer: 'SOLEIL' })
    }
    expect(thoughts.size).toBeGreaterThan(5)
  })

  it('MPM-13 with too little time spells the beginning, and tells the whole word', () => {
    const long = [{ word: 'porte-monnaie', isMarked: false }]
    const table = new Play({ seed: '1', world: { answers: () => long }, options: { waits: waits(5) } }).spell('')
    for (let steps = 0; table.state.phase.name !== 'review' && steps < 30; steps++) table.goOn({ Ana: 'gentle' })
    expect(count(table, 'time-ran-out')).toBe(1)
    expect(table.seenBy('Dan').answer).toBe('porte-monnaie')
  })

  it('ALL-7 acts before the clock does, however short the wait', () => {
    const short = () => new Play({ world: { ...world, answers: () => [] }, options: { waits: waits(5) } })
    const reached: [Play, string][] = [
      [short(), 'Ana'],
      [short().do('Ana', { type: 'draw' }), 'Ana'],
      [short().spell(''), 'Ana'],
      [short().answer('SOL'), 'Dan'],
      [short().answer('SOL').do('Dan', { type: 'contest' }), 'Ana'],
    ]
    for (const [table, name] of reached)
      for (const level of BOT_LEVELS) expect(next(table, name, level)?.after).toBeLessThanOrEqual(4000)
  })

  it('MPM-9 each suggestion starts the captain’s pause anew, and makes it shorter', () => {
    const table = new Play({ world }).spell('')
    const pauses = [next(table, 'Ana')?.after ?? 0]
    for (let nth = 0; nth < 3; nth++) {
      table.do('Bob', { type: 'suggest', word: 'soleil' })
      pauses.push(next(table, 'Ana')?.after ?? 0)
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => b - a))
    expect(pauses[3]).toBeLessThan((pauses[0] ?? 0) / 3)
  })

  it.each([
    ['SOL', 'goes on to a word it knows', { type: 'spell', letter: 'E' }],
    ['SOLEIL', 'says done', { type: 'done' }],
    ['CHAT', 'trusts the lexicon', { type: 'done' }],
    ['LUNE', 'takes back what was given before', { type: 'take-back', count: 4 }],
    ['BRRR', 'takes back what leads nowhere', { type: 'take-back', count: 4 }],
  ])('ALL-6 who takes a seat over after %s %s', (spelled, _, move) => {
    const table = new Play({ world }).turn('LUNE').turn('DO').spell(spelled)
    for (const level of BOT_LEVELS) expect(next(table, 'Ana', level)?.move).toEqual(move)
  })

  it('MPM-13 ALL-6 tells what was spelled when it knows no word that goes on from it', () => {
    const table = new Play({ world }).spell('BR').letTimePass()
    expect(next(table, 'Ana')?.move).toEqual({ type: 'tell', word: 'BR' })
  })

  it('MPM-18 with nothing new to say gives the turn up', () => {
    const table = new Play({ world }).turn('SOLEIL').turn('OSLO').spell('')
    expect(next(table, 'Ana')?.move).toEqual({ type: 'done' })
    expect(table.do('Ana', { type: 'done' }).seenBy('Eve').last).toMatchObject({ ending: 'nothing' })
  })

  it('MPM-9 suggests once or twice while somebody else is captain, and stops when letters fall', () => {
    const table = new Play({ world }).spell('')
    expect(next(table, 'Dan')).toBeUndefined()
    const first = next(table, 'Bob')
    expect(first?.move.type).toBe('suggest')
    table.goOn({ Bob: 'sharp' })
    table.goOn({ Bob: 'sharp' })
    expect(
      table
        .seenBy('Ana')
        .suggestions?.map(({ word }) => word)
        .sort(),
    ).toEqual(['Oslo', 'soleil'])
    expect(next(table, 'Bob')).toBeUndefined()
    const begun = new Play({ world }).spell('S')
    expect(next(begun, 'Bob')).toBeUndefined()
  })

  it('MPM-9 as captain takes a mate’s word before its own, if it is one', () => {
    const table = new Play({ world }).spell('')
    const alone = next(table, 'Ana')
    table.do('Bob', { type: 'suggest', word: 'pfff' }, { type: 'suggest', word: 'deux mots' })
    expect(next(table, 'Ana')?.move).toEqual(alone?.move)
    table.do('Bob', { type: 'suggest', word: 'chat' })
    while (table.state.phase.name === 'spell') table.goOn({ Ana: 'gentle' })
    expect(table.seenBy('Dan').answer).toBe('CHAT')
  })

  it('ALL-9 accepts after 2 to 4 s, contests nothing, checks nothing, casts no vote', () => {
    const table = new Play({ world }).answer('SOLEIL')
    const accept = next(table, 'Dan')
    expect(accept?.move).toEqual({ type: 'accept' })
    expect(accept?.after).toBeGreaterThanOrEqual(2000)
    expect(accept?.after).toBeLessThanOrEqual(4000)
    expect(['Ana', 'Bob', 'Eve'].map((name) => next(table, name))).toEqual([undefined, undefined, undefined])
    table.do('Dan', { type: 'contest' })
    expect(next(table, 'Ana')?.move).toEqual({ type: 'call-vote' })
    expect(next(table, 'Dan')).toBeUndefined()
    table.do('Ana', { type: 'call-vote' })
    expect(['Ana', 'Bob', 'Dan', 'Eve'].filter((name) => next(table, name))).toEqual([])
  })

  it('MPM-22 pleads for a proper noun it knows, not for a slip', () => {
    const asked = (word: string) => new Play({ world }).answer(word).do('Dan', { type: 'check-spelling' })
    expect(next(asked('OSLO'), 'Ana')?.move).toEqual({ type: 'plead' })
    expect(next(asked('SOLEY'), 'Ana')).toBeUndefined()
    const unknown = new Play({ world: { ...world, isSpelled: () => false } })
    unknown.answer('SOLEIL').do('Dan', { type: 'check-spelling' })
    expect(next(unknown, 'Ana')).toBeUndefined()
    expect(next(asked('OSLO'), 'Dan')).toBeUndefined()
  })
})
