import { inPhase, telling, waiting } from './changes.ts'
import type { Event } from './events.ts'
import { type State, TURNED } from './state.ts'

const ROUND_EVENTS = [
  'letters-awaited',
  'letters-turned',
  'tapped',
  'said-nothing',
  'search-resumed',
  'skip-agreed',
  'round-skipped',
] as const
type RoundEvent = Extract<Event, { type: (typeof ROUND_EVENTS)[number] }>
export const isOfRound = (event: Event): event is RoundEvent => ROUND_EVENTS.some((type) => type === event.type)

/** What happens in a round of the simultaneous mode. */
export const ofRound = (state: State, event: RoundEvent): State => {
  switch (event.type) {
    case 'letters-awaited': {
      const { phase } = state
      const rounds = 'round' in phase ? phase.round.number : phase.name === 'turning' ? phase.rounds : 0
      return waiting(state, { name: 'turning', seat: event.seat, rounds, wait: event.wait })
    }
    case 'letters-turned': {
      const { seat, rounds } = inPhase(state, event, 'turning')
      const turned = state.draw.slice(0, TURNED)
      const round = { number: rounds + 1, turned, refused: [], out: [], skips: [] }
      const draw = state.draw.slice(TURNED)
      return waiting({ ...state, draw }, { name: 'searching', turner: seat, round, wait: event.wait })
    }
    case 'tapped': {
      const { turner, round } = inPhase(state, event, 'searching')
      const { seat, wait } = event
      const skips = round.skips.filter((each) => each !== seat)
      const next = { name: 'announcing', turner, seat, round: { ...round, skips }, wait } as const
      return telling(waiting(state, next), { type: 'tapped', seat })
    }
    case 'said-nothing':
      return telling(state, { type: 'said-nothing', seat: event.seat })
    case 'search-resumed': {
      const { turner, round } = inPhase(state, event, 'announcing', 'hearing')
      const out = [...round.out, event.out]
      return waiting(state, { name: 'searching', turner, round: { ...round, out }, wait: event.wait })
    }
    case 'skip-agreed': {
      const phase = inPhase(state, event, 'searching')
      const skips = [...phase.round.skips, event.seat]
      return { ...state, phase: { ...phase, round: { ...phase.round, skips } } }
    }
    case 'round-skipped': {
      const phase = inPhase(state, event, 'searching', 'announcing', 'hearing')
      const discards = [...state.discards, ...phase.round.turned]
      const next = { ...state, discards, phase: { ...phase, round: { ...phase.round, turned: [] } } }
      return telling(next, { type: 'round-skipped' })
    }
  }
}
