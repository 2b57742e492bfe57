import { CLIENTS } from '@tablee/games/screens.ts'
import type { RulesBook } from '@tablee/ui/rules/book.ts'

type OpenBook = () => Promise<{ readonly book: RulesBook }>

/** The games whose rules can be read, in the order of the shelf; each book is fetched when somebody opens it. */
const BOOKS: ReadonlyMap<string, OpenBook> = new Map(
  CLIENTS.flatMap(({ game, rules }) => (rules === undefined ? [] : [[game, rules] as const])),
)

export const hasBook = (game: string): boolean => BOOKS.has(game)

const opened = new Map<string, RulesBook>()

const open = async (game: string, load: OpenBook): Promise<RulesBook> => {
  const { book } = await load()
  opened.set(game, book)
  return book
}

/** Synchronous for a book that was opened before, so that « back » restores the scroll position. Undefined for a game without a book. */
export const openBook = (game: string): RulesBook | Promise<RulesBook> | undefined => {
  const load = BOOKS.get(game)
  return load && (opened.get(game) ?? open(game, load))
}

export const openAllBooks = (): readonly RulesBook[] | Promise<readonly RulesBook[]> => {
  const games = [...BOOKS]
  const books = games.flatMap(([game]) => opened.get(game) ?? [])
  return books.length === games.length
    ? books
    : Promise.all(games.map(([game, load]) => opened.get(game) ?? open(game, load)))
}
