import { after, type Instant, type SeatId, seconds } from '../brand.ts'
import type { Game, OwnDecks } from '../game.ts'
import { ok, refuse } from '../result.ts'

/**
 * Test support: a small game. The player whose turn it is says « next ». Each player has a secret number per round and may write a note. After
 * three rounds the first seat wins.
 */
interface Options {
  readonly rounds: number
  readonly hasTeams: boolean
}
interface State {
  readonly options: Options
  readonly seats: readonly SeatId[]
  readonly secrets: Readonly<Record<SeatId, number>>
  readonly pile: readonly string[]
  readonly turns: number
  readonly endsAt: Instant
  readonly notes: Readonly<Record<SeatId, string>>
}
type ToyMove =
  | { readonly type: 'next' }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'time-up' }
type Event =
  | { readonly type: 'dealt'; readonly state: State }
  | { readonly type: 'passed'; readonly endsAt: Instant }
  | { readonly type: 'noted'; readonly seat: SeatId; readonly text: string }
interface View {
  readonly turn: SeatId | undefined
  readonly turns: number
  readonly mySecret?: number
  readonly card?: string
}
interface World {
  readonly cards: readonly string[]
}

const WAIT = seconds(10)
const turnOf = ({ seats, turns }: State) => seats[turns % seats.length]
const roundOf = ({ seats, turns }: State) => Math.floor(turns / seats.length)
const isOver = ({ seats, turns, options }: State) => turns >= seats.length * options.rounds

export const toyGame: Game<Options, State, ToyMove, Event, View, World> = {
  id: 'toy',
  defaults: { rounds: 3, hasTeams: false },
  seats: ({ hasTeams }) => ({ min: 2, max: 4, teams: hasTeams ? ['nord', 'sud', 'est'] : [] }),
  readOptions: (raw) => {
    const { rounds, hasTeams } = (raw ?? {}) as Partial<Options>
    return typeof rounds === 'number' && typeof hasTeams === 'boolean' ? { rounds, hasTeams } : undefined
  },
  readMove: (raw) => {
    const { type, text = '' } = (raw ?? {}) as { readonly type?: unknown; readonly text?: string }
    if (type === 'note') return { type, text }
    return type === 'next' || type === 'time-up' ? { type } : undefined
  },
  setup: (options, { seats }, { chance, cards, timesSeen, now }) => {
    const secrets = Object.fromEntries(seats.map((seat) => [seat, chance.below(1000)]))
    const pile = chance.shuffle(cards).sort((a, b) => timesSeen(a) - timesSeen(b))
    const endsAt = after(now, WAIT)
    return ok([{ type: 'dealt', state: { options, seats, secrets, pile, turns: 0, endsAt, notes: {} } }])
  },
  decide: (state, move, by, { now }) => {
    const passed = ok([{ type: 'passed' as const, endsAt: after(now, WAIT) }])
    if (isOver(state)) return refuse({ rule: 'TOY-1', code: 'over' })
    if (move.type === 'time-up')
      return by.kind === 'host' || (by.kind === 'clock' && now >= state.endsAt)
        ? passed
        : refuse({ rule: 'TOY-2', code: 'early' })
    if (move.type === 'note' && by.kind === 'seat') {
      const isKnown = state.notes[by.seat] === move.text
      return ok(isKnown ? [] : [{ type: 'noted' as const, seat: by.seat, text: move.text }])
    }
    return by.kind === 'seat' && by.seat === turnOf(state) ? passed : refuse({ rule: 'TOY-3', code: 'not-your-turn' })
  },
  evolve: (state, event) => {
    if (event.type === 'dealt') return event.state
    if (state === undefined) throw new Error('not dealt')
    if (event.type === 'noted') return { ...state, notes: { ...state.notes, [event.seat]: event.text } }
    return { ...state, turns: state.turns + 1, endsAt: event.endsAt }
  },
  view: (state, viewer, { isPaused }) => {
    const mine = viewer.kind === 'seat' ? state.secrets[viewer.seat] : undefined
    return {
      turn: turnOf(state),
      turns: state.turns,
      ...(mine === undefined ? {} : { mySecret: mine + 1000 * roundOf(state) }),
      ...(isPaused ? {} : { card: state.pile[state.turns % state.pile.length] ?? '' }),
    }
  },
  due: (state) => (isOver(state) ? undefined : { at: state.endsAt, move: { type: 'time-up' } }),
  outcome: (state) => (isOver(state) ? { placings: state.seats.map((seat) => [seat]) } : undefined),
  writeLimit: ({ type }) => (type === 'note' ? { kind: 'note', burst: 5, every: seconds(2) } : undefined),
  inBrief: (move) => (move.type === 'note' ? { ...move, text: '' } : move),
  deal: roundOf,
  shown: (state) => state.pile.slice(0, state.turns + 1),
  bot: (view, seat, { chance }) =>
    view.turn === seat
      ? { move: { type: 'next' }, after: seconds(1 + chance(`turn ${view.turns}`).below(3)) }
      : undefined,
}

/** « toy: title », then one card per line. */
const toyDecks: OwnDecks = {
  read: (text) => {
    const [header = '', ...cards] = text.split('\n')
    if (!header.startsWith('toy: ')) return { isFit: false, code: 'deck-of-another-game', line: 1 }
    if (cards.includes('')) return { isFit: false, code: 'deck-unfit', line: cards.indexOf('') + 2 }
    return { isFit: true, title: header.slice(5), cards: cards.length }
  },
  world: (text) => ({ cards: text.split('\n').slice(1) }),
}

export const toyShelf = new Map([
  [
    'toy',
    { game: toyGame, world: { cards: Array.from({ length: 30 }, (_, nth) => `card-${nth}`) }, ownDecks: toyDecks },
  ],
])
