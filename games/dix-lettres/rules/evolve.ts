import type { SeatId } from '@tablee/kernel'
import type { BySeat, Event, Phase, State } from './state.ts'

const NOTHING: Pick<State, 'results' | 'round' | 'step' | 'bags' | 'letters' | 'caller' | 'phase'> = {
  results: [],
  round: 0,
  step: 0,
  bags: { vowel: [], consonant: [] },
  letters: [],
  caller: undefined,
  phase: { name: 'over' },
}

const without = (drafts: BySeat<string>, seat: SeatId): BySeat<string> =>
  Object.fromEntries(Object.entries(drafts).filter(([by]) => by !== seat))

/** The phase after what people do in it; undefined: the event is none of it. */
const phaseAfter = (phase: Phase, event: Event): Phase | undefined => {
  if (phase.name === 'write') {
    const { words, drafts, done } = phase
    if (event.type === 'written')
      return {
        ...phase,
        words: { ...words, [event.seat]: event.word },
        drafts: drafts[event.seat] === event.word ? without(drafts, event.seat) : drafts,
        done: done.filter((seat) => seat !== event.seat),
      }
    if (event.type === 'drafted') {
      const others = without(drafts, event.seat)
      return { ...phase, drafts: event.text === '' ? others : { ...others, [event.seat]: event.text } }
    }
    if (event.type === 'done') return { ...phase, done: [...done, event.seat] }
    if (event.type === 'searched-on') return { ...phase, done: done.filter((seat) => seat !== event.seat) }
  }
  if (phase.name === 'reveal' && event.type === 'word-shown')
    return { ...phase, wait: event.wait, shown: phase.shown + 1 }
  return undefined
}

/** Total, and draws nothing: the events alone are the whole truth. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'began') return { ...NOTHING, options: event.options, seats: event.seats }
  if (state === undefined) throw new Error('the first event begins the game')
  const step = state.step + 1
  switch (event.type) {
    case 'round-began': {
      const { caller, bags, wait } = event
      const phase: Phase = { name: 'draw', caller, wait }
      return { ...state, step, round: state.round + 1, bags, letters: [], caller: caller ?? state.caller, phase }
    }
    case 'drawn':
      return { ...state, step, letters: [...state.letters, ...event.letters] }
    case 'writing-began':
      return {
        ...state,
        step,
        phase: { name: 'write', wait: event.wait, began: event.began, words: {}, drafts: {}, done: [] },
      }
    case 'reveal-began':
      return { ...state, step, phase: { name: 'reveal', wait: event.wait, entries: event.entries, shown: 1 } }
    case 'word-shown':
      return { ...state, step, phase: phaseAfter(state.phase, event) ?? state.phase }
    case 'round-ended':
      return {
        ...state,
        step,
        results: [...state.results, event.result],
        phase: { name: 'results', wait: event.wait },
      }
    case 'ended':
      return { ...state, step, phase: { name: 'over' } }
    default:
      // People write side by side: what one of them does makes no other’s move late.
      return { ...state, phase: phaseAfter(state.phase, event) ?? state.phase }
  }
}
