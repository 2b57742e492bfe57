import { toldAfter } from '@tablee/game-kit/told.ts'
import type { Happening, View } from '../game.ts'
import type { GameTexts, StageTexts } from '../texts/texts.ts'
import type { NameOf } from './tell.ts'

/** A word that was settled: whether it stands, and what it brought, or why not. */
export interface HeardWord {
  readonly who: string
  readonly word: string
  readonly titles: readonly string[]
  readonly points?: number
  readonly why?: string
}

type OfWord = Extract<Happening, { word: string }>
const isOfWord = (happening: Happening): happening is OfWord => 'word' in happening

/** KOK-18: the reason, and whose it is; several may refuse (KOK-32). */
const whyNot = (
  happening: OfWord,
  { reasons, note, and }: GameTexts,
  { label }: StageTexts,
  nameOf: NameOf,
): string | undefined => {
  switch (happening.type) {
    case 'word-stood':
      return undefined
    case 'word-refused': {
      const said = Object.entries(happening.reasons) as [Parameters<NameOf>[0], keyof GameTexts['reasons']][]
      if (said.length === 0) return note.hintInShort.fails
      const why = [...new Set(said.map(([, reason]) => reasons[reason]))].join(', ')
      return `${why} (${and(said.map(([seat]) => nameOf(seat)))})`
    }
    case 'word-slipped':
      return happening.isTimeUp ? label.slippedLate : label.slipped
    case 'word-void':
      return label.late
  }
}

/** The words settled last, the newest first. */
export const heardWords = (
  view: Pick<View, 'told'>,
  texts: GameTexts,
  stageTexts: StageTexts,
  nameOf: NameOf,
): HeardWord[] =>
  toldAfter(view, 0)
    .filter(isOfWord)
    .reverse()
    .map((happening) => {
      const { seat, word, titles } = happening
      const why = whyNot(happening, texts, stageTexts, nameOf)
      const heard = { who: nameOf(seat), word, titles }
      return happening.type === 'word-stood' ? { ...heard, points: happening.points } : { ...heard, why: why ?? '' }
    })
