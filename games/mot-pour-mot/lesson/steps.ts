import type { Shelved } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import { defaults, type Edition, type MotPourMotWorld, type Move, motPourMot, type View } from '../game.ts'
import { stackMotPourMot } from '../rehearsal/stack.ts'

/** Who plays along: a mate, then the other team's captain and their mate. */
export interface Cast {
  readonly mate: string
  readonly rival: string
  readonly second: string
}

const OTHERS = ['Léa', 'Sam', 'Noé', 'Zoé']

/** As others make it: everything up to « done ». */
export const spelling = (by: string, word: string) =>
  [...Array.from(word, (letter): Move => ({ type: 'spell', letter })), { type: 'done' } as const].map((move) => ({
    by,
    move,
  }))
export const doing = (by: string, ...moves: readonly Move[]) => moves.map((move) => ({ by, move }))

/** Any move of this kind. */
export const does =
  (...types: readonly Move['type'][]) =>
  (move: Move) =>
    types.includes(move.type)

export const votesAgainst = (move: Move) => move.type === 'vote' && move.vote === 'against'

/** This very word, letter by letter, then « done »; a letter may be taken back. */
export const spells = (word: string): Pick<Step<Move, View>, 'takes' | 'awaits'> => ({
  takes: (move, { spelled = '' }) =>
    move.type === 'take-back' || (move.type === 'spell' && word.startsWith(spelled + move.letter)),
  awaits: (move, { spelled }) => move.type === 'done' && spelled === word,
})

interface Taught {
  readonly cards: readonly { readonly front: string; readonly back: string }[]
  /** All that the lexicon knows. */
  readonly words: readonly string[]
  /** What it proposes for a word that it does not. */
  readonly nearest?: readonly string[]
  readonly steps: (cast: Cast) => readonly Step<Move, View>[]
}

/** For whoever bears this name, captain of Sel, who begins; who plays along is called otherwise. */
export const teach = (edition: Edition, name: string, { cards, words, nearest = [], steps }: Taught): Lesson => {
  const [mate = '', rival = '', second = ''] = OTHERS.filter((other) => other !== name)
  const world: Omit<MotPourMotWorld, 'cards' | 'isSpelled'> = { answers: () => [], fold, nearest: () => nearest }
  return {
    shelved: { game: motPourMot as Shelved['game'], world },
    stackWorld: stackMotPourMot,
    options: { ...defaults(edition), hasClock: false },
    seats: [
      { name, team: 'sel', isCaptain: true },
      { name: mate, team: 'sel' },
      { name: rival, team: 'poivre', isCaptain: true },
      { name: second, team: 'poivre' },
    ],
    stack: { cards, words },
    steps: steps({ mate, rival, second }),
  }
}
