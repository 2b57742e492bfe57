import type { SeatId } from '@tablee/kernel'
import type { Word } from '../rules/claims/played-word.ts'
import type { Letter } from '../rules/state.ts'
import type { View } from '../rules/view/view.ts'
import { type CardChoice, chooseCards } from './choice.ts'

/** A column that a word could be announced for, with the cards it would take. */
export interface Proposal extends CardChoice {
  readonly column: number
  readonly packet?: number
}

interface Source {
  readonly packet?: number
  readonly letters: readonly Letter[]
}

/** What a seat may take letters from beside a column: the hand, each packet it holds, the turned letters. */
const sourcesOf = (view: View, seat: SeatId): readonly Source[] => {
  if (view.mode === 'simultaneous') return [{ letters: view.turned ?? [] }]
  if (view.mode !== 'teams') return [{ letters: view.hand ?? [] }]
  const used = [...(view.words ?? []), ...(view.claims ?? [])].map(({ packet }) => packet)
  return (view.packets ?? []).flatMap(({ holder, letters }, packet) =>
    letters === undefined || holder !== seat || used.includes(packet) ? [] : [{ packet, letters }],
  )
}

/** Where a word could go, the most points first; whether it is on the theme is for people to say. */
export const proposals = (word: Word, view: View, seat: SeatId, only?: number): Proposal[] =>
  sourcesOf(view, seat)
    .flatMap(({ letters, ...packet }) =>
      (view.columns ?? []).flatMap(({ title, isHeld, letters: open }, column): Proposal[] => {
        if (title === undefined || isHeld || (only !== undefined && only !== column)) return []
        const choice = chooseCards(word, letters, open)
        return choice === undefined ? [] : [{ column, ...packet, ...choice }]
      }),
    )
    .sort((one, other) => other.points - one.points)
