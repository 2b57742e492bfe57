import type { CardPrint, PrintedPart } from '@tablee/ui/deck/card-print.ts'
import { keptDeck } from '../../../services/decks/kept.ts'
import { keepWhatWasLoaded } from '../../../services/offline/register.ts'
import { clientOf } from '../../../services/shelf/boxes.ts'

export interface PrintedDeck {
  readonly game: string
  /** Of a deck that somebody wrote. */
  readonly title?: string
  /** Colour of the frames. */
  readonly frame: string
  readonly parts: readonly PrintedPart[]
}

/** Fetched when somebody wants to print them, not before. */
const textAt = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const text = await response.text()
  void keepWhatWasLoaded()
  return text
}

const printOf = async (game: string): Promise<CardPrint | undefined> => (await clientOf(game)?.print?.())?.print

/** The cards of a game's box by the game's id, a deck that is kept here by its own; undefined when there is none. */
export const loadPrinted = async (which: string): Promise<PrintedDeck | undefined> => {
  const print = await printOf(which)
  if (print !== undefined) {
    const text = print.cards === undefined ? '' : await textAt(print.cards)
    return { game: which, frame: print.frame, parts: print.box(text) }
  }
  const { found: own, trouble } = await keptDeck(which)
  if (trouble !== undefined) throw new Error(`decks cannot be read: ${trouble}`)
  const ownPrint = own && (await printOf(own.game))
  if (own === undefined || ownPrint?.own === undefined) return undefined
  return { game: own.game, title: own.title, frame: ownPrint.frame, parts: [ownPrint.own(own.text)] }
}
