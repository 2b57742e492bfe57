import { fileURLToPath } from 'node:url'
import { makeShelf } from '@tablee/host'
import { loadLibrary } from '@tablee/host/node'
import type { Shelf } from '@tablee/kernel'
import { ensureLexicon } from '@tablee/lexicon/build'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The real games with their real words and cards; lists that are not built yet are built. */
export const loadShelf = async (): Promise<Shelf> => {
  await ensureLexicon((line) => process.stderr.write(`${line}\n`))
  return makeShelf(loadLibrary(root))
}
