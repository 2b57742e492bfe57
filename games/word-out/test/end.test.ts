import { describe, expect, it } from 'vitest'
import { wordOut } from '../game.ts'
import { Play } from './driver.ts'

const WORDS = ['RUE', 'RUES', 'CHAT', 'CHATS', 'AS', 'MA']
const table = (ana: string, pile: string, more: { bob?: string; cléo?: string } = {}) =>
  new Play({
    stack: { hands: { Ana: ana, Bob: more.bob ?? 'S M', Cléo: more.cléo ?? 'M M' }, rows: 'R U | C H A | M | M', pile },
    words: WORDS,
  })

describe('an empty pile', () => {
  it('WO-25 a pass draws nothing', () => {
    const play = table('M M', 'A').pass('Ana')
    expect([play.hand('Ana'), play.state.pile.length]).toEqual(['M M A', 0])
    expect(play.pass('Bob').hand('Bob')).toBe('S M')
    expect(play.lay('Cléo', 0, 'M').hand('Cléo')).toBe('M M')
  })

  it('WO-26 who goes out scores the cards left in all other hands, each other loses one a card held; the game is over', () => {
    const play = table('E', '', { bob: 'S M M' }).lay('Ana', 0, 'E')
    expect([play.at, play.state.scores]).toEqual(['over', { Ana: 5, Bob: -3, Cléo: -2 }])
    expect(play.seenBy('Bob').ending).toEqual({ wentOut: 'Ana', changes: { Ana: 5, Bob: -3, Cléo: -2 } })
    expect(play.ask('Bob', { type: 'pass' })).toMatchObject({ rule: 'ALL-4', code: 'game-over' })
  })

  it('WO-26 a word banked with that card counts too, and no row is started', () => {
    const play = table('E', '').wordOut('Ana', 0, 'E')
    expect([play.at, play.rows, play.score('Ana')]).toEqual(['over', '|CHA|M|M', 3 + 4])
  })

  it('WO-26 also as a counter', () => {
    const play = table('T M', '', { bob: 'S' }).wordOut('Ana', 1, 'T').counter('Bob', 'S')
    expect([play.at, play.state.scores]).toEqual(['over', { Ana: -1, Bob: 3, Cléo: -2 }])
  })

  it('WO-27 all pass in a row: each loses one a card held, and it is over', () => {
    const play = table('M M M', '', { bob: 'S' }).pass('Ana', 'Bob')
    expect(play.at).toBe('Cléo turn')
    // A wrong card is a pass as well (WO-8).
    play.lay('Cléo', 0, 'M')
    expect([play.at, play.state.scores]).toEqual(['over', { Ana: -3, Bob: -1, Cléo: -2 }])
    expect(play.seenBy('Ana').ending).toEqual({ changes: { Ana: -3, Bob: -1, Cléo: -2 } })
  })

  it('WO-27 time that runs out is a pass like any other', () => {
    expect(table('M M', '').letTimePass().letTimePass().letTimePass().at).toBe('over')
  })

  it('WO-27 only passes made with the pile already empty count', () => {
    const play = table('M M', 'A').pass('Ana', 'Bob', 'Cléo')
    expect(play.at).toBe('Ana turn')
    expect(play.pass('Ana').at).toBe('over')
  })

  it('WO-27 a card laid, on a turn or as a counter, starts the count anew', () => {
    const laid = table('M M', '', { cléo: 'E M' }).pass('Ana', 'Bob').lay('Cléo', 0, 'E').pass('Ana', 'Bob')
    expect([laid.state.passes, laid.at]).toEqual([2, 'Cléo turn'])
    expect(laid.pass('Cléo').at).toBe('over')
    const countered = table('M M', '', { bob: 'T M', cléo: 'S M' })
      .pass('Ana')
      .wordOut('Bob', 1, 'T')
      .counter('Cléo', 'S')
    expect([countered.state.passes, countered.at]).toEqual([0, 'Ana turn'])
    const trashed = table('M M', '', { bob: '# R M' }).pass('Ana').lay('Bob', 0, '#').letTimePass().pass('Cléo', 'Ana')
    expect([trashed.state.passes, trashed.at]).toEqual([2, 'Bob turn'])
  })
})

describe('the end', () => {
  const ended = (ana: number, bob: number, cléo: number) => {
    const play = table('M', '', { bob: 'M', cléo: 'M' })
    const scores: Record<string, number> = { Ana: ana, Bob: bob, Cléo: cléo }
    play.state = { ...play.state, scores }
    return play.pass('Ana', 'Bob', 'Cléo')
  }

  it('WO-28 the highest score wins, equal ones share', () => {
    expect(wordOut.outcome(ended(3, 7, 3).state)).toEqual({ placings: [['Bob'], ['Ana', 'Cléo']] })
    expect(wordOut.outcome(ended(7, 7, 1).state)).toEqual({ placings: [['Ana', 'Bob'], ['Cléo']] })
    expect(wordOut.outcome(table('M', '').state)).toBeUndefined()
  })

  it('WO-28 a score may fall below zero', () => {
    expect(ended(0, 5, 0).state.scores).toEqual({ Ana: -1, Bob: 4, Cléo: -1 })
  })

  it('WO-15 WO-28 the words of the game are told once it is over', () => {
    const play = table('E', '').wordOut('Ana', 0, 'E')
    expect(play.seenBy(undefined).banked).toEqual([{ seat: 'Ana', row: 0, word: 'RUE', points: 3 }])
    expect(table('E', '').seenBy('Ana').banked).toBeUndefined()
  })
})
