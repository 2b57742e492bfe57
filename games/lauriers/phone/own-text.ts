import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { asRead } from '../game.ts'

/** One text is kept, with the round it is for: a page that is loaded again still knows it. */
const kept = storedText(KEYS.ofGame('lauriers', 'own'), (raw) => raw)
const separator = '\n'
/** Of a device that goes around nothing is stored: another person has it next. */
const onPage = new Map<string, string>()

/** LAU-9: what was written on this device. `round` tells one round of one seat in one game at one table from all others. */
export const keepOwn = (round: string, text: string, isShared: boolean): void => {
  if (isShared) onPage.set(round, text)
  else kept.write(round + separator + text)
}

export const forgetOwn = (): void => {
  onPage.clear()
  kept.write(undefined)
}

const ownOf = (round: string): string | undefined => {
  const raw = kept.read()
  const stored = raw?.startsWith(round + separator) ? raw.slice(round.length + separator.length) : undefined
  return onPage.get(round) ?? stored
}

/**
 * LAU-9: the place of the line that reads, letter for letter, as what was written here. A text that was touched up or merged into
 * another's words is not found, so that a merge does not show.
 */
export const ownLine = (round: string, lines: readonly string[]): number | undefined => {
  const text = ownOf(round)
  const at = text === undefined ? -1 : lines.indexOf(asRead(text))
  return at < 0 ? undefined : at
}
