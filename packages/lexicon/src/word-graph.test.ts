import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildGraph } from '../build/build-graph.ts'
import { WordGraph } from './word-graph.ts'

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 6 })
const words = fc.array(word, { maxLength: 60 })
const sorted = (each: Iterable<string>) => [...new Set(each)].sort()
const prefixes = (each: string) => Array.from(each, (_, at) => each.slice(0, at + 1))

/** Brute force: the number of different sets of suffixes, without the final state. */
const differentEndings = (all: readonly string[]): number => {
  const beginnings = all.length === 0 ? [] : ['', ...all.flatMap(prefixes)]
  const endings = beginnings.map((beginning) =>
    all.filter((each) => each.startsWith(beginning) && each !== beginning).map((each) => each.slice(beginning.length)),
  )
  return new Set(endings.filter((each) => each.length > 0).map((each) => each.join())).size
}

describe('word graph', () => {
  it('contains its words and no others', () => {
    fc.assert(
      fc.property(words, word, (all, other) => {
        const graph = buildGraph(all)
        for (const each of all) expect(graph.isWord(each)).toBe(true)
        expect(graph.isWord(other)).toBe(all.includes(other))
      }),
    )
  })

  it('WO-6 contains the prefixes of its words, whole words included', () => {
    fc.assert(
      fc.property(words, word, (all, other) => {
        const graph = buildGraph(all)
        expect(graph.isBeginning(other)).toBe(all.some((each) => each.startsWith(other)))
      }),
    )
  })

  it('WO-30 counts the words behind each next letter', () => {
    fc.assert(
      fc.property(words, fc.oneof(fc.constant(''), word), (all, beginning) => {
        const longer = sorted(all).filter((each) => each.startsWith(beginning) && each !== beginning)
        const letters = sorted(longer.map((each) => each.charAt(beginning.length)))
        const graph = buildGraph(all)
        expect(graph.next(beginning)).toEqual(
          letters.map((letter) => ({
            letter,
            words: longer.filter((each) => each.startsWith(beginning + letter)).length,
          })),
        )
        expect(graph.count(beginning)).toBe(sorted(all).filter((each) => each.startsWith(beginning)).length)
      }),
    )
  })

  it('WO-30 lists the words with a prefix in order', () => {
    fc.assert(
      fc.property(words, fc.oneof(fc.constant(''), word), (all, beginning) => {
        expect(buildGraph(all).wordsFrom(beginning)).toEqual(sorted(all).filter((each) => each.startsWith(beginning)))
      }),
    )
  })

  it('numbers its words in order, without gaps, and finds them by number', () => {
    fc.assert(
      fc.property(words, word, (all, other) => {
        const graph = buildGraph(all)
        const inOrder = sorted(all)
        expect(inOrder.map((each) => graph.numberOf(each))).toEqual(inOrder.map((_, number) => number))
        expect(inOrder.map((_, number) => graph.wordAt(number))).toEqual(inOrder)
        expect(graph.wordAt(inOrder.length)).toBeUndefined()
        expect(graph.wordAt(-1)).toBeUndefined()
        if (!all.includes(other)) expect(graph.numberOf(other)).toBeUndefined()
      }),
    )
  })

  it('is minimal: it has as many states as there are different sets of suffixes', () => {
    fc.assert(
      fc.property(words, (all) => {
        expect(buildGraph(all).states).toBe(differentEndings(sorted(all)))
      }),
      { numRuns: 300 },
    )
  })

  it('is minimal: shared suffixes are stored once', () => {
    // RASER, ROSER, RUSER share one first letter and one suffix.
    expect(buildGraph(['RASER', 'ROSER', 'RUSER']).states).toBe(5)
  })

  it('can be written and read again, at any byte offset', () => {
    fc.assert(
      fc.property(words, fc.nat(7), (all, offset) => {
        const written = buildGraph(all).write()
        const shifted = new Uint8Array(written.length + offset)
        shifted.set(written, offset)
        expect(WordGraph.read(shifted.subarray(offset))?.wordsFrom('')).toEqual(sorted(all))
      }),
    )
  })

  it('refuses bytes that are not a graph', () => {
    const whole = buildGraph(['CHAT', 'CHIEN']).write()
    expect(WordGraph.read(new Uint8Array())).toBeUndefined()
    expect(WordGraph.read(whole.subarray(0, whole.length - 4))).toBeUndefined()
    expect(WordGraph.read(whole.map((byte, at) => (at === 0 ? byte + 1 : byte)))).toBeUndefined()
    expect(WordGraph.read(new TextEncoder().encode('<!doctype html>…'))).toBeUndefined()
    const manyLetters = new Uint32Array(3 + 200_000).fill(65)
    manyLetters.set([0x31524754, 200_000, 0])
    expect(WordGraph.read(new Uint8Array(manyLetters.buffer))).toBeUndefined()
  })

  it('refuses bytes on which a walk would not end', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 64 }), (noise) => {
        const edges = new Uint32Array(noise.slice(0, noise.length & ~3).buffer)
        const graph = WordGraph.read(
          new Uint8Array(Uint32Array.of(0x31524754, 3, edges.length, 65, 66, 67, ...edges).buffer),
        )
        // Every accepted graph can be walked to its end.
        expect(graph === undefined || graph.wordsFrom('').length === graph.size).toBe(true)
      }),
      { numRuns: 1000 },
    )
    const loop = Uint32Array.of(0x31524754, 1, 2, 65, (1 << 9) | 0x81, (1 << 9) | 0x81)
    expect(WordGraph.read(new Uint8Array(loop.buffer))).toBeUndefined()
  })

  it('accepts letters of any script', () => {
    const graph = buildGraph(['漢字', 'ꜱ', '🎉'])
    for (const each of ['漢字', 'ꜱ', '🎉'])
      expect([graph.isWord(each), graph.numberOf(each)]).toEqual([true, expect.any(Number)])
  })
})
