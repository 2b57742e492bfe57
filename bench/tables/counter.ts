import { type Game, ok, refuse, type SeatId } from '@tablee/kernel'

interface State {
  readonly seats: readonly SeatId[]
  readonly count: number
}
interface CounterMove {
  readonly type: 'next'
}
type Event = { readonly type: 'dealt'; readonly seats: readonly SeatId[] } | { readonly type: 'counted' }
interface View {
  readonly count: number
  readonly turn: SeatId | undefined
}

const turnOf = ({ seats, count }: State) => seats[count % seats.length]

/** The smallest possible game: the player whose turn it is says « next », and everybody sees the count. It never ends. */
export const counter: Game<object, State, CounterMove, Event, View, object> = {
  id: 'counter',
  defaults: {},
  seats: () => ({ min: 2, max: 8, teams: [] }),
  readOptions: () => ({}),
  readMove: (raw) => ((raw as Partial<CounterMove> | undefined)?.type === 'next' ? { type: 'next' } : undefined),
  setup: (_, { seats }) => ok([{ type: 'dealt', seats }]),
  decide: (state, _, by) =>
    by.kind === 'seat' && by.seat === turnOf(state)
      ? ok([{ type: 'counted' }])
      : refuse({ rule: 'COUNT-1', code: 'not-your-turn' }),
  evolve: (state, event) => {
    if (event.type === 'dealt') return { seats: event.seats, count: 0 }
    if (state === undefined) throw new Error('not dealt')
    return { ...state, count: state.count + 1 }
  },
  view: (state) => ({ count: state.count, turn: turnOf(state) }),
  due: () => undefined,
  outcome: () => undefined,
  shown: () => [],
  bot: () => undefined,
}
