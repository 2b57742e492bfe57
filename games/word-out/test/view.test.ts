import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const table = (more: ConstructorParameters<typeof Play>[0] = {}) =>
  new Play({
    stack: { hands: { Ana: 'E Z M', Bob: 'S K', Cléo: '? #' }, rows: 'R U | C | M | M', pile: 'Q W X' },
    words: ['RUE', 'RUES'],
    ...more,
  })

describe('what is seen', () => {
  it('WO-29 one’s own hand and nobody else’s; how many cards everybody holds, and the pile, is public', () => {
    const play = table()
    expect(play.seenBy('Bob').hand).toEqual(['simple-S-1', 'double-K-1'])
    expect([play.seenBy(undefined).hand, play.seenBy('Zoé').hand]).toEqual([undefined, undefined])
    const { hand: _, ...open } = play.seenBy('Ana')
    expect(open).toEqual(play.seenBy(undefined))
    expect(open).toMatchObject({ held: { Ana: 3, Bob: 2, Cléo: 2 }, pileLeft: 3 })
    expect(JSON.stringify(open)).not.toMatch(/-[SKQWX]-|joker|trash-/)
  })

  it('WO-29 a card drawn is its player’s alone', () => {
    const play = table().pass('Ana')
    expect(play.seenBy('Ana').hand?.at(-1)).toBe('double-Q-1')
    expect(JSON.stringify(play.seenBy('Bob'))).not.toContain('-Q-')
    expect(play.seenBy('Bob')).toMatchObject({ held: { Ana: 4 }, pileLeft: 2 })
  })

  it('WO-29 a card that was put back was seen', () => {
    const play = table().lay('Ana', 0, 'Z')
    expect(play.seenBy('Bob').told).toMatchObject({ 1: { type: 'taken-back', card: 'double-Z-1', letter: 'Z' } })
  })

  it('WO-29 the trash pile lies open', () => {
    const play = table({ stack: { hands: { Ana: '# M' }, rows: 'R R | C | M | M' } }).lay('Ana', 0, '#')
    expect(play.seenBy(undefined).trash).toEqual({ 'simple-R': 2, trash: 1 })
  })

  it('what happened has a number of its own, and the last ones are told', () => {
    const play = table({ stack: { hands: {}, rows: 'R | C | M | M', pile: 'A '.repeat(60) } })
    for (let turn = 0; turn < 10; turn++) play.pass('Ana', 'Bob', 'Cléo')
    const numbers = Object.keys(play.seenBy(undefined).told ?? {}).map(Number)
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([32, 29, 60])
  })

  it('the options that a screen needs are told', () => {
    const options = { isStrict: false, lightsRows: true, hasDico: true }
    expect(table({ options }).seenBy(undefined)).toMatchObject({ ...options, hasClock: true, packs: 1 })
  })
})

describe('a pause', () => {
  it('ALL-3 covers rows, hands, what was told and the word that was announced, for everybody', () => {
    const play = table().wordOut('Ana', 0, 'E')
    for (const name of ['Ana', 'Bob', undefined]) {
      const covered = play.seenBy(name, { isPaused: true })
      expect(covered).toMatchObject({ isCovered: true, phase: 'counter', points: 3 })
      expect([covered.rows, covered.hand, covered.told, covered.word]).toEqual(Array(4).fill(undefined))
      expect(JSON.stringify(covered)).not.toContain('RUE')
      expect(play.seenBy(name)).toMatchObject({ word: 'RUE' })
      expect(play.seenBy(name).isCovered).toBeUndefined()
    }
  })

  it('ALL-3 a game that is over has nothing left to search', () => {
    const play = table({ stack: { hands: { Ana: 'E' }, rows: 'R U | C | M | M' } }).lay('Ana', 0, 'E')
    expect(play.seenBy('Bob', { isPaused: true }).rows).toHaveLength(4)
  })
})
