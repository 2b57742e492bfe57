import { VirtualTable } from '@tablee/rehearsal'
import { describe, expect, it } from 'vitest'
import { defaults, dixLettres, type Move, type View } from '../game.ts'
import { shelf, Table } from './driver.ts'

/** A E I O and R S T N L C come out of the bags. */
const TILES = ['AEIOUY', 'RSTNLCD'] as const
const WORDS = ['CRI', 'CARTON', 'RELATION']
const table = (setting: ConstructorParameters<typeof Table>[0] = {}) =>
  new Table({ tiles: TILES, words: WORDS, ...setting }).callAll('VVVVCCCCCC')
/** The words of the round that is over, and whose they are. */
const wordsOf = (game: Table) => {
  while (game.state.phase.name === 'reveal') game.next()
  return Object.fromEntries(game.state.results[0]?.entries.map(({ word, seats }) => [word, seats.join()]) ?? [])
}

describe('tiles that are laid out', () => {
  it('DIX-7 are a word once the clock runs out, to the last one; who has set down a word keeps that', () => {
    const game = table()
    game.layOut('A', 'CAR')
    game.write('B', 'CRI')
    game.layOut('B', 'RELATION')
    game.advance(44_999)
    game.layOut('A', 'CARTON')
    expect(wordsOf(game.letTimePass())).toEqual({ CRI: 'B', CARTON: 'A' })
  })
  it('DIX-7 ALL-7 are a word when the host calls time where no clock runs', () => {
    const game = table({ hasClock: false })
    game.layOut('B', 'CARTO')
    expect(wordsOf(game.do({ kind: 'host' }, { type: 'time-up', step: game.step }))).toEqual({ CARTO: 'B' })
  })
  it('DIX-7 DIX-14 are a word of somebody who has left', () => {
    const game = table().done('A')
    game.layOut('B', 'CRI')
    expect(wordsOf(game.leave('B').goOnWithout())).toEqual({ CRI: 'B' })
  })
  it('DIX-7 are a word once all are done', () => {
    const game = table()
    game.layOut('B', 'CRI')
    expect(wordsOf(game.done('A', 'B'))).toEqual({ CRI: 'B' })
  })
  it.each([['C'], ['CRI', '']])('DIX-7 are none where fewer than two lie there: %j, %j', (...drafts) => {
    const game = table()
    for (const draft of drafts) expect(game.layOut('A', draft)).toBeUndefined()
    expect(wordsOf(game.letTimePass())).toEqual({})
  })
  it('DIX-6 ALL-1 are tiles of this draw, each of them once; anything else changes nothing', () => {
    const game = table()
    expect(game.layOut('A', 'car')).toBeUndefined()
    for (const text of ['CARR', 'OURS', '?!'])
      expect(game.layOut('A', text)).toMatchObject({ rule: 'DIX-6', code: 'not-these-letters' })
    expect(game.seenBy('A').draft).toBe('CAR')
  })
  it('DIX-7 ALL-8 are no step of the game, and make nobody not done; they come too late once the time is up', () => {
    const game = table().done('A')
    const { step } = game
    game.layOut('A', 'CAR')
    game.layOut('B', 'CAR')
    expect(game.seen).toMatchObject({ step, done: ['A'], written: [] })
    game.advance(45_000)
    expect(game.layOut('B', 'CARTON')).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    game.letTimePass()
    expect(game.layOut('B', 'CARTON')).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
  })
  it('DIX-7 lie there no longer once they are set down', () => {
    const game = table()
    game.layOut('A', 'CARTON')
    game.layOut('B', 'CRI')
    game.write('A', 'carton')
    expect([game.seenBy('A').draft, game.seenBy('B').draft]).toEqual([undefined, 'CRI'])
  })
  it('DIX-16 ALL-3 are seen by whoever laid them out, and by nobody in a pause', () => {
    const game = table()
    game.layOut('A', 'CARTON')
    expect(game.seenBy('A').draft).toBe('CARTON')
    expect(JSON.stringify([game.seenBy('B'), game.seen, game.seenBy('A', { isPaused: true })])).not.toContain('CARTON')
  })
  it('ALL-5 a replay does without them', () => {
    const of = (type: Move['type']) => dixLettres.isDraft?.({ type } as Move)
    expect([of('draft'), of('write'), of('done')]).toEqual([true, false, false])
  })
  it('ALL-4 nobody fills the log with them, and a word is set down all the same', () => {
    const live = new VirtualTable(shelf, 'draft')
    live.askAs('Ana', { type: 'sit', name: 'Ana' })
    live.askAs('Ana', { type: 'choose', game: 'dix-lettres', options: { ...defaults, draw: 'machine' } })
    expect(live.askAs('Ana', { type: 'start' })).toBeUndefined()
    const { letters = [], step } = (live.seenBy('Ana').play as { view: View }).view
    const ask = (move: Move) => live.askAs('Ana', { type: 'play', move })?.code
    const answers = Array.from({ length: 68 }, (_, nth) =>
      ask({ type: 'draft', step, text: letters.slice(0, 1 + (nth % 9)).join('') }),
    )
    expect(answers.slice(0, 60).every((answer) => answer === undefined)).toBe(true)
    expect(new Set(answers.slice(60))).toEqual(new Set(['written-too-often']))
    expect(ask({ type: 'write', step, word: letters.slice(0, 2).join('') })).toBeUndefined()
  })
})
