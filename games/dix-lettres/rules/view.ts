import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import { KINDS, type Kind, mayDraw } from './bag.ts'
import type { Entry } from './scoring.ts'
import { type BySeat, type PhaseName, type Result, type State, scoreOf } from './state.ts'

/** What one viewer may see. It lists what is shown and never spreads state. */
export interface View {
  readonly seats: readonly SeatId[]
  readonly phase: PhaseName
  /** Counted from 1. */
  readonly round: number
  readonly rounds: number
  readonly step: number
  readonly hasClock: boolean
  /** DIX-11 */
  readonly scoring: 'longest' | 'everybody'
  /** When the phase ends by itself, and how many seconds it has in all; neither without a clock. */
  readonly endsAt?: Instant
  readonly lasts?: number
  /** Whose voice the letters come by; nobody’s where the machine draws. */
  readonly caller?: SeatId
  /** In « draw »: what may still be called (DIX-3). */
  readonly mayCall?: readonly Kind[]
  /** In « write »: since when, who has set down a word, and who has said « c’est bon ». */
  readonly began?: Instant
  readonly written?: readonly SeatId[]
  readonly done?: readonly SeatId[]
  /** In « reveal »: the words shown so far, from short to long. */
  readonly shown?: readonly Entry[]
  /** No more words come. */
  readonly isLastShown?: true
  /** Of the rounds that are over. */
  readonly results: readonly Result[]
  readonly scores: BySeat<number>
  /** ALL-3: the table is paused; the letters, one’s own word and one’s own tiles do not show. */
  readonly isCovered?: true
  /** Of this round, as far as they are drawn. */
  readonly letters?: readonly string[]
  /** In « write » and « reveal »: one’s own word. */
  readonly mine?: string
  /** In « write »: the tiles that one has laid out oneself, as far as the table has them (DIX-7). */
  readonly draft?: string
}

/** What the phase adds for everybody. */
const openPart = ({ phase, seats, letters }: State): Partial<View> => {
  switch (phase.name) {
    case 'draw':
      return { mayCall: KINDS.filter((kind) => mayDraw(letters, kind)) }
    case 'write': {
      const { began, words, done } = phase
      return {
        began,
        written: seats.filter((seat) => words[seat] !== undefined),
        done: seats.filter((seat) => done.includes(seat)),
      }
    }
    case 'reveal':
      return {
        shown: phase.entries.slice(0, phase.shown),
        ...(phase.shown === phase.entries.length && { isLastShown: true as const }),
      }
    default:
      return {}
  }
}

const wordOf = ({ phase }: State, seat: SeatId): string | undefined => {
  if (phase.name === 'write') return phase.words[seat]
  return phase.name === 'reveal' ? phase.entries.find(({ seats }) => seats.includes(seat))?.word : undefined
}

export const view = (state: State, viewer: Viewer, { isPaused }: Scene): View => {
  const { seats, phase, options, results, round, step, letters } = state
  const wait = phase.name === 'over' ? undefined : phase.wait
  const mine = viewer.kind === 'seat' ? wordOf(state, viewer.seat) : undefined
  const draft = phase.name === 'write' && viewer.kind === 'seat' ? phase.drafts[viewer.seat] : undefined
  const isSearched = phase.name === 'draw' || phase.name === 'write'
  const caller = phase.name === 'draw' ? phase.caller : undefined
  return {
    seats,
    phase: phase.name,
    round,
    rounds: options.rounds,
    step,
    hasClock: options.hasClock,
    scoring: options.scoring,
    ...(wait && { endsAt: wait.endsAt, lasts: wait.lasts }),
    ...(caller !== undefined && { caller }),
    ...openPart(state),
    results,
    scores: Object.fromEntries(seats.map((seat) => [seat, scoreOf(results, seat)])),
    ...(isPaused && isSearched
      ? { isCovered: true as const }
      : { letters, ...(mine !== undefined && { mine }), ...(draft !== undefined && { draft }) }),
  }
}
