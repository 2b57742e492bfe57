import type { DeckReader } from '@tablee/game-kit/deck/deck-rules.ts'
import type { Language } from '../language/first-language.ts'

/** What is wrong on a line, by the code of the fault. */
export type FaultTexts<Code extends string = string> = Readonly<Record<Code, (about: string) => string>>

/** What the pages of decks say of a game, in one language. */
export interface DeckTexts {
  /** What its cards are made of, and how many are needed: « Des thèmes, vingt cartes au moins ». */
  readonly createHelp: string
  /** At a table: how little is enough. */
  readonly writeHelp: string
  /** What is written on its cards, one and several: « thème », « thèmes ». */
  readonly entries: readonly [one: string, several: string]
  /** What this many cards are, as people count them: « 5 cartes de quatre mots ». */
  readonly needed: (cards: number) => string
  /** Offered where plain lines stand before the first card. Left out: a card needs more than a line. */
  readonly makeEntries?: string
  /** How a deck is written, line by line. */
  readonly help: readonly string[]
  /** For the game's own faults; those of the file are told for every game alike. */
  readonly faults: FaultTexts
}

/** What people need to write decks for a game: small, since it comes without the game's rules and screens. */
export interface DeckClient {
  readonly reader: DeckReader
  /** Two cards or so, to be written over: in French, like the games. */
  readonly example: string
  readonly texts: Readonly<Record<Language, DeckTexts>>
}
