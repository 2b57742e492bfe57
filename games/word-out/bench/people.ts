import type { SeatId, TableMove, TableView } from '@tablee/kernel'
import type { Device } from '../../../bench/tables/device.ts'
import type { Party } from '../../../bench/tables/party.ts'
import { gatherDevices } from '../../../bench/tables/tablee-people.ts'
import {
  isJoker,
  isTrash,
  lettersOf,
  type Move,
  printedOn,
  SHORTEST_WORD,
  type View,
  type WordOutWorld,
  wordOut,
} from '../game.ts'

/** A short wait in the phase that only the clock can end. */
const OPTIONS = { ...wordOut.defaults, waits: { ...wordOut.defaults.waits, start: 5 } }

const viewOf = ({ play }: TableView): View | undefined => play?.view as View | undefined

/** The public state of the game, to compare what the devices see. */
const stageOf = (view: TableView): string => {
  const { step, phase, heard, told } = viewOf(view) ?? {}
  return JSON.stringify([view.play?.number, step, phase, heard, told])
}

/** Clockwise from the active player: answers count in that order, so that every move changes the view. */
const inOrder = (devices: readonly Device[]): Device[] => {
  const active = devices.findIndex(({ view }) => view?.me !== undefined && view.me === viewOf(view)?.active)
  return active < 0 ? [...devices] : [...devices.slice(active), ...devices.slice(0, active)]
}

export interface WordOutParty extends Party {
  /** Pauses the table and keeps only one of the four devices: an open but idle table. */
  rest(): Promise<void>
}

/**
 * The first card that fits somewhere, announced as a word if it is one; undefined if none fits. A real bot would use more CPU than the
 * server.
 */
const moveIn = (view: View, seat: SeatId, { isWord, isBeginning }: WordOutWorld): Move | undefined => {
  const { phase, step, active, rows = [], hand = [] } = view
  if (phase === 'counter') return seat === active || view.myAnswer !== undefined ? undefined : { type: 'decline', step }
  if (seat !== active) return undefined
  for (const [row, laid] of rows.entries()) {
    if (view.row !== undefined && view.row !== row) continue
    for (const card of hand) {
      const letters = lettersOf(laid) + printedOn(card)
      if (isJoker(card) || isTrash(card) || !isBeginning(letters)) continue
      return { type: 'lay', row, card, isWordOut: letters.length >= SHORTEST_WORD && isWord(letters) }
    }
  }
  return phase === 'start' ? undefined : { type: phase === 'run' ? 'stop' : 'pass' }
}

/** Four people who play Word Out! without breaks, one game after the other. */
export const gatherForWordOut = async (url: string, world: WordOutWorld, from?: string): Promise<WordOutParty> => {
  const devices = await gatherDevices(url, { game: wordOut.id, options: OPTIONS }, from)
  const moveOf = ({ view }: Device) => {
    const game = view && viewOf(view)
    return game && view.me && moveIn(game, view.me, world)
  }
  const isSeenByAll = () => new Set(devices.map(({ view }) => view && stageOf(view))).size === 1
  let onSeenByAll: (() => void) | undefined
  // The last device that sees the state finds that all have seen it.
  const look = () => {
    if (onSeenByAll === undefined || !isSeenByAll()) return
    onSeenByAll()
    onSeenByAll = undefined
  }
  for (const device of devices) device.onView = look
  const seenByAll = () =>
    new Promise<void>((resolve) => {
      onSeenByAll = resolve
      look()
    })
  const ask = async (device: Device, move: TableMove) => {
    await device.ask(move)
    await seenByAll()
  }
  const move = async () => {
    const [first] = devices
    if (first?.view?.status === 'over') return ask(first, { type: 'start' })
    for (const device of inOrder(devices)) {
      const next = moveOf(device)
      if (next !== undefined) return ask(device, { type: 'play', move: next })
    }
    // Only the clock can go on (WO-32).
    const before = first?.view && stageOf(first.view)
    await first?.sees((view) => stageOf(view) !== before)
    await seenByAll()
  }
  const rest = async () => {
    await devices[0]?.ask({ type: 'pause' })
    for (const device of devices.splice(1)) device.leave()
  }
  const leave = () => {
    for (const device of devices) device.leave()
  }
  return { move, rest, leave }
}
