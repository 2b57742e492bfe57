import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { type KeptDeck, keptDecks } from '../../services/decks/kept.ts'

const saved = storedText(KEYS.decksSavedAsFile, (raw) => raw)
const savedIds = () => saved.read()?.split(' ') ?? []

/**
 * Decks that this device keeps at the http address. To browsers https is another site, which cannot read them, and no other page is served
 * over http any more: here they can be saved as files.
 */
export const oldDecks = async (): Promise<readonly KeptDeck[]> => (await keptDecks()).found

export const isSavedAsFile = ({ id }: KeptDeck): boolean => savedIds().includes(id)

export const noteSavedAsFile = ({ id }: KeptDeck): void => void saved.write([...savedIds(), id].join(' '))
