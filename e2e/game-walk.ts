import type { Locator, Page } from '@playwright/test'
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

/** A small deck of one’s own. Reads French. */
export interface DeckWalk {
  /** Its file. */
  text(title: string): string
  readonly cards: number
  /** What the page says of it. */
  readonly summary: RegExp
}

/** What a game brings so that tests of the product can play it: `walk` in its test/browser/walk.ts. A game may do without. */
export interface GameWalk {
  readonly boxes: Readonly<Record<BoxName, BoxWalk>>
  readonly deck?: DeckWalk
}
