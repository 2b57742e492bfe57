import { readFileSync } from 'node:fs'
import type { PlayWords } from './dico.ts'
import { WordGraph } from './word-graph.ts'

const built = (name: string): Uint8Array => readFileSync(new URL(`../dist/${name}.bin`, import.meta.url))

const graph = (name: string): WordGraph => {
  const read = WordGraph.read(built(name))
  if (read === undefined) throw new Error(`the built list « ${name} » is damaged: remove packages/lexicon/dist`)
  return read
}

/** Both need the lists that `ensureLexicon` builds. */
export const loadPlayWords = (): PlayWords => ({ graph: graph('play'), commonness: built('commonness') })
export const loadSpelling = (): WordGraph => graph('spelling')
