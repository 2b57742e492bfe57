import type { Fault, FileFault } from '@tablee/game-kit/deck/fault.ts'
import { speech } from '@tablee/ui/language/speech.svelte.ts'
import type { WritableGame } from './deck-games.ts'
import { writtenName } from './deck-text.ts'
import { faultsEn } from './faults.en.ts'
import { type FileFaultTexts, faultsFr } from './faults.fr.ts'

const FILE_FAULTS: Readonly<Record<'fr' | 'en', FileFaultTexts>> = { fr: faultsFr, en: faultsEn }

/** Faults of a deck as a whole, which no single line can mend. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set<FileFault>([
  'deck-too-small',
  'deck-too-many-cards',
  'deck-too-many-answers',
  'deck-too-many-lines',
  'deck-too-large',
])

export const hasLine = ({ code }: Fault): boolean => !OF_THE_WHOLE.has(code)

const isOfFile = (code: string): code is FileFault => code in faultsFr.faults

/** « Ligne 12 : « La mer » est déjà dans le paquet. » */
export const tell = (fault: Fault, game: WritableGame, language = speech.language): string => {
  const { line, code, about } = fault
  const { faults, line: onLine } = FILE_FAULTS[language]
  const texts = game.client.texts[language]
  const names = { game: writtenName(game), needed: texts.needed }
  const says = isOfFile(code) ? faults[code](about, names) : (texts.faults[code]?.(about) ?? about)
  return hasLine(fault) ? onLine(line, says) : says
}
