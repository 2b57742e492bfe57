import { votersAmong } from '@tablee/game-kit/votes.ts'
import type { SeatId } from '@tablee/kernel'
import type { State } from './state.ts'
import type { MotPourMotTools } from './world.ts'

/** ALL-9: everybody but bots. */
export const people = ({ teams }: Pick<State, 'teams'>, tools: Pick<MotPourMotTools, 'bots'>): SeatId[] =>
  votersAmong([...teams.sel.seats, ...teams.poivre.seats], tools)

/** Among bots nobody else can judge: the machine checks what it can, and takes the rest on trust (reading). */
export const isAlone = (state: State, tools: MotPourMotTools): boolean => people(state, tools).length === 1

/** Whether the deck knows the word for this category: then it vouches for it, spelling and all. */
export const isKnownAnswer = (category: string, letters: string, { answers, fold }: MotPourMotTools): boolean =>
  answers(category).some(({ word }) => fold(word) === letters)
