import type { Milliseconds, ServerTime } from '@tablee/kernel'
import type { TableWorkings } from './recorded-table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A table untouched for so long is dropped, unless another time was told. */
const KEPT = 90 * DAY

const TURN = 'sweeping'

/**
 * Daily: tables that nobody came back to. One on its own begins at once, since it may not run for a whole day. Every sweep looks at all
 * tables: of several nodes the first spares the others a day, and after a rolling update they do not all begin together.
 */
export const keepSweeping = (
  { log, time, gossip, report }: Pick<TableWorkings, 'log' | 'time' | 'gossip' | 'report'>,
  kept: number = KEPT,
): (() => void) => {
  const turn = gossip === undefined ? 0 : Math.random() * HOUR
  let stopTimer = () => {}
  const sweepAfter = (wait: number) => {
    stopTimer()
    stopTimer = time.later((wait + turn) as Milliseconds, sweep)
  }
  const sweep = () => {
    gossip?.say(TURN, {})
    sweepAfter(DAY)
    log.expire((time.now() - kept) as ServerTime).catch(report)
  }
  const stopHearing = gossip?.hear(TURN, () => sweepAfter(DAY))
  if (gossip === undefined) sweep()
  else sweepAfter(0)
  return () => {
    stopTimer()
    stopHearing?.()
  }
}
