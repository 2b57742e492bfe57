import type { Library } from '@tablee/game-kit/define-game.ts'
import { fetchPlayWords, fetchSpelling } from '@tablee/ui/word-lists/fetch-lists.ts'
import { fetchText, type OnBytes } from '@tablee/ui/word-lists/fetched.ts'

const URLS = import.meta.glob<string>('../../../../../games/*/deck/cards.txt', {
  query: '?url',
  import: 'default',
  eager: true,
})
const SIZES = import.meta.glob<number>('../../../../../games/*/deck/cards.txt', {
  query: '?bytes',
  import: 'default',
  eager: true,
})
const ofGame = <T>(files: Readonly<Record<string, T>>, game: string): T => {
  const [, found] = Object.entries(files).find(([path]) => path.endsWith(`/games/${game}/deck/cards.txt`)) ?? []
  if (found === undefined) throw new Error(`${game} has no deck`)
  return found
}

/** Bytes of the deck of a game's box, once unpacked. */
export const deckSize = (game: string): number => ofGame(SIZES, game)

type Fetching = {
  readonly [Part in keyof Library]: (game: string, onBytes?: OnBytes) => Promise<Library[Part]>
}

/** The same lists and cards that a server plays with, fetched by this device. */
export const fetchPart: Fetching = {
  spelling: (_, onBytes) => fetchSpelling(onBytes),
  playWords: (_, onBytes) => fetchPlayWords(onBytes),
  deck: (game, onBytes) => fetchText(ofGame(URLS, game), onBytes),
}
