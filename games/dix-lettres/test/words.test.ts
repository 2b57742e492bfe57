import { describe, expect, it } from 'vitest'
import { dixLettres } from '../game.ts'
import type { State } from '../rules/state.ts'
import { Table } from './driver.ts'

/** A E I O and R S T N L C come out of the bags. */
const TILES = ['AEIOUY', 'RSTNLCD'] as const
const WORDS = ['CRI', 'CRIS', 'LOIN', 'SALIR', 'RAISON', 'CASIER', 'CARTON', 'RELATION', 'CORSA']
const table = (setting: ConstructorParameters<typeof Table>[0] = {}) =>
  new Table({ tiles: TILES, words: WORDS, ...setting }).callAll('VVVVCCCCCC')

describe('writing', () => {
  it('DIX-5 everybody has 45 s; ALL-2 twice that if one of them asked for more', () => {
    expect(table().seen).toMatchObject({ phase: 'write', lasts: 45, letters: [...'AEIORSTNLC'] })
    expect(table({ unhurried: ['B'] }).seen.lasts).toBe(90)
    expect(table().letTimePass().seen.phase).toBe('results')
  })
  it('DIX-6 ALL-1 accents and case do not matter; a tile counts once', () => {
    const game = table()
    expect(game.write('A', 'cartôn')).toBeUndefined()
    expect(game.seenBy('A').mine).toBe('CARTON')
    for (const word of ['CARROT', 'OURS', 'ASSEZ'])
      expect(game.write('A', word)).toMatchObject({ rule: 'DIX-6', code: 'not-these-letters', about: word })
    for (const word of ['A', '', '?!'])
      expect(game.write('A', word)).toMatchObject({ rule: 'DIX-6', code: 'too-short' })
    expect(game.seenBy('A').mine).toBe('CARTON')
  })
  it('DIX-6 a word that is in no list is taken all the same', () => {
    const game = table()
    expect(game.write('A', 'LICORNA')).toBeUndefined()
  })
  it('DIX-7 the last word set down is the one that counts', () => {
    const game = table()
    game.write('A', 'RAISON')
    game.write('A', 'CRI')
    expect(game.letTimePass().seen.shown).toEqual([{ word: 'CRI', seats: ['A'], isValid: true }])
  })
  it('DIX-7 the round ends when all are done; who sets another word down, or searches on, is not', () => {
    const game = table().done('A')
    expect(game.ask('A', { type: 'done', step: game.step })).toMatchObject({ rule: 'ALL-8' })
    expect(game.ask('B', { type: 'search-on', step: game.step })).toMatchObject({ rule: 'ALL-8' })
    game.write('A', 'CRI')
    expect(game.seen.done).toEqual([])
    game.done('A', 'B')
    expect(game.seen.phase).toBe('reveal')
    const other = table().done('A').do('A', { type: 'search-on', step: table().step }).done('B')
    expect(other.seen).toMatchObject({ phase: 'write', done: ['B'] })
  })
  it('DIX-7 alone one waits for nobody', () => {
    expect(table({ players: 1 }).done('A').seen.phase).toBe('results')
  })
  it('DIX-14 the round ends 10 s after the last of those who were waited for has left', () => {
    const game = table({ players: 3 }).done('A').leave('B').advance(3000)
    expect(game.withoutAt).toBeUndefined()
    game.leave('C')
    expect(game.withoutAt).toBe(game.now + 10_000)
    expect(game.goOnWithout().seen.phase).toBe('results')
  })
  it('DIX-14 ALL-7 without a clock people who are gone are waited for until the host calls time', () => {
    expect(table({ hasClock: false }).done('A').leave('B').withoutAt).toBeUndefined()
  })
  it('DIX-16 ALL-3 nobody else sees a word; a pause covers the letters and one’s own', () => {
    const game = table()
    game.write('A', 'RAISON')
    expect(JSON.stringify([game.seenBy('B'), game.seen])).not.toContain('RAISON')
    expect(game.seenBy('B').written).toEqual(['A'])
    const covered = game.seenBy('A', { isPaused: true })
    expect(covered).toMatchObject({ isCovered: true, written: ['A'] })
    expect([covered.letters, covered.mine]).toEqual([undefined, undefined])
  })
  it('ALL-7 without a clock nothing runs out; the host calls time', () => {
    const game = table({ hasClock: false })
    expect(dixLettres.due(game.state)).toBeUndefined()
    expect(game.ask('A', { type: 'time-up', step: game.step })).toMatchObject({ rule: 'ALL-7' })
    expect(game.do({ kind: 'host' }, { type: 'time-up', step: game.step }).seen.phase).toBe('results')
  })
})

describe('the words are shown', () => {
  /** Four words, one of them twice, one of them none. */
  const shown = (setting: ConstructorParameters<typeof Table>[0] = {}) => {
    const game = table({ players: 6, ...setting })
    const words = { A: 'RAISON', B: 'CRI', C: 'CASIER', D: 'RAISON', E: 'SALIRO' }
    for (const [name, word] of Object.entries(words)) game.write(name, word)
    return game.done('A', 'B', 'C', 'D', 'E', 'F')
  }
  const wordsIn = (game: Table) => game.seen.shown?.map(({ word }) => word)

  it('DIX-8 from short to long, equal ones together, 4 s each', () => {
    const game = shown()
    expect(game.seen).toMatchObject({ phase: 'reveal', lasts: 4 })
    expect(wordsIn(game)).toEqual(['CRI'])
    expect(wordsIn(game.letTimePass())).toEqual(['CRI', 'SALIRO'])
    expect(wordsIn(game.letTimePass())).toEqual(['CRI', 'SALIRO', 'CASIER'])
    game.letTimePass()
    expect(game.seen.shown?.at(-1)).toEqual({ word: 'RAISON', seats: ['A', 'D'], isValid: true })
    expect(game.letTimePass().seen.phase).toBe('results')
  })
  it('ALL-2 all have twice the time to read where one of them asked for more', () => {
    const game = shown({ unhurried: ['B'] })
    expect(game.seen).toMatchObject({ phase: 'reveal', lasts: 8 })
    expect(game.letTimePass().seen.lasts).toBe(8)
    expect(game.next('A', 3).seen).toMatchObject({ phase: 'results', lasts: 30 })
  })
  it('DIX-8 DIX-16 the last word is known as the last once it is shown, not before', () => {
    const game = shown()
    const known = [1, 2, 3, 4].map((nth) => (nth === 1 ? game : game.next()).seen.isLastShown)
    expect(known).toEqual([undefined, undefined, undefined, true])
  })
  it('DIX-8 ALL-8 anybody goes on, once for each word', () => {
    const game = shown()
    const { step } = game
    game.next('F')
    expect(wordsIn(game)).toEqual(['CRI', 'SALIRO'])
    expect(game.ask('A', { type: 'go-on', step })).toMatchObject({ rule: 'ALL-8' })
  })
  it('DIX-16 what has not been shown yet is in nobody else’s view', () => {
    const seen = JSON.stringify([shown().seenBy('B'), shown().seen])
    for (const word of ['SALIR', 'RAISON', 'CASIER', 'SALIRO', 'RELATION']) expect(seen).not.toContain(word)
    expect(shown().seenBy('A').mine).toBe('RAISON')
  })
  it('DIX-9 a word that is in no list scores nothing', () => {
    const [result] = shown().next('A', 4).seen.results
    expect(result?.entries[1]).toEqual({ word: 'SALIRO', seats: ['E'], isValid: false })
    expect(result?.points).not.toHaveProperty('E')
  })
  it('DIX-10 the longest valid words score their letters, whoever has them', () => {
    const { results, scores } = shown().next('A', 4).seen
    expect(results[0]?.points).toEqual({ A: 6, C: 6, D: 6 })
    expect(scores).toEqual({ A: 6, B: 0, C: 6, D: 6, E: 0, F: 0 })
  })
  it('DIX-10 a word that is one letter shorter scores nothing', () => {
    const { points } = table({ players: 2 }).round({ A: 'RAISON', B: 'SALIR' }).seen.results[0] ?? {}
    expect(points).toEqual({ A: 6 })
  })
  it('DIX-11 where everybody scores, each scores the own word', () => {
    expect(shown({ scoring: 'everybody' }).next('A', 4).seen.scores).toEqual({ A: 6, B: 3, C: 6, D: 6, E: 0, F: 0 })
  })
  it('DIX-12 what it brought stays for 15 s; then comes the next round', () => {
    const game = shown().next('A', 4)
    expect(game.seen).toMatchObject({ phase: 'results', round: 1, lasts: 15 })
    expect(game.letTimePass().seen).toMatchObject({ phase: 'draw', round: 2, letters: [] })
  })
  it('DIX-12 the most points win, equal ones share', () => {
    const { state } = new Table({ players: 3 })
    const result = { letters: [], entries: [], best: [], points: { A: 4, B: 4, C: 2 } }
    const over: State = { ...state, results: [result], phase: { name: 'over' } }
    expect(dixLettres.outcome(over)).toEqual({ placings: [['A', 'B'], ['C']] })
    expect(dixLettres.outcome(state)).toBeUndefined()
  })
  it('DIX-13 the longest possible words are told once all are shown, never before', () => {
    const game = shown()
    for (let shownSoFar = 1; shownSoFar < 4; shownSoFar++) {
      expect(JSON.stringify(game.state)).not.toContain('RELATION')
      game.next()
    }
    expect(game.next().seen.results[0]?.best).toEqual(['RELATION'])
  })
  it('DIX-8 with no words at all there is nothing to show', () => {
    expect(table().letTimePass().seen).toMatchObject({ phase: 'results', results: [{ entries: [], points: {} }] })
  })
  it('ALL-6 a newcomer waits for the next round', () => {
    const game = shown()
    expect(dixLettres.deal?.(game.state)).toBe(1)
    expect(dixLettres.deal?.(game.next('A', 5).state)).toBe(2)
  })
})
