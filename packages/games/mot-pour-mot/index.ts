import type { Due, Game, SeatId } from '@tablee/kernel'
import { decide } from './decide.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import type { RefusalCode } from './refusals.ts'
import { setup } from './setup.ts'
import { type State, type Team, type TeamSeats, tilesOut } from './state.ts'
import type { MotPourMotTools } from './tools.ts'
import { type View, view } from './view.ts'

export { defaults } from './options.ts'

export interface Outcome {
  readonly winners: readonly SeatId[]
  readonly tilesOut: Readonly<Record<Team, number>>
}

const due = ({ phase }: State): Due<Move> | undefined =>
  phase.name === 'over' || phase.endsAt === undefined
    ? undefined
    : { at: phase.endsAt, move: { type: 'time-up', phase: phase.name } }

const outcome = (state: State): Outcome | undefined =>
  state.phase.name === 'over'
    ? {
        winners: state.teams[state.phase.winner].seats,
        tilesOut: { sel: tilesOut(state, 'sel'), poivre: tilesOut(state, 'poivre') },
      }
    : undefined

export const motPourMot: Game<
  Options,
  Record<Team, TeamSeats>,
  State,
  Move,
  Event,
  View,
  MotPourMotTools,
  RefusalCode,
  Outcome
> = { id: 'mot-pour-mot', setup, decide, evolve, view, due, outcome }
