import type { PrintedGame } from './print/printed.ts'

/** Mot pour Mot has a cloth for each of its editions: its decks lie on the first. */
export const clothOf = (game: PrintedGame): string => (game === 'mot-pour-mot' ? 'cactus' : game)
