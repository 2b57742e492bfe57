import type { CommonRefusalCode } from '@tablee/game-kit/refusals.ts'
import type { Refusal } from '@tablee/kernel'

/** Why not; some name the word that it is about. */
type RefusalText = string | ((about: string) => string)
export type RefusalTexts<Code extends string = string> = Readonly<Record<Code, RefusalText>>
type CommonTexts = Readonly<Record<CommonRefusalCode, string>>

/** The refusals that every game needs, as most games say them: a game may say one of them in words of its own. */
export const commonRefusalsFr: CommonTexts = {
  'not-now': 'Ce n’est pas le moment.',
  'too-late': 'Trop tard, ce moment est passé.',
  'the-clock-runs': 'C’est le sablier qui décide, ici.',
  'not-playing': 'Tu ne joues pas cette partie.',
  'game-over': 'La partie est finie.',
}
export const commonRefusalsEn: CommonTexts = {
  'not-now': 'This is not the moment.',
  'too-late': 'Too late, that moment has passed.',
  'the-clock-runs': 'The timer decides here.',
  'not-playing': 'You are not in this game.',
  'game-over': 'The game is over.',
}

/** A refusal as a sentence with its rule's id (ALL-4); undefined for codes of the table itself. */
export const refusalIn =
  (texts: () => RefusalTexts) =>
  ({ code, rule, about = '' }: Refusal): string | undefined => {
    const text = Object.hasOwn(texts(), code) ? texts()[code] : undefined
    if (text === undefined) return undefined
    return `${typeof text === 'string' ? text : text(about)} (${rule})`
  }
