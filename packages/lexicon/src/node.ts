import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlayWords } from './dico.ts'
import { WordGraph } from './word-graph.ts'

/** Beside the source. A bundle lies elsewhere, and its caller passes the folder. */
const BUILT = fileURLToPath(new URL('../dist', import.meta.url))

const built = (folder: string, name: string): Uint8Array => readFileSync(join(folder, `${name}.bin`))

const graph = (folder: string, name: string): WordGraph => {
  const read = WordGraph.read(built(folder, name))
  if (read === undefined) throw new Error(`La liste construite « ${name} » est abîmée : supprime packages/lexicon/dist`)
  return read
}

/** Both need the lists that `ensureLexicon` builds. */
export const loadPlayWords = (folder = BUILT): PlayWords => ({
  graph: graph(folder, 'play'),
  commonness: built(folder, 'commonness'),
})
export const loadSpelling = (folder = BUILT): WordGraph => graph(folder, 'spelling')
