import type { Instant, PlayView, Refusal, SeatId, SeatRange, TableMove, TableView } from '@tablee/kernel'
import type { Component, Snippet } from 'svelte'
import type { BoxName } from '../../../../apps/web/src/services/shelf/boxes.ts'
import type { Asked } from './asked.ts'

/** What a game asks of the connection to its table. */
export interface TableLink {
  /** Undefined once it is done; a lost connection only makes it wait. */
  ask(move: TableMove): Promise<Refusal | undefined>
  /** The table's own time, now; it stands still while the table is paused. Not reactive: countdowns tick by themselves. */
  now(): Instant
  /** Reactive: false while the connection is lost. What can wait for it may still be asked. */
  readonly isOpen: boolean
}

export interface GameProps {
  table: TableView
  play: PlayView
  connection: TableLink
  /** The table's code: always in sight on a shared screen. */
  code: string
  /** The table's own buttons, 48 px high (menu and pause; on a shared screen sound and full screen): at a top corner. */
  menu?: Snippet
  /** Around one device: what somebody who sits beside says through it. */
  askAs?: ((seat: SeatId, move: TableMove) => Promise<Refusal | undefined>) | undefined
  /** What the table adds once the game is over: the evening's scores, another game. */
  children?: Snippet
}

export interface OptionsProps {
  options: unknown
  /** Whole options each time; absent for whoever may only read them. */
  onchange?: (options: unknown) => void
}

/** What a game brings to the screen. */
export interface GameUi {
  /** One's own device, for whoever plays. */
  readonly Hand: Component<GameProps>
  /** The shared screen, lookers-on and replays. */
  readonly Stage: Component<GameProps>
  readonly Options: Component<OptionsProps>
  /** Its boxes on the shelf, each with the options it starts from. */
  readonly boxes: Partial<Record<BoxName, unknown>>
  /** How many it takes with these options, and in which teams. */
  seats(options: unknown): SeatRange
  /** The box that these options come from: its name, its cloth and its accent. */
  boxOf(options: unknown): BoxName
  /** The options in a few plain words each. */
  summary(options: unknown): string[]
  /** When the present wait ends by itself, in the table's own time: shown while the table is paused. */
  deadline(play: PlayView): Instant | undefined
  /** What a box starts from where one device goes around, if that is not what it says above. */
  readonly aroundBoxes?: Partial<Record<BoxName, unknown>>
  /** Around one device: who is to have it now, told from an onlooker's view. */
  asked?(play: PlayView, table: TableView): Asked
  /** What somebody, or their team, has at the end, as short as it can be told. */
  score(play: PlayView, seat: SeatId): string
  /** Undefined for a code that is not the game's own: the table's texts answer then. */
  refusal(refusal: Refusal): string | undefined
}
