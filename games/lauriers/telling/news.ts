import type { SeatId } from '@tablee/kernel'
import type { Spoken } from '@tablee/ui/sound/voice.svelte.ts'
import { isTrue, type View } from '../game.ts'
import { missing } from '../phone/away.ts'
import type { GameTexts } from '../texts/texts.ts'
import { isVoid, kindName, type NameOf } from './tell.ts'

const fresh = (before: readonly SeatId[] = [], after: readonly SeatId[] = []): SeatId[] =>
  after.filter((seat) => !before.includes(seat))

/** LAU-9: what was read since. */
const linesRead = (before: View, after: View): { readonly nth: number; readonly text: string }[] => {
  if (after.lines === undefined || after.isCovered) return []
  const heard = before.lines?.length ?? (before.isCovered ? after.lines.length : 0)
  return after.lines.slice(heard).map((text, at) => ({ nth: heard + at + 1, text }))
}

const resultNews = ({ last, seats }: View, { told, note }: GameTexts, nameOf: NameOf): string[] => {
  if (last === undefined) return []
  if (isVoid({ last })) return [note.void]
  const truth = last.lines.find(isTrue)
  return [
    ...(truth ? [told.truth(truth.wording)] : []),
    ...seats.map((seat) => told.gains(nameOf(seat), last.scores[seat]?.points ?? 0)),
  ]
}

/** LAU-24: whom the table waits for, once: not at each second of it. */
const awayNews = (before: View, after: View, texts: GameTexts, nameOf: NameOf): string[] => {
  const [was, is] = [missing(before, texts, nameOf), missing(after, texts, nameOf)]
  return is === undefined || (was?.who === is.who && was.what === is.what) ? [] : [texts.without.soon(is.who, is.what)]
}

/** What is asked now and what changed, for people who use a screen reader. */
export const newsOf = (
  before: View,
  after: View,
  texts: GameTexts,
  headline: (view: View) => string,
  nameOf: NameOf,
  me?: SeatId,
): string[] => {
  const { told } = texts
  const { word, kind = '' } = after
  const isNewWord = word !== undefined && word !== before.word && !before.isCovered
  // One's own copy is told by the headline.
  const others = (seats: readonly SeatId[]) => seats.filter((seat) => seat !== me)
  const isSameWriting = before.round === after.round && before.handedIn !== undefined && after.handedIn !== undefined
  const isAskedAnew = headline(before) !== headline(after)
  return [
    ...(isAskedAnew ? [`${headline(after)}.`.replace(/([….!?])\.$/, '$1')] : []),
    ...(isNewWord && me !== undefined && me !== after.leader ? [told.word(word, kindName(kind, texts))] : []),
    ...linesRead(before, after).map(({ nth, text }) => told.line(nth, text)),
    ...(isSameWriting ? others(fresh(before.handedIn, after.handedIn)).map((seat) => told.handedIn(nameOf(seat))) : []),
    ...(isSameWriting ? others(fresh(after.handedIn, before.handedIn)).map((seat) => told.tookBack(nameOf(seat))) : []),
    ...(before.round === after.round
      ? fresh(before.stakes, after.stakes).map((seat) => (seat === me ? texts.note.staked : told.staked(nameOf(seat))))
      : []),
    ...awayNews(before, after, texts, nameOf),
    ...(before.last?.round === after.last?.round ? [] : resultNews(after, texts, nameOf)),
  ]
}

/** The same for a voice: definitions are French whatever one's language. */
export const aloud = (
  told: readonly string[],
  view: View,
  texts: GameTexts,
  language: Spoken['language'],
): Spoken[] => {
  const read = (view.lines ?? []).map((text, at) => texts.told.line(at + 1, text))
  return told.map((text) => ({ text, language: read.includes(text) ? 'fr' : language }))
}
