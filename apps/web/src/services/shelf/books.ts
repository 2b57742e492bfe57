import type { RulesBook } from '@tablee/ui/rules/book.ts'

type OpenBook = () => Promise<{ readonly book: RulesBook }>

/** The games whose rules can be read, in the order of their list; each book is fetched when somebody opens it. */
const BOOKS: Readonly<Record<string, OpenBook>> = {
  'mot-pour-mot': () => import('@tablee/games/mot-pour-mot/book/book.ts'),
  'word-out': () => import('@tablee/games/word-out/book/book.ts'),
  lauriers: () => import('@tablee/games/lauriers/book/book.ts'),
  kokomots: () => import('@tablee/games/kokomots/book/book.ts'),
}

export const hasBook = (game: string): boolean => Object.hasOwn(BOOKS, game)

const opened = new Map<string, RulesBook>()

const open = async (game: string, load: OpenBook): Promise<RulesBook> => {
  const { book } = await load()
  opened.set(game, book)
  return book
}

/** At once when it was opened before, so that « back » finds a page of the same height. Undefined for a game without a book. */
export const openBook = (game: string): RulesBook | Promise<RulesBook> | undefined => {
  const load = hasBook(game) ? BOOKS[game] : undefined
  return load && (opened.get(game) ?? open(game, load))
}

export const openAllBooks = (): readonly RulesBook[] | Promise<readonly RulesBook[]> => {
  const games = Object.entries(BOOKS)
  const books = games.flatMap(([game]) => opened.get(game) ?? [])
  return books.length === games.length
    ? books
    : Promise.all(games.map(([game, load]) => opened.get(game) ?? open(game, load)))
}
