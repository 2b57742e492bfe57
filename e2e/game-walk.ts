import type { Locator, Page } from '@playwright/test'
import type { SampleDeck } from '@tablee/game-kit/testing/sample-deck.ts'
import type { BoxName } from '@tablee/ui/client.ts'
import type { Hand } from './engines/hand.ts'

/** How somebody plays a box beside the cardboard. Reads French and English. */
interface CompanionWalk {
  /** People are known by their names, teams by their colours. */
  readonly sides: 'people' | 'teams'
  /** One entry more. */
  enter(hand: Hand): Promise<void>
}

/** A text that one writes around one device, and leaves before it is handed in. */
interface DraftWalk {
  readonly people: readonly string[]
  /** From the cover of the first person to the one of the writer. */
  reach(hand: Hand, uncover: () => Promise<void>): Promise<void>
  write(hand: Hand, text: string): Promise<void>
}

/** What lies in one's hand: dealt by chance, the same after a reload. Reads French. */
export interface CardsWalk {
  /** How many are dealt. */
  readonly dealt: number
  readonly inHand: (page: Page) => Locator
  /** What they are. */
  read(page: Page): Promise<string[]>
  /** One’s turn to move. */
  readonly myTurn: (page: Page) => Locator
  /** Anything that is asked of one: without a timer nothing goes on meanwhile. */
  readonly asked: (page: Page) => Locator
  /** The option for play without a timer. */
  readonly untimed: (page: Page) => Locator
  /** On one’s turn: any move. */
  move(page: Page): Promise<unknown>
}

/** A box. What is left out is not tested in it by those tests that play every box. */
export interface BoxWalk {
  /** One’s first move in a game against bots, begun by as few touches as it takes; how many those are. Reads French. */
  readonly firstTouches?: (page: Page) => Promise<number>
  /** The same in every engine. At least one decision comes of it. */
  readonly firstMove?: (hand: Hand) => Promise<void>
  /** If it is one’s turn now: a move, and what it was. Reads French and English. */
  readonly moveIfAsked?: (hand: Hand) => Promise<string | undefined>
  readonly companion?: CompanionWalk
  readonly draft?: DraftWalk
  readonly cards?: CardsWalk
}

/** A deck for which plain lines will do. Reads French. */
interface PlainDeckWalk {
  /** What the page says while there is nothing in it. */
  readonly needed: string
  /** The sample deck without the signs of its game, and the button that makes a deck of these lines. */
  readonly lines: string
  readonly offer: string
  /** A line that is in the sample deck already, what makes another one of it, and what the page says then. */
  readonly twice: { readonly line: string; readonly mend: string; readonly summary: RegExp }
  /** On the first card: front and back. */
  readonly sides: readonly [string, string]
}

/** The sample deck of a game on the pages of decks. Reads French. */
export interface DeckWalk extends SampleDeck {
  /** What the page says of it. */
  readonly summary: RegExp
  /** How the example begins that its help offers, and what the page says of it alone. */
  readonly example: { readonly start: string; readonly summary: RegExp }
  /** A deck of two printed sides whose texts are as long as they may be. */
  readonly longest?: (title: string) => string
  readonly plain?: PlainDeckWalk
}

/** What a game brings so that tests of the product can play it: `walk` in its test/browser/walk.ts. A game may do without. */
export interface GameWalk {
  readonly boxes: Readonly<Record<BoxName, BoxWalk>>
  readonly deck?: DeckWalk
}
