import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import type { Refusal, SeatId, TableView } from '@tablee/kernel'
import type { Gallery, GalleryState } from './define.ts'
import { PlayedTable } from './played-table.ts'

/** Before a game begins: no phase of its own. */
const LOBBY = 'lobby'

/** A moment of a game as each device at the table gets it. */
export interface PlayedState {
  readonly game: string
  readonly name: string
  readonly phase: string
  /** The table's own time. */
  readonly now: number
  /** Seats by what they are to the moment; each has a phone in the gallery. */
  readonly roles: Readonly<Record<string, SeatId>>
  /** By seat. */
  readonly views: Readonly<Record<SeatId, TableView>>
  readonly onlooker: TableView
  readonly press: readonly string[]
  /** Answered to whatever is asked; absent where everything is accepted. */
  readonly refusal?: Refusal
  readonly isLost: boolean
  readonly isAround: boolean
  readonly isForPhones: boolean
}

const rolesOf = (gallery: Gallery, state: GalleryState, table: PlayedTable<unknown, unknown, unknown>) => {
  const entries = Object.entries((state.roles ?? gallery.roles)(table))
  return Object.fromEntries(
    entries.flatMap(([role, name]) => (name === undefined || name === '' ? [] : [[role, table.seatOf(name)] as const])),
  )
}

const playState = async (gallery: Gallery, state: GalleryState, shelf: GameShelf): Promise<PlayedState> => {
  const { game } = gallery
  const { name, setup, play, press = [], isAround = false, isForPhones = false, isLost = false, refusal } = state
  try {
    const table = await PlayedTable.open<unknown, unknown, unknown>(shelf, game, setup)
    play(table)
    const views = table.seats.map((seat) => [seat.id, table.seenBy(seat.name)] as const)
    const played = {
      game,
      name,
      phase: setup.isInLobby ? LOBBY : gallery.phaseOf(table.view),
      now: table.now,
      roles: rolesOf(gallery, state, table),
      views: Object.fromEntries(views),
      onlooker: table.seenBy(undefined),
      press,
      isLost,
      isAround,
      isForPhones,
    }
    // Last: it may be what happens next that is refused.
    return refusal ? { ...played, refusal: refusal(table) } : played
  } catch (error) {
    throw new Error(`${game}, « ${name} »`, { cause: error })
  }
}

/** Plays all states of a gallery, each at a table of its own. */
export const playGallery = async (gallery: Gallery, shelf: GameShelf): Promise<readonly PlayedState[]> => {
  const played: PlayedState[] = []
  for (const state of gallery.states) played.push(await playState(gallery, state, shelf))
  return played
}
