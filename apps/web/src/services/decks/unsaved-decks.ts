import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import type { StoredDeck } from '../storage/database.ts'

type UnsavedDecks = Readonly<Record<string, StoredDeck>>

const kept = storedText(KEYS.decksUnsaved, (raw) => raw)

const isDeck = (raw: unknown): raw is StoredDeck => {
  const { id, text, changedAt } = (raw ?? {}) as Partial<Record<keyof StoredDeck, unknown>>
  return typeof id === 'string' && typeof text === 'string' && typeof changedAt === 'number'
}

const read = (): UnsavedDecks => {
  try {
    const raw: unknown = JSON.parse(kept.read() ?? '{}')
    return Object.fromEntries(Object.entries(raw ?? {}).filter(([, deck]) => isDeck(deck)))
  } catch {
    return {}
  }
}
const write = (decks: UnsavedDecks) => kept.write(Object.keys(decks).length === 0 ? undefined : JSON.stringify(decks))

/**
 * Decks that the database has not acknowledged yet. A page that is left may never hear of what it asked of the database, and WebKit drops
 * it; a text is kept at once. The next page brings them to the database.
 */
export const unsavedDecks = {
  all: (): readonly StoredDeck[] => Object.values(read()),
  add: (deck: StoredDeck): void => void write({ ...read(), [deck.id]: deck }),
  /** Unless it was changed again since. */
  remove: ({ id, changedAt }: StoredDeck): void => {
    const { [id]: unsaved, ...others } = read()
    if (unsaved !== undefined && unsaved.changedAt <= changedAt) write(others)
  },
}
