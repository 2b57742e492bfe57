import type { SeatId } from '@tablee/kernel'
import type { Spoken } from '@tablee/ui/sound/voice.svelte.ts'
import type { View } from '../game.ts'
import { movedAt } from '../parts/shifts.ts'
import type { GameTexts } from '../texts/texts.ts'
import { lastLine, standsLine } from './tell.ts'

const isOut = (view: View, letter: string) => {
  const place = view.tiles[letter]
  return place !== undefined && 'outBy' in place
}

const spellingNews = (before: View, after: View, { news }: GameTexts): string[] => {
  const [was, is] = [before.spelled ?? '', after.spelled ?? '']
  if (was.startsWith(is)) return was === is ? [] : [news.takenBack(was.slice(is.length))]
  if (!is.startsWith(was)) return []
  const moved = movedAt(after)
  const lastMove = (letter: string) => moved.map((isMoved, at) => isMoved && is[at] === letter).lastIndexOf(true)
  return [...is].slice(was.length).map((letter, nth) => {
    const at = was.length + nth
    if (!moved[at]) return news.still(letter)
    return isOut(after, letter) && lastMove(letter) === at ? news.out[after.edition](letter) : news.moved(letter)
  })
}

/** What changed, for people who use a screen reader. The headline tells whose turn it is and what is asked. */
export const newsOf = (
  before: View,
  after: View,
  texts: GameTexts,
  headline: (view: View) => string,
  nameOf: (seat: SeatId) => string,
): string[] => {
  const { news, note } = texts
  const told: string[] = []
  if (after.last !== undefined && JSON.stringify(after.last) !== JSON.stringify(before.last))
    told.push(lastLine(after.last, after.edition, texts))
  if (after.verdict && !before.verdict) told.push(standsLine(after.verdict, texts))
  if (after.category !== undefined && after.category !== before.category) told.push(news.category(after.category))
  if (before.phase === 'spell' && after.spelled !== undefined) told.push(...spellingNews(before, after, texts))
  const heard = before.suggestions?.length ?? 0
  for (const { seat, word } of (after.suggestions ?? []).slice(heard)) told.push(news.suggested(nameOf(seat), word))
  if (before.phase !== after.phase || before.active !== after.active || before.isCovered !== after.isCovered)
    told.push(`${headline(after)}.`.replace(/([….!?])\.$/, '$1'))
  else if (after.voted && after.voters && after.voted.length !== before.voted?.length)
    told.push(`${note.voted(after.voted.length, after.voters.length)}.`)
  return told
}

/** The same for a voice: the category is French whatever one's language. */
export const aloud = (
  told: readonly string[],
  { category }: Pick<View, 'category'>,
  { news }: GameTexts,
  language: Spoken['language'],
): Spoken[] =>
  told.map((text) =>
    language !== 'fr' && category !== undefined && text === news.category(category)
      ? { text: category, language: 'fr' }
      : { text, language },
  )
