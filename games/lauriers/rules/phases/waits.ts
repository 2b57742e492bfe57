import { startWait, type Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { Options, WaitName } from '../options.ts'
import { type State, writersOf } from '../state.ts'
import type { LauriersTools } from '../world.ts'

type Round = Pick<State, 'options' | 'seats' | 'leader'>

/** The seats that a wait is for. Everybody reads what is read out. */
const awaited = (wait: WaitName, round: Round): readonly SeatId[] => {
  switch (wait) {
    case 'pick':
    case 'desk':
    case 'tell':
      return [round.leader]
    case 'write':
    case 'late':
    case 'vote':
      return writersOf(round)
    case 'read':
    case 'results':
      return round.seats
  }
}

/** LAU-5: the machine draws, and the leader only picks the word; not in games stored before there was a choice. */
export const isDrawnByLot = ({ pace }: Pick<Options, 'pace'>): boolean => pace === 'brisk'

/** Undefined at a table without a clock (ALL-7), and for writing where the table sets no limit (LAU-6). */
export const waitFor = (wait: WaitName, round: Round, tools: LauriersTools, times = 1): Wait | undefined => {
  const { hasClock, waits, writing } = round.options
  if (!hasClock || (wait === 'write' && writing === 'untimed')) return undefined
  return startWait(Math.round(waits[wait] * times), awaited(wait, round), tools)
}
