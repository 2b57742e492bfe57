import { isOffensive } from '@tablee/game-kit/offensive.ts'
import { seededChance } from '@tablee/kernel'
import { atDepth } from '@tablee/kernel/testing/depth'
import { describe, expect, it } from 'vitest'
import { BAGS, restOf, shaken } from '../rules/bag.ts'
import { wordsMadeOf } from '../rules/search.ts'
import { isMadeOf } from '../rules/words.ts'
import { graph, Table, world } from './driver.ts'

const draw = (seed: string): readonly string[] => {
  const chance = seededChance(seed)
  return restOf(shaken(BAGS, chance), [], chance)
}
const all = graph.wordsFrom('').filter((word) => word.length <= 10)

describe('all words of a draw', () => {
  it('DIX-13 are those that a naive search through the whole list finds', () => {
    const draws = Array.from({ length: Math.max(3, atDepth(6)) }, (_, nth) => draw(`search ${nth}`))
    for (const letters of [...draws, [...'EEEEEEEEEE'], [...'AAEERSSTTL']])
      expect(wordsMadeOf(graph, letters).sort()).toEqual(all.filter((word) => isMadeOf(word, letters)).sort())
  })
  it('DIX-13 the longest come first, and of those the ones that more people know', () => {
    const found = world.found([...'AEIORSTNLC'])
    const lengths = found.map(({ word }) => word.length)
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
    const longest = found.filter(({ word }) => word.length === lengths[0]).map(({ rarity }) => rarity)
    expect(longest).toEqual([...longest].sort())
    expect(new Set(longest).size).toBeGreaterThan(1)
    const table = new Table({ tiles: ['AEIOUY', 'RSTNLCD'] }).callAll('VVVVCCCCCC').round({})
    expect(lengths.filter((length) => length === lengths[0]).length).toBeGreaterThan(3)
    expect(table.seen.results[0]?.best).toEqual(found.slice(0, 3).map(({ word }) => word))
  })
  it.each([
    ['PORNOKWXZZ', 'PORNO'],
    ['MONGOLIENK', 'MONGOLIEN'],
    ['GROGNASEKS', 'GROGNASSE'],
    ['NYMPHOKWXZ', 'NYMPHO'],
    ['FIOTEKWXZT', 'FIOTTE'],
  ])('DIX-13 %s makes %s, which the machine does not propose', (letters, word) => {
    expect(wordsMadeOf(graph, [...letters])).toContain(word)
    expect(world.found([...letters]).map((each) => each.word)).not.toContain(word)
  })
  it('DIX-13 a coarse word is never told, and scores all the same', () => {
    const letters = [...'PUTAINKWXZ']
    expect(wordsMadeOf(graph, letters)).toContain('PUTAIN')
    const found = world.found(letters).map(({ word }) => word)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(isOffensive)).toEqual([])
    const table = new Table({ tiles: ['UAIEEE', 'PTNKWXZ'] }).callAll('VVVCCCCCCC')
    expect(table.write('A', 'putain')).toBeUndefined()
    table.done('A', 'B').next()
    const [result] = table.seen.results
    expect(result?.points).toEqual({ A: 6 })
    expect(result?.best).not.toContain('PUTAIN')
  })
})
