import { defineGame } from '@tablee/game-kit/define-game.ts'
import { readerOf } from '@tablee/game-kit/schema.ts'
import { placingsBy } from '@tablee/game-kit/standings.ts'
import { fold, type Letters, type WordGraph } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { decide, setup, type World } from './rules/decide.ts'
import { type Move, move } from './rules/moves.ts'
import { defaults, type Options, options } from './rules/options.ts'
import { type Event, evolve, type State } from './rules/state.ts'
import { type View, view } from './rules/view.ts'

export { REFUSAL_RULES, type RefusalCode } from './rules/decide.ts'
export type { Move } from './rules/moves.ts'
export { defaults, type Options } from './rules/options.ts'
export type { View } from './rules/view.ts'

/** A walk through the word graph: at each letter on to the next, until a word of four letters or more is reached. */
const wordFrom = (graph: WordGraph) => (letter: string, pick: (count: number) => number) => {
  let word = letter
  for (;;) {
    const next = graph.next(word)
    if (next.length === 0 || (word.length >= 4 && graph.isWord(word as Letters) && pick(3) > 0)) return word
    word += next[pick(next.length)]?.letter ?? ''
  }
}

/** The rules of __Name__, ready for the shelf. */
export const __camel__ = defineGame<Options, State, Move, Event, View, World>({
  id: '__id__',
  clauses: '__PREFIX__',
  boxes: { __id__: defaults },
  boxOf: () => '__id__',
  needs: ['playWords'],
  makeWorld: ({ playWords: { graph } }) => ({
    fold,
    isWord: (letters) => graph.isWord(letters as Letters),
    wordFrom: wordFrom(graph),
  }),
  defaults,
  seats: () => ({ min: 2, max: 8, teams: [] }),
  readOptions: readerOf(options),
  readMove: readerOf(move),
  setup,
  decide,
  evolve,
  view,
  due: ({ phase, step }) =>
    phase.name === 'over' || phase.wait === undefined
      ? undefined
      : { at: phase.wait.endsAt, move: { type: 'time-up', step } },
  outcome: ({ phase, seats, scores }) =>
    phase.name === 'over' ? { placings: placingsBy(seats, (seat) => scores[seat] ?? 0) } : undefined,
  deal: ({ round }) => round,
  shown: () => [],
  bot,
})
