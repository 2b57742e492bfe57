import type { Instant, Milliseconds, SeatId } from './brand.ts'
import type { Chance } from './chance.ts'
import type { Refusal, Result } from './result.ts'

/** Who asks for a move. The clock asks when something is due; the host may at a table without a clock (ALL-7). */
export type Actor = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'clock' | 'host' }

/** Who looks: a seat sees its own secrets, everybody else what lies open. */
export type Viewer = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'onlooker' }

/** What every decision may ask of the world; a game adds a world of its own (words, cards). */
export interface Tools {
  readonly now: Instant
  /** A source of its own for each decision, seeded by the game's seed and the decision's number: a reopened table draws anew. */
  readonly chance: Chance
  /** Seats whose holder is there, people and bots. */
  readonly present: ReadonlySet<SeatId>
  /** Seats that bots hold: they cast no vote of opinion (ALL-9). */
  readonly bots: ReadonlySet<SeatId>
  /** Seats that asked for longer timers (ALL-2). */
  readonly unhurried: ReadonlySet<SeatId>
  /** How often the people of this table have seen a card: those seen least come first. */
  readonly timesSeen: (card: string) => number
}

/** Since when nobody can act for a seat, in the table's time; one given up for good has been left for ever. */
export type Away = ReadonlyMap<SeatId, Instant>

/** What a view may tell beside the state. */
export interface Scene {
  readonly present: ReadonlySet<SeatId>
  /** A replay does not know. */
  readonly away?: Away
  /** ALL-3: what is being searched is covered. */
  readonly isPaused: boolean
}

export interface TeamSeats {
  readonly seats: readonly SeatId[]
  readonly captain: SeatId
}

/** Who plays: the seats clockwise, and the teams where the game has some. */
export interface Seating {
  readonly seats: readonly SeatId[]
  readonly teams: Readonly<Record<string, TeamSeats>>
  /** Whoever of them has been at the table longest. */
  readonly opener?: SeatId
  /** As they were given at the table. */
  readonly names?: Readonly<Record<SeatId, string>>
}

export interface SeatRange {
  readonly min: number
  readonly max: number
  /** The names of its teams; none: everybody for themselves. */
  readonly teams: readonly string[]
}

export interface Due<Move> {
  readonly at: Instant
  readonly move: Move
}

/** A token bucket: so many moves at once, then one in so long, in the table's own time. Each seat has one for each kind. */
export interface WriteLimit {
  /** Moves of the same kind share a bucket. */
  readonly kind: string
  readonly burst: number
  readonly every: Milliseconds
}

/** Who finished where: the best first, those who tie together. */
export interface Outcome {
  readonly placings: readonly (readonly SeatId[])[]
}

export const BOT_LEVELS = ['gentle', 'steady', 'sharp'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export interface BotTools {
  readonly level: BotLevel
  /** The same lots whenever the same thing is asked about: every node's bot chooses alike, and sticks to its choice. */
  readonly chance: (about: string) => Chance
}

/** What a bot will do, unless something happens before. */
export interface BotMove<Move> {
  readonly move: Move
  readonly after: Milliseconds
  /** What it counts from; else the game's last decision. Where others write all the time, every word of theirs is one. */
  readonly since?: Instant
  /** Meanwhile, a longer thought may find better: `think`. */
  readonly isWorthAThought?: true
}

/**
 * A game is a pure machine. `decide` says what happens, or why not; `evolve` makes it so and draws no lots; `view` is the
 * only door out; `due` is what the clock will ask for next; `bot` and `think` see a view, never the state.
 */
export interface Game<Options, State, Move, Event, View, World> {
  readonly id: string
  /** What a table starts from. */
  readonly defaults: Options
  seats(options: Options): SeatRange
  /** The doors in: undefined for what is none. */
  readOptions(raw: unknown): Options | undefined
  readMove(raw: unknown): Move | undefined
  setup(options: Options, seating: Seating, tools: Tools & World): Result<Event[], Refusal>
  decide(state: State, move: Move, by: Actor, tools: Tools & World): Result<Event[], Refusal>
  evolve(state: State | undefined, event: Event): State
  view(state: State, viewer: Viewer, scene: Scene): View
  due(state: State): Due<Move> | undefined
  /** Beside `due`: what the clock will ask for since all who are waited for have gone. */
  dueWithout?(state: State, away: Away): Due<Move> | undefined
  outcome(state: State): Outcome | undefined
  /** ALL-4: how often a seat may make this move, which writes a text of some length to the log; undefined: as often as it likes. */
  writeLimit?(move: Move): WriteLimit | undefined
  /** The move as the log keeps it, of the same type: without the texts that its events hold, which would else be written twice. */
  inBrief?(move: Move): Move
  /** Whether nothing is left of this move once the wait it belongs to is over: a replay does without it. */
  isDraft?(move: Move): boolean
  /**
   * ALL-6: the number of the round or deal whose secrets a seat knows now; it never falls. A chair that was given up is open to a newcomer
   * once it has grown. None, or undefined: what a seat knows holds for the whole game.
   */
  deal?(state: State): number | undefined
  /** The cards that people have seen in this game. */
  shown(state: State): readonly string[]
  /** At once: servers ask for it in their loop. */
  bot(view: View, seat: SeatId, tools: BotTools & World): BotMove<Move> | undefined
  /** The same moment thought over, elsewhere: tens of milliseconds, and as many steps for the same view on any machine. */
  think?(view: View, seat: SeatId, tools: BotTools & World): Move | undefined
}

/** What a deck of one's own says of itself, or on which line it cannot be used, and why. */
export type DeckRead =
  | { readonly isFit: true; readonly title: string; readonly cards: number }
  | { readonly isFit: false; readonly code: 'deck-unfit' | 'deck-of-another-game'; readonly line: number }

/** How a game is played with a deck that somebody wrote. */
export interface OwnDecks {
  readonly read: (text: string) => DeckRead
  /** Of a deck that was fit when it came; made once for each. */
  readonly world: (text: string) => object
}

/** A game with its words and cards, ready to be played. Its own types are its own business. */
export interface Shelved {
  readonly game: Game<unknown, unknown, unknown, unknown, unknown, object>
  readonly world: object
  /** None where the rules count the cards, or nothing is written on them. */
  readonly ownDecks?: OwnDecks
}
export type Shelf = ReadonlyMap<string, Shelved>
