import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildGraph } from '../build/build-graph.ts'
import type { Letters } from './letters.ts'
import { nearest } from './nearest.ts'

const letters = (text: string) => text as Letters
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 6 })

/** The textbook definition of the edit distance: insert, delete or change one letter, or swap two neighbours. */
const distance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const isSame = a.at(-1) === b.at(-1)
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
    isSwap ? distance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  )
}

it('finds exactly the words at edit distance one or two, nearest first', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), word, (all, text) => {
      const found = nearest(buildGraph(all), letters(text))
      const wanted = [...new Set(all)]
        .map((each) => ({ word: each, distance: distance(each, text) }))
        .filter((each) => each.distance > 0 && each.distance <= 2)
      expect(new Map(found.map((each) => [each.word, each.distance]))).toEqual(
        new Map(wanted.map((each) => [each.word, each.distance])),
      )
      expect(found.map((each) => each.distance)).toEqual(found.map((each) => each.distance).sort())
    }),
  )
})

it('swapping two neighbours is one edit', () => {
  expect(nearest(buildGraph(['CHAT']), letters('CAHT'), 1)).toEqual([{ word: 'CHAT', distance: 1 }])
})

it('ALL-1 accents and hyphens are no edit', () => {
  expect(nearest(buildGraph(['porte-clés']), letters('PORTECLE'), 1)).toEqual([{ word: 'porte-clés', distance: 1 }])
  expect(nearest(buildGraph(['bœuf']), letters('BEUF'), 1)).toEqual([{ word: 'bœuf', distance: 1 }])
})
