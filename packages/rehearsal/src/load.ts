import { fileURLToPath } from 'node:url'
import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import { loadShelf as loadGames } from '@tablee/games/load-library.ts'
import { ensureLexicon } from '@tablee/lexicon/build'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The real games with their real words and cards; lists that are not built yet are built. */
export const loadShelf = async (): Promise<GameShelf> => {
  await ensureLexicon((line) => process.stderr.write(`${line}\n`))
  return loadGames(root)
}
