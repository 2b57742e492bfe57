import { LARGEST_OWN_DECK } from '@tablee/game-kit/deck/own-deck.ts'
import type { WritableGame } from './deck-games.ts'
import { deckTextOf } from './deck-text.ts'

/** Why a file is no deck. */
export type FileTrouble = 'empty' | 'too-large' | 'not-text' | 'not-utf-8' | 'unreadable'

type ReadFile = { readonly text: string } | { readonly trouble: FileTrouble }

/** Some editors of Windows write two bytes a letter and say so first. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** A picture or a document would be pages of nonsense: it shows by what no text holds. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** The text of a file, or why it has none that can be a deck. What is wrong with single lines is told later, by line. */
export const readDeckBytes = (bytes: Uint8Array): ReadFile => {
  if (bytes.length > LARGEST_OWN_DECK) return { trouble: 'too-large' }
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8' && bytes.includes(0)) return { trouble: 'not-text' }
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return { trouble: 'not-utf-8' }
  }
  if (text.trim() === '') return { trouble: 'empty' }
  if (CONTROL.test(text)) return { trouble: 'not-text' }
  return { text: text.replaceAll('\r\n', '\n') }
}

export const readDeckFile = async (games: readonly WritableGame[], file: File): Promise<ReadFile> => {
  // Not even opened: it might not fit into memory.
  if (file.size > LARGEST_OWN_DECK * 2) return { trouble: 'too-large' }
  try {
    const read = readDeckBytes(new Uint8Array(await file.arrayBuffer()))
    return 'text' in read ? { text: deckTextOf(games, read.text, file.name) } : read
  } catch {
    // Gone since it was chosen, or a folder.
    return { trouble: 'unreadable' }
  }
}
