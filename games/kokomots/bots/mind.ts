import type { BotLevel, BotTools, Chance, SeatId } from '@tablee/kernel'
import { readWord, type Word } from '../rules/claims/played-word.ts'
import type { Announced } from '../rules/moves.ts'
import { MARKED } from '../rules/scoring/score.ts'
import type { View } from '../rules/view/view.ts'
import type { KokomotsWorld } from '../rules/world.ts'
import { type Proposal, proposals } from './proposals.ts'

export type MindTools = BotTools & KokomotsWorld

/** What share of the known answers comes to mind, and how many of those that fit are weighed. */
const MEMORY: Readonly<Record<BotLevel, number>> = { gentle: 1 / 3, steady: 2 / 3, sharp: 1 }
const WEIGHED: Readonly<Record<BotLevel, number>> = { gentle: 1, steady: 4, sharp: Number.POSITIVE_INFINITY }

const read = new WeakMap<KokomotsWorld['themes'], Map<string, readonly Word[]>>()

/** The deck's answers to a title, read once each. */
const answersTo = (title: string, { themes, fold }: KokomotsWorld): readonly Word[] => {
  const known = read.get(themes) ?? new Map<string, readonly Word[]>()
  read.set(themes, known)
  const answers = known.get(title)
  if (answers !== undefined) return answers
  const theme = [...themes.values()].flatMap((card) => card.sides).find((side) => side.title === title)
  const words = (theme?.answers ?? []).flatMap((answer) => readWord(answer, fold) ?? [])
  known.set(title, words)
  return words
}

/** A word in mind, as it would be announced. */
interface Thought extends Announced {
  readonly points: number
}

/** Other words come to mind in every turn, so that nobody is stuck for good. */
const recalled = (view: View, title: string, tools: MindTools): Word[] => {
  const all = answersTo(title, tools)
  const chance: Chance = tools.chance(`turn ${view.turn ?? view.round} ${title}`)
  return chance.shuffle(all).slice(0, Math.ceil(all.length * MEMORY[tools.level]))
}

const isRefused = ({ refused = [] }: View, { whole }: Word, ...themes: readonly (string | undefined)[]): boolean =>
  refused.some((each) => each.letters === whole && each.themes.join() === themes.join())

/** With the fifth theme where the word is known for it too (KOK-27). */
const thoughtOf = (view: View, word: Word, place: Proposal, tools: MindTools): Thought | undefined => {
  const { fifth } = view
  const theme = view.columns?.[place.column]?.theme
  const isKnown = answersTo(fifth?.title ?? '', tools).some(({ whole }) => whole === word.whole)
  const isLinked = isKnown && fifth?.isHeld === false && !isRefused(view, word, theme, fifth.theme)
  if (!isLinked && isRefused(view, word, theme)) return undefined
  return {
    word: word.written,
    column: place.column,
    isLinked,
    cards: place.cards.map(({ id }) => id),
    ...(place.packet === undefined ? {} : { packet: place.packet }),
    points: place.points + (isLinked ? MARKED : 0),
  }
}

/** The word this seat would announce, by what it can see: the best of those it weighs. */
export const wordInMind = (view: View, seat: SeatId, tools: MindTools): Thought | undefined => {
  let best: Thought | undefined
  let weighed = 0
  for (const column of tools.chance(`turn ${view.turn ?? view.round} columns`).shuffle([0, 1, 2, 3])) {
    const title = view.columns?.[column]?.title
    if (title === undefined) continue
    for (const word of recalled(view, title, tools)) {
      const place = proposals(word, view, seat, column)[0]
      // Letters of several words are for names (KOK-19).
      if (place === undefined || (place.isAcross && !word.isName)) continue
      const thought = thoughtOf(view, word, place, tools)
      if (thought === undefined) continue
      if (best === undefined || thought.points > best.points) best = thought
      weighed += 1
      if (weighed >= WEIGHED[tools.level]) return best
    }
  }
  return best
}
