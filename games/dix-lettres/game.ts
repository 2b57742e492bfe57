import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import { isOffensive } from '@tablee/game-kit/offensive.ts'
import { placingsBy } from '@tablee/game-kit/placings.ts'
import { type Outcome, type SeatRange, seconds, type WriteLimit } from '@tablee/kernel'
import { commonnessOf, fold } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { BAGS } from './rules/bag.ts'
import { decide, due, dueWithout, seatRange, setup } from './rules/decide.ts'
import { evolve } from './rules/evolve.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { byLength, type Found, wordsMadeOf } from './rules/search.ts'
import { type Event, type State, scoreOf, type World } from './rules/state.ts'
import { type View, view } from './rules/view.ts'

export { BAGS, type Bags, KINDS, type Kind, kindOf, mayDraw, nextTile, restOf, TILES } from './rules/bag.ts'
export type { Move } from './rules/moves.ts'
export { defaults, fields, type Options } from './rules/options.ts'
export { REFUSAL_RULES, type RefusalCode } from './rules/refusals.ts'
export { type Entry, pointsFor } from './rules/scoring.ts'

export type { Result, State } from './rules/state.ts'
export type { View } from './rules/view.ts'
export { isMadeOf, SHORTEST } from './rules/words.ts'

export const seats = (): SeatRange => seatRange
export const boxes = { 'dix-lettres': defaults }
export const boxOf = () => 'dix-lettres'

/** ALL-4: a device sends the tiles laid out at most twice a second; no round fills the log with them. */
const DRAFT: WriteLimit = { kind: 'draft', burst: 60, every: seconds(1) }

const RARITY = { everyday: 0, known: 1, rare: 2 } as const
/** Draws whose words are kept: several bots and several tables ask for the same ones again and again. */
const KEPT = 20

const makeWorld = ({ playWords: { graph, commonness } }: Library): World => {
  const kept = new Map<string, readonly Found[]>()
  const search = (letters: readonly string[]): readonly Found[] =>
    wordsMadeOf(graph, letters)
      .filter((word) => !isOffensive(word))
      .map((word) => ({ word, rarity: RARITY[commonnessOf(graph, commonness, word) ?? 'rare'] }))
      .sort(byLength)
  return {
    fold,
    isWord: (letters) => graph.isWord(letters),
    found: (letters) => {
      const key = [...letters].sort().join('')
      const known = kept.get(key) ?? search(letters)
      kept.delete(key)
      kept.set(key, known)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      return known
    },
    bags: () => BAGS,
  }
}

/** DIX-12 */
const outcome = ({ phase, seats, results }: State): Outcome | undefined =>
  phase.name === 'over'
    ? { placings: placingsBy(seats, (one, other) => scoreOf(results, other) - scoreOf(results, one)) }
    : undefined

export const dixLettres = defineGame<Options, State, Move, Event, View, World>({
  id: 'dix-lettres',
  clauses: 'DIX',
  boxes,
  boxOf,
  needs: ['playWords'],
  makeWorld,
  defaults,
  seats,
  readOptions,
  readMove,
  setup,
  decide,
  evolve,
  view,
  due,
  dueWithout,
  outcome,
  writeLimit: ({ type }) => (type === 'draft' ? DRAFT : undefined),
  // DIX-7: what counts of them is in the event that begins the reveal.
  isDraft: ({ type }) => type === 'draft',
  // ALL-6: the round; the words of the one that is being shown are known.
  deal: ({ round }) => round,
  // The bags are full again in every round: there is nothing to spare for the next game.
  shown: () => [],
  bot,
  rehearsal: async () => (await import('./rehearsal/rehearsal.ts')).rehearsal,
})
