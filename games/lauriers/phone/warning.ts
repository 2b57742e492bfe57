import type { View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

/** Milliseconds: time enough to take a ready bluff and read it. */
export const SOON = 20_000

interface Writing extends Pick<View, 'phase'> {
  readonly borrowing: View['borrowing'] | undefined
  readonly text: string
  /** Less than SOON is left. */
  readonly isSoon: boolean
}

/** LAU-23: said to whoever has written nothing, since without a definition one takes no part; empty if there is nothing to say. */
export const warningFor = ({ phase, borrowing, text, isSoon }: Writing, { note }: GameTexts): string => {
  if (text.trim() !== '') return ''
  const mayBorrow = (borrowing?.left ?? 0) > 0
  if (phase === 'late') return mayBorrow ? note.over : note.overAlone
  return isSoon ? (mayBorrow ? note.soonOver : note.soonOverAlone) : ''
}
