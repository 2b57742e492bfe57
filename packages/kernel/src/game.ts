import type { Instant, Milliseconds, SeatId } from './brand.ts'
import type { Chance } from './chance.ts'
import type { Refusal, Result } from './result.ts'

/** Who makes a move. The clock acts when something is due; the host may call time at a table without a clock (ALL-7). */
export type Actor = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'clock' | 'host' }

/** Who a view is for: a seat sees its own secrets, a spectator or shared screen only public information. */
export type Viewer = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'onlooker' }

/** What `decide` may use beside the state. A game adds its own world (words, cards). */
export interface Tools {
  readonly now: Instant
  /** Each decision has its own source, seeded by the game's seed and the decision's number. */
  readonly chance: Chance
  /** Seats that can act now: bots, and people with a connected device. */
  readonly present: ReadonlySet<SeatId>
  /** Seats held by bots: they cast no vote of opinion (ALL-9). */
  readonly bots: ReadonlySet<SeatId>
  /** Seats that asked for longer timers (ALL-2). */
  readonly unhurried: ReadonlySet<SeatId>
  /** How often this table has seen a card, so that a game can deal the least seen cards first. */
  readonly timesSeen: (card: string) => number
}

/** Seats that can't act, and since when in the table's time. A seat given up for good has been away since −Infinity. */
export type Away = ReadonlyMap<SeatId, Instant>

/** What `view` may use beside the state. */
export interface Scene {
  readonly present: ReadonlySet<SeatId>
  /** Absent in a replay. */
  readonly away?: Away
  /** ALL-3: while paused, the view covers what the players search in. */
  readonly isPaused: boolean
}

/** The seats of one team, clockwise, and the one that acts for it. */
export interface TeamSeats {
  readonly seats: readonly SeatId[]
  readonly captain: SeatId
}

/** Who plays: the seats clockwise, and the teams if the game has teams. */
export interface Seating {
  readonly seats: readonly SeatId[]
  readonly teams: Readonly<Record<string, TeamSeats>>
  /** The player who has been at the table longest. */
  readonly opener?: SeatId
  /** The players' names when the game started. */
  readonly names?: Readonly<Record<SeatId, string>>
}

/** How many can play, and in which teams. */
export interface SeatRange {
  readonly min: number
  readonly max: number
  /** Names of the teams; empty: no teams. */
  readonly teams: readonly string[]
}

/** What the clock will do next, and when. */
export interface Due<Move> {
  readonly at: Instant
  readonly move: Move
}

/** A token bucket in the table's own time: `burst` moves at once, then one per `every`. Each seat has one bucket per kind. */
export interface WriteLimit {
  /** Moves of the same kind share a bucket. */
  readonly kind: string
  readonly burst: number
  readonly every: Milliseconds
}

/** Final ranking: best first; seats that tie share a place. */
export interface Outcome {
  readonly placings: readonly (readonly SeatId[])[]
}

/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ['gentle', 'steady', 'sharp'] as const
/** One of `BOT_LEVELS`. */
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What `bot` and `think` may use beside the view. A game adds its own world (words, cards). */
export interface BotTools {
  readonly level: BotLevel
  /** Always the same numbers for the same `about`, so that every node's bot makes the same choice and keeps it. */
  readonly chance: (about: string) => Chance
}

/** A bot's next move, unless something happens before it. */
export interface BotMove<Move> {
  readonly move: Move
  readonly after: Milliseconds
  /** The moment that `after` counts from; by default the game's last decision. Needed where other players' drafts are decisions too. */
  readonly since?: Instant
  /** `think` may find a better move meanwhile. */
  readonly isWorthAThought?: true
}

/**
 * A game is a pure state machine. `decide` turns a move into events or a refusal. `evolve` folds an event into the state, is total and draws no
 * random numbers. `view` is the only way out. `due` says what the clock will do next. `bot` and `think` see a view, never the state.
 */
export interface Game<Options, State, Move, Event, View, World> {
  readonly id: string
  /** The options of a new table. */
  readonly defaults: Options
  /** How many can play with these options. */
  seats(options: Options): SeatRange
  /** Parses options that came over the wire; undefined when they are malformed. */
  readOptions(raw: unknown): Options | undefined
  /** Parses a move that came over the wire; undefined when it is malformed. */
  readMove(raw: unknown): Move | undefined
  /** Starts a game: the first events, or a refusal. Chance is used here and recorded in them. */
  setup(options: Options, seating: Seating, tools: Tools & World): Result<Event[], Refusal>
  /** Turns a move into events, or refuses it. It changes nothing: the events may still lose against another node's. */
  decide(state: State, move: Move, by: Actor, tools: Tools & World): Result<Event[], Refusal>
  /** Folds one event into the state; `undefined` is the state before the first event. It refuses nothing and draws no random numbers. */
  evolve(state: State | undefined, event: Event): State
  /** What one viewer may see. It lists what is shown and never spreads the state: nothing else keeps a secret. */
  view(state: State, viewer: Viewer, scene: Scene): View
  /** The move that the clock will make if nobody acts before; undefined: the game waits for people only. */
  due(state: State): Due<Move> | undefined
  /** A second deadline beside `due`, for when all the players that the game waits for are away. */
  dueWithout?(state: State, away: Away): Due<Move> | undefined
  /** The final ranking; undefined while the game is in progress. */
  outcome(state: State): Outcome | undefined
  /** ALL-4: rate limit for a move that writes a long text to the log; undefined: no limit. */
  writeLimit?(move: Move): WriteLimit | undefined
  /** The move as it is logged, of the same type: without the texts that its events hold already. */
  inBrief?(move: Move): Move
  /** Whether this move has no lasting effect, like a draft: a replay skips it. */
  isDraft?(move: Move): boolean
  /**
   * ALL-6: the number of the round or deal whose secrets a seat knows now; it never decreases. A newcomer may take a given-up seat once the
   * number has grown. Absent or undefined: a seat's secrets are valid for the whole game.
   */
  deal?(state: State): number | undefined
  /** The cards that the players have seen in this game. */
  shown(state: State): readonly string[]
  /** A bot's next move; undefined: it is not asked. Must be fast: it runs in the server's event loop. */
  bot(view: View, seat: SeatId, tools: BotTools & World): BotMove<Move> | undefined
  /** A better move for the same view, found outside the event loop in tens of milliseconds. The number of steps must not depend on the machine. */
  think?(view: View, seat: SeatId, tools: BotTools & World): Move | undefined
}

/** Title and size of a user's own deck, or the line and code of its first error. */
export type DeckRead =
  | { readonly isFit: true; readonly title: string; readonly cards: number }
  | { readonly isFit: false; readonly code: 'deck-unfit' | 'deck-of-another-game'; readonly line: number }

/** Lets a game be played with decks that users wrote. */
export interface OwnDecks {
  /** Checks a deck; the text is kept only if it is fit. */
  readonly read: (text: string) => DeckRead
  /** The game's world with a deck that `read` accepted; called once per deck. */
  readonly world: (text: string) => object
}

/** A game with its words and cards, ready to be played. Its type parameters are hidden. */
export interface Shelved {
  readonly game: Game<unknown, unknown, unknown, unknown, unknown, object>
  readonly world: object
  /** Absent where the rules fix the cards, or the cards carry no text. */
  readonly ownDecks?: OwnDecks
}
/** All games of a host, by id. */
export type Shelf = ReadonlyMap<string, Shelved>
