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

/** Nobody waits for long where only the clock can go on. */
const OPTIONS = { ...wordOut.defaults, waits: { ...wordOut.defaults.waits, start: 5 } }

const viewOf = ({ play }: TableView): View | undefined => play?.view as View | undefined

/** What everybody can see of where the game is. */
const stageOf = (view: TableView): string => {
  const { step, phase, heard, told } = viewOf(view) ?? {}
  return JSON.stringify([view.play?.number, step, phase, heard, told])
}

/** Clockwise from whoever has the hand: answers are heard in that order, so that every move shows. */
const inOrder = (devices: readonly Device[]): Device[] => {
  const active = devices.findIndex(({ view }) => view?.me !== undefined && view.me === viewOf(view)?.active)
  return active < 0 ? [...devices] : [...devices.slice(active), ...devices.slice(0, active)]
}

export interface WordOutParty extends Party {
  /** Paused, with one of the four still there: a table that is open and does nothing. */
  rest(): Promise<void>
}

/** The first card that fits somewhere, told as a word where it makes one; else nothing: a bot would think for longer than a server works. */
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

/** Four who play Word Out! without a pause; one game after the other. */
export const gatherForWordOut = async (url: string, world: WordOutWorld, from?: string): Promise<WordOutParty> => {
  const devices = await gatherDevices(url, { game: wordOut.id, options: OPTIONS }, from)
  const thought = ({ view }: Device) => {
    const game = view && viewOf(view)
    return game && view.me && moveIn(game, view.me, world)
  }
  const isSeenByAll = () => new Set(devices.map(({ view }) => view && stageOf(view))).size === 1
  let hope: (() => void) | undefined
  // Whoever sees it last is the one who sees that all do.
  const look = () => {
    if (hope === undefined || !isSeenByAll()) return
    hope()
    hope = undefined
  }
  for (const device of devices) device.onView = look
  const seenByAll = () =>
    new Promise<void>((resolve) => {
      hope = resolve
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
      const next = thought(device)
      if (next !== undefined) return ask(device, { type: 'play', move: next })
    }
    // Nobody can go on but the clock (WO-32).
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
