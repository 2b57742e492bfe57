import { withTold } from '@tablee/game-kit/told.ts'
import type { Event } from './events.ts'
import type { Happening } from './happenings.ts'
import type { Named, Phase, State } from './state.ts'

/** What those who look in later still see. */
const REMEMBERED = 12

export const telling = (state: State, ...happenings: readonly Happening[]): State => ({
  ...state,
  told: withTold(state.told, happenings, REMEMBERED),
})

/** The phase, which must be one of these: anything else is a bug of ours. */
export const inPhase = <Name extends Phase['name']>({ phase }: State, event: Event, ...names: readonly Name[]) => {
  if (names.some((name) => name === phase.name)) return phase as Named<Name>
  throw new Error(`${event.type} in ${phase.name}`)
}

/** A new wait has begun. */
export const waiting = (state: State, phase: Extract<Phase, { wait: object }>): State => ({
  ...state,
  step: phase.wait.step,
  phase,
})
