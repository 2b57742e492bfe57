import { isOffensive } from '@tablee/game-kit/offensive.ts'
import { BOT_LEVELS } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { defaults } from '../game.ts'
import { isMadeOf } from '../rules/words.ts'
import { Table, world } from './driver.ts'

const SEEDS = Array.from({ length: 30 }, (_, nth) => `bot ${nth}`)
const wordOf = (table: Table, level: (typeof BOT_LEVELS)[number]): string => {
  const move = table.botMove('A', level)?.move
  return move?.type === 'write' ? move.word : ''
}

describe('bots', () => {
  it.each(BOT_LEVELS)('DIX-15 ALL-9 a %s bot sets down valid words of its letters, none of them coarse', (level) => {
    for (const seed of SEEDS) {
      const table = new Table({ draw: 'machine', seed })
      const word = wordOf(table, level)
      if (word === '') continue
      expect([word, world.isWord(word), isMadeOf(word, table.state.letters), isOffensive(word)]).toEqual([
        word,
        true,
        true,
        false,
      ])
    }
  })
  it('DIX-15 gentle ones know everyday words of up to five letters; the sharper, the longer', () => {
    const lengths = BOT_LEVELS.map((level) => {
      const words = SEEDS.map((seed) => new Table({ draw: 'machine', seed })).map((table) => {
        const word = wordOf(table, level)
        const rarity = world.found(table.state.letters).find((each) => each.word === word)?.rarity ?? 0
        expect(rarity).toBeLessThanOrEqual({ gentle: 0, steady: 1, sharp: 2 }[level])
        expect(word.length).toBeLessThanOrEqual({ gentle: 5, steady: 7, sharp: 10 }[level])
        return word
      })
      return words.join('').length / words.length
    })
    const [gentle = 0, steady = 0, sharp = 0] = lengths
    expect(gentle).toBeGreaterThan(3)
    expect(steady).toBeGreaterThan(gentle + 1)
    expect(sharp).toBeGreaterThan(steady + 0.5)
  })
  it('DIX-4 calls when it is the caller, ten letters in all', () => {
    const table = new Table()
    expect(table.botMove('B', 'steady')).toBeUndefined()
    for (let nth = 0; nth < 10; nth++) table.goOn({ A: 'steady' })
    expect(table.seen).toMatchObject({ phase: 'write' })
  })
  it('DIX-7 says that it is done after its word, before the time is up; what others do makes it no slower', () => {
    const table = new Table({ draw: 'machine' })
    const [first] = [table.botMove('A', 'sharp')]
    table.advance(3000).done('B').do('B', { type: 'search-on', step: table.step })
    expect(table.botMove('A', 'sharp')?.at).toBe(first?.at)
    table.goOn({ A: 'sharp' })
    expect(table.seen.written).toEqual(['A'])
    table.goOn({ A: 'sharp' })
    expect(table.seen.done).toEqual(['A'])
    expect(table.botMove('A', 'sharp')).toBeUndefined()
  })
  it.each(['reveal', 'results'] as const)('DIX-15 goes on for nobody in « %s »', (phase) => {
    const table = new Table({ draw: 'machine' })
    expect(table.write('B', table.state.letters.slice(0, 2).join(''))).toBeUndefined()
    table.letTimePass()
    if (phase === 'results') table.next('B')
    expect(table.seen.phase).toBe(phase)
    for (const level of BOT_LEVELS) expect(table.botMove('A', level)).toBeUndefined()
  })
  it('DIX-15 sharp ones know rare words, too, and steady ones words of seven letters', () => {
    const draws = Array.from({ length: 120 }, (_, nth) => new Table({ draw: 'machine', seed: `rare ${nth}` }))
    const rarityOf = (table: Table, word: string) =>
      world.found(table.state.letters).find((each) => each.word === word)?.rarity
    expect(draws.some((table) => rarityOf(table, wordOf(table, 'sharp')) === 2)).toBe(true)
    const steady = draws.map((table) => wordOf(table, 'steady').length)
    expect(Math.max(...steady)).toBe(7)
  })
  it.each(BOT_LEVELS)('DIX-7 DIX-15 a %s bot keeps the word of the person whose seat it takes over', (level) => {
    const table = new Table({ draw: 'machine' })
    expect(table.write('A', table.state.letters.slice(0, 2).join(''))).toBeUndefined()
    expect(table.botMove('A', level)?.move.type).toBe('done')
  })
  it.each(BOT_LEVELS)('DIX-5 DIX-15 a %s bot has its word before a short time is up', (level) => {
    const table = new Table({ draw: 'machine', waits: { ...defaults.waits, write: 3 } })
    const { endsAt = 0 } = table.seen
    expect(table.botMove('A', level)?.at).toBeLessThan(endsAt)
    table.goOn({ A: level })
    expect(table.botMove('A', level)?.at ?? 0).toBeLessThan(endsAt)
  })
  it('ALL-3 a covered table makes no bot think', () => {
    const table = new Table({ draw: 'machine' })
    const tools = {
      ...world,
      level: 'sharp' as const,
      chance: () => ({ below: () => 0, shuffle: <T>(all: readonly T[]) => [...all] }),
    }
    expect(table.game.bot(table.seenBy('A', { isPaused: true }), 'A' as never, tools)).toBeUndefined()
  })
})
