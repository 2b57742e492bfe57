import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildGraph } from '../build/build-graph.ts'
import { COMMONNESS, commonnessOf, countCommon, packCommonness } from './commonness.ts'

it('counts the words with a prefix that are at least so common', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(
      fc.dictionary(word, fc.constantFrom(...COMMONNESS), { maxKeys: 300, size: 'max' }),
      fc.constantFrom(...COMMONNESS),
      fc.oneof(word, fc.constant('')),
      (marks, least, beginning) => {
        const graph = buildGraph(Object.keys(marks))
        const packed = packCommonness(graph.wordsFrom('').map((each) => marks[each] ?? 'rare'))
        const expected = Object.entries(marks).filter(
          ([each, mark]) => each.startsWith(beginning) && COMMONNESS.indexOf(mark) <= COMMONNESS.indexOf(least),
        )
        expect(countCommon(graph, packed, least)(beginning)).toBe(expected.length)
      },
    ),
  )
})

it('every word keeps its own commonness', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.dictionary(word, fc.constantFrom(...COMMONNESS)), word, (marks, other) => {
      const graph = buildGraph(Object.keys(marks))
      const packed = packCommonness(graph.wordsFrom('').map((each) => marks[each] ?? 'rare'))
      for (const [each, mark] of Object.entries(marks)) expect(commonnessOf(graph, packed, each)).toBe(mark)
      if (marks[other] === undefined) expect(commonnessOf(graph, packed, other)).toBeUndefined()
    }),
  )
})
