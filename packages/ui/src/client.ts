import type { Instant, Refusal, SeatId, SeatRange, TableMove, TableView } from '@tablee/kernel'
import type { Component, Snippet } from 'svelte'
import type { CardPrint } from './deck/card-print.ts'
import type { DeckClient } from './deck/deck-client.ts'
import type { Asked } from './frames/asked.ts'
import type { GameIntro } from './intro/intro.ts'
import type { Lesson } from './lesson/lesson.ts'
import type { BoxFace, BoxTheme } from './look/box-face.ts'
import type { PlayOf } from './play-of.ts'
import type { GameReplay } from './replay/game-replay.ts'
import type { RulesBook } from './rules/book.ts'
import type { GameMusic } from './sound/music.ts'

export type { PlayOf } from './play-of.ts'

/** The id of a box on the shelf. A game has one or more. */
export type BoxName = string

/** What a game asks of the connection to its table. */
export interface TableLink {
  /** Resolves to undefined once the move is accepted. While the connection is lost it waits. */
  ask(move: TableMove): Promise<Refusal | undefined>
  /** The table's own time, now; it stands still while the table is paused. Not reactive: countdowns tick by themselves. */
  now(): Instant
  /** Reactive: false while the connection is lost. Moves may still be asked for; they wait. */
  readonly isOpen: boolean
}

export interface GameProps<View = unknown> {
  table: TableView
  play: PlayOf<View>
  connection: TableLink
  /** The table's code: always in sight on a shared screen. */
  code: string
  /** The table's own buttons, 48 px high (menu and pause; on a shared screen sound and full screen): at a top corner. */
  menu?: Snippet
  /** Around one device: moves of somebody else who plays through it. */
  askAs?: ((seat: SeatId, move: TableMove) => Promise<Refusal | undefined>) | undefined
  /** What the table adds once the game is over: the scoreboard, another game. */
  children?: Snippet
}

export interface OptionsProps<Options = unknown> {
  options: Options
  /** Called with complete options; absent for people who may only read them. */
  onchange?: (options: Options) => void
}

/** The screens of a game, loaded when a table plays it. */
export interface GameScreens<View = unknown, Options = unknown> {
  /** A player's own device. */
  readonly Hand: Component<GameProps<View>>
  /** The shared screen, spectators and replays. */
  readonly Stage: Component<GameProps<View>>
  readonly Options: Component<OptionsProps<Options>>
  /** Its boxes on the shelf, each with the options it starts from. */
  readonly boxes: Readonly<Record<BoxName, Options>>
  /** How many it takes with these options, and in which teams. */
  seats(options: Options): SeatRange
  /** The box that these options come from: its name, its cloth and its accent. */
  boxOf(options: Options): BoxName
  /** The options in a few plain words each. */
  summary(options: Options): string[]
  /** When the present wait ends by itself, in the table's own time: shown while the table is paused. */
  deadline(play: PlayOf<View>): Instant | undefined
  /** Options for play around one device, where they differ from `boxes`. */
  readonly aroundBoxes?: Readonly<Record<BoxName, Options>>
  /** Alone: names for the bots, in order. Left out: they are named as at any table. */
  readonly soloBotNames?: readonly string[]
  /** Around one device: who is to have it now, derived from a spectator's view. Left out: the game is not offered around one device. */
  asked?(play: PlayOf<View>, table: TableView): Asked<View>
  /** Whose move the table waits for, and who loses something when the time is up. Left out: those who are asked around one device. */
  awaited?(play: PlayOf<View>): readonly SeatId[]
  /** What is said in the last seconds of the present wait, in two or three words. Left out: words that fit any wait. */
  lastWords?(play: PlayOf<View>): string | undefined
  readonly music?: GameMusic<View>
  /** The final score of a seat or its team, in short form. */
  score(play: PlayOf<View>, seat: SeatId): string
  /** Undefined for a code that is not the game's own: the table's texts answer then. */
  refusal(refusal: Refusal): string | undefined
  /** Shown before the game's time begins. Left out: the game begins at once. */
  readonly intro?: GameIntro<View, Options>
}

/** Checks a game's screens against its own types; pages know none of them. The only cast between the two is here. */
export const defineScreens = <View, Options>(screens: GameScreens<View, Options>): GameScreens =>
  screens as unknown as GameScreens

/**
 * The client side of a game: small, since the home page loads it for every game. Everything of weight is a lazy import. Parts that a game
 * leaves out are not offered for it.
 */
export interface GameClient {
  /** The id of the game, as in its rules. */
  readonly game: string
  /** Its boxes in their order on the shelf. */
  readonly boxes: readonly BoxFace[]
  /** The Dico's play list goes by the name of this game's first box. */
  readonly namesPlayList?: true
  /** By box; the styles of the pages are made of them at build time. */
  readonly themes: () => Promise<{ readonly themes: Readonly<Record<BoxName, BoxTheme>> }>
  readonly screens: () => Promise<{ readonly screens: GameScreens }>
  readonly rules?: () => Promise<{ readonly book: RulesBook }>
  readonly replay?: () => Promise<{ readonly replay: GameReplay }>
  /** By box. A lesson is made for the learner's name. */
  readonly lessons?: Readonly<Record<BoxName, () => Promise<{ readonly lesson: (name: string) => Lesson }>>>
  /** The page for playing beside the cardboard box. */
  readonly companion?: () => Promise<{ readonly default: Component<{ box: BoxName }> }>
  /** For decks that people write. Left out: it is played with the cards of its box only. */
  readonly deck?: () => Promise<{ readonly deck: DeckClient }>
  /** Its cards on paper. */
  readonly print?: () => Promise<{ readonly print: CardPrint }>
}

export const defineClient = (client: GameClient): GameClient => client
