import { type BotLevel, type BotTools, type SeatId, seededChance } from '@tablee/kernel'
import { writersOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import type { Entry, LauriersWorld } from '../rules/world.ts'
import { likeness } from './likeness.ts'

export type MindTools = BotTools & LauriersWorld

/** In a hundred: how often a bot knows the word, and lays a token on it when it does. */
const SKILL: Readonly<Record<BotLevel, { readonly knows: number; readonly stakes: number }>> = {
  gentle: { knows: 10, stakes: 20 },
  steady: { knows: 25, stakes: 30 },
  sharp: { knows: 45, stakes: 40 },
}

/** A touched-up text is still known for what it was. */
const SAME_FROM = 0.5

const entriesIn = (cards: LauriersWorld['cards']): Entry[] => [...cards.values()].flatMap(({ words }) => [...words])

const lot = ({ round }: View, about: string, { chance }: MindTools): number =>
  chance(`round ${round} ${about}`).below(100)

/** The same whenever it is asked: the view never tells a player which text is theirs (LAU-9). */
export const bluffOf = (view: View, seat: SeatId, { cards }: MindTools): string => {
  const entries = entriesIn(cards)
  // Lots that all bots share, and each takes another one: no two hand in the same. Where the pawns are parts one game from another.
  const chance = seededChance([view.round, view.word, ...Object.values(view.leaves)].join(' '))
  const own = entries.find(({ word }) => word === view.word)
  const nth = writersOf(view).indexOf(seat)
  const bluff = chance.shuffle(own?.bluffs ?? [])[nth]
  if (bluff !== undefined) return bluff
  const others = entries.filter(({ word }) => word !== view.word)
  const alike = others.filter(({ kind }) => kind === view.kind)
  const lenders = alike.length > 1 ? alike : others
  const bluffs = chance.shuffle(lenders.flatMap((lender) => lender.bluffs))
  // A deck of one's own may have too few: then what another word means will do.
  const borrowed = [...bluffs, ...chance.shuffle(others.map(({ definition }) => definition))]
  const [first] = borrowed
  if (first === undefined) throw new Error('a game needs cards')
  return borrowed[nth] ?? first
}

/** Which line is most like this text, if one is like it at all. */
const lineLike = ({ lines = [] }: View, text: string): number | undefined => {
  if (lines.includes(text)) return lines.indexOf(text)
  const by = lines.map((line) => likeness(line, text))
  const most = Math.max(0, ...by)
  return most < SAME_FROM ? undefined : by.indexOf(most)
}

const truthKnown = (view: View, tools: MindTools): number | undefined => {
  if (lot(view, 'word', tools) >= SKILL[tools.level].knows) return undefined
  const entry = entriesIn(tools.cards).find(({ word }) => word === view.word)
  return entry && lineLike(view, entry.definition)
}

/** For what the bot votes: the true one if it knows the word, else any that is not its own. */
export const guessOf = (view: View, seat: SeatId, tools: MindTools): number => {
  const known = truthKnown(view, tools)
  if (known !== undefined) return known
  const mine = lineLike(view, bluffOf(view, seat, tools))
  const others = (view.lines ?? []).map((_, nth) => nth).filter((nth) => nth !== mine)
  return others[tools.chance(`round ${view.round} guess`).below(Math.max(1, others.length))] ?? 0
}

export const wantsToStake = (view: View, seat: SeatId, tools: MindTools): boolean =>
  (view.tokens[seat] ?? 0) > 0 &&
  !view.stakes?.includes(seat) &&
  truthKnown(view, tools) !== undefined &&
  lot(view, 'stake', tools) < SKILL[tools.level].stakes
