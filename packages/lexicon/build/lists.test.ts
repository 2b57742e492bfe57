import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { commonnessOf } from '../src/commonness.ts'
import { fold, type Letters } from '../src/letters.ts'
import { loadPlayWords, loadSpelling } from '../src/node.ts'
import { spellings } from '../src/spelling.ts'
import { parseEntry } from './expand.ts'
import { parseHandKept } from './play-list.ts'
import { sourceFiles } from './source-files.ts'

const { graph, commonness } = loadPlayWords()
const spelling = loadSpelling()
const handKept = (name: 'additions' | 'refusals' | 'everyday') => parseHandKept(readFileSync(sourceFiles[name], 'utf8'))
const bytes = (name: string) => readFileSync(new URL(`../dist/${name}.bin`, import.meta.url))
const rejected = (words: string) => words.split(' ').filter((word) => !graph.isWord(fold(word) as Letters))
const accepted = (words: string) => words.split(' ').filter((word) => graph.isWord(fold(word) as Letters))

describe('WO-6 the play list as built', () => {
  it('WO-6 contains words that players know by heart', () => {
    expect(
      rejected(
        'aa ay ba bu da dé ex fi go ha hé if ka lé mu na né oc oh om os pi pu qi ra ré ru su ta tu un us ut va vs vu wu xi ' +
          'aller finissons chevaux yeux œil vieille grammes centimètres kilogramme août noël ' +
          'yacht whisky kiwi zen jazz quiz pst psst brr ululer nénufar wok clé clef selfie covid',
      ),
    ).toEqual([])
  })
  it('WO-6 contains no proper noun, abbreviation, symbol or English fragment', () => {
    expect(accepted('marseille etc av cf kg km cm dpi yottagramme new street jean-pierre aujourdhui zzz ibid')).toEqual(
      [],
    )
  })
  it('contains every everyday word', () => {
    const missing = handKept('everyday').filter((word) => {
      const letters = fold(word)
      return letters !== undefined && letters.length >= 2 && letters.length <= 15 && !graph.isWord(letters)
    })
    expect(missing).toEqual([])
  })
  it('marks common words as such', () => {
    expect(commonnessOf(graph, commonness, 'MAISON')).toBe('everyday')
    expect(commonnessOf(graph, commonness, 'MAISONS')).toBe('everyday')
    expect(commonnessOf(graph, commonness, 'CHANTASSIONS')).toBe('known')
    expect(commonnessOf(graph, commonness, 'ZYTHUM')).toBe('rare')
  })
  it('stays small: 500 KB raw, 260 KB brotli', () => {
    expect(bytes('play').length).toBeLessThanOrEqual(500_000)
    expect(brotliCompressSync(bytes('play')).length).toBeLessThanOrEqual(260_000)
  })
  it('has about the size of the reference, and the spelling list is larger', () => {
    expect(graph.size).toBeGreaterThan(390_000)
    expect(graph.size).toBeLessThan(420_000)
    expect(spelling.size).toBeGreaterThan(450_000)
  })
})

describe('MPM-22 the spelling list as built', () => {
  it('MPM-22 finds every one of its forms by its letters', () => {
    const lost = spelling.wordsFrom('').filter((form) => !spellings(spelling, fold(form) as Letters).includes(form))
    expect(lost).toEqual([])
  })
})

describe('files maintained by hand', () => {
  it('no word is both added and refused', () => {
    const refused = new Set(handKept('refusals'))
    const both = handKept('additions')
      .map((line) => line.replace(/\/.*/, ''))
      .filter((word) => refused.has(word) || refused.has(fold(word) ?? ''))
    expect(both).toEqual([])
  })
  it('every refusal matches a word of the sources', () => {
    const entries = readFileSync(sourceFiles.dictionary, 'utf8').split('\n')
    const stems = new Set(entries.map((line) => parseEntry(line).stem))
    const letters = new Set(spelling.wordsFrom('').map(fold))
    const idle = handKept('refusals').filter((word) => !stems.has(word) && !letters.has(word as Letters))
    expect(idle).toEqual([])
  })
  it('no refused word is in the list through another source', () => {
    expect(accepted('forke arde jave zune extremis posteriori tremens ruter')).toEqual([])
  })
  it.each(['additions', 'refusals', 'everyday'] as const)('%s has no duplicates', (name) => {
    const all = handKept(name)
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
  })
})
