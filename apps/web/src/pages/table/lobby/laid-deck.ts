import type { DeckView } from '@tablee/kernel'
import type { KeptDeck } from '../../../services/decks/kept.ts'

/** On the table as it is here, or as it was before somebody changed it here. */
export type ComparedToLaid = 'laid' | 'changed'

/** By table and game, as long as this page is open. */
export const laidFromHere = new Map<string, KeptDeck>()

/**
 * A table tells title and size of what lies there, not its text: that is known only of what this page has laid itself. Of the rest,
 * another size under the same title is another version.
 */
export const comparedToLaid = (
  { id, text, title, cards }: KeptDeck,
  laid: DeckView | undefined,
  fromHere: KeptDeck | undefined,
): ComparedToLaid | undefined => {
  if (laid === undefined) return undefined
  if (fromHere?.title === laid.title && fromHere.cards === laid.cards) {
    if (fromHere.id !== id) return undefined
    return fromHere.text === text ? 'laid' : 'changed'
  }
  if (laid.title !== title) return undefined
  return laid.cards === cards ? 'laid' : 'changed'
}
