import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { Told } from '@tablee/ui/replay/game-replay.ts'
import type { Move, View } from '../game.ts'
import { storyOf } from '../telling/story.svelte.ts'
import { campName } from '../telling/tell.ts'
import type { GameTexts } from '../texts/texts.ts'
import type { Telling } from './texts.ts'

type Step = Told<View, Move>

/** The theme a word is for, and the fifth if it links the two (KOK-27). */
const titlesOf = ({ columns, fifth }: View, { column, isLinked }: Extract<Move, { type: 'claim' }>): string =>
  [columns?.[column]?.title, ...(isLinked ? [fifth?.title] : [])].filter((title) => title !== undefined).join(' + ')

/** What the board tells nobody. */
const tellMove = (move: Move, who: string, before: View, texts: Telling): string => {
  switch (move.type) {
    case 'ready':
      return texts.ready(who)
    case 'claim':
      return texts.claims(who, move.word, titlesOf(before, move))
    case 'spell':
      return texts.spells(who, move.letter)
    case 'accept':
      return texts.accepts(who)
    case 'refuse':
      return texts.refuses(who)
    case 'abstain':
      return texts.abstains(who)
    case 'suggest':
      return texts.suggests(who, move.word)
    case 'stop':
      return texts.stops(who)
    case 'turn-letters':
      return texts.turns(who)
    case 'tap':
      return texts.taps(who)
    case 'skip':
      return texts.skips(who)
    case 'time-up':
      // KOK-17: a judge who said nothing.
      return before.claims?.some(({ step, stage }) => step === move.step && stage === 'judging')
        ? texts.silence
        : texts.timeUp
    case 'discard':
    case 'finish':
    case 'nudge':
    case 'give-up':
    case 'pay':
      return ''
  }
}

/** Who is next, if that changed. */
const tellNext = (before: View, after: View, texts: Telling, nameOf: (seat: string) => string): string =>
  after.active === undefined || after.turn === before.turn ? '' : texts.plays(campName(after.active, nameOf))

/** The step in one line, as it was told at the table. */
export const tellStep = (
  { by, move, before, after }: Step,
  { telling, board }: { readonly telling: Telling; readonly board: GameTexts },
  nameOf: (seat: string) => string,
): string => {
  if (move === undefined || before === undefined)
    return telling.begins(campName(after.active ?? after.turner ?? '', nameOf))
  const told = tellMove(move, by?.kind === 'seat' ? nameOf(by.seat) : '', before, telling)
  const story = storyOf(toldAfter(after, lastTold(before)), board, nameOf, { view: after })
  return [told, story, tellNext(before, after, telling, nameOf)].filter((line) => line !== '').join(' ')
}
