import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { packCommonness } from '../src/commonness.ts'
import type { Letters } from '../src/letters.ts'
import { parseAffixes } from './affixes.ts'
import { buildGraph } from './build-graph.ts'
import { commonness } from './commonness.ts'
import { expand, parseEntry } from './expand.ts'
import { playList, type Sources } from './play-list.ts'
import { sourceFiles } from './source-files.ts'
import { spellingList } from './spelling-list.ts'

const text = (file: string | URL) => readFileSync(file, 'utf8')

/** The trie also contains each word with capitals and elisions. We take it once, in lower case. */
const readReformed = (): string[] =>
  [...decodeTrie(gunzipSync(readFileSync(sourceFiles.reform))).words()].filter((word) =>
    /^\p{Ll}[\p{Ll}-]*$/u.test(word),
  )

const readSources = (): Sources => {
  const affixes = parseAffixes(text(sourceFiles.affixes))
  const [, ...entries] = text(sourceFiles.dictionary).split('\n')
  return {
    affixes,
    paradigms: entries.filter((line) => line !== '').map((line) => expand(parseEntry(line), affixes)),
    reformed: readReformed(),
    additions: text(sourceFiles.additions),
    refusals: text(sourceFiles.refusals),
  }
}

/** The packed files by name. */
export const makeLists = (): Record<'play' | 'commonness' | 'spelling', Uint8Array> => {
  const sources = readSources()
  const play = buildGraph(playList(sources))
  const marks = commonness({
    paradigms: sources.paradigms,
    frequent: text(sourceFiles.frequent),
    everyday: text(sourceFiles.everyday),
  })
  const inOrder = play.wordsFrom('').map((word) => marks.get(word as Letters) ?? 'rare')
  return {
    play: play.write(),
    commonness: packCommonness(inOrder),
    spelling: buildGraph(spellingList(sources)).write(),
  }
}
