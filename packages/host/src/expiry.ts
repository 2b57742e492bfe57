import type { Milliseconds, ServerTime } from '@tablee/kernel'
import type { HostDependencies } from './table/recorded-table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A table untouched for so long is dropped, unless another time was told. */
const KEPT = 90 * DAY

/** Of the time for which a table stays: so far ahead of its log the date is believed. */
const DOUBT = 0.1

const TURN = 'sweeping'

/**
 * The time as far as the log bears it out, for nothing is dropped on the word of a wrong date: a doubt later than the newest table that
 * was left by then, or as much later than the last look as we have lived since. Whoever was off for a hundred days catches up once a
 * table of these days is as old as the doubt.
 */
const believing = ({ log, time }: Pick<HostDependencies, 'log' | 'time'>, doubt: number): (() => Promise<number>) => {
  let sure: { readonly at: number; readonly since: ServerTime } | undefined
  return async () => {
    const now = time.now()
    const left = await log.lastTouched((now - doubt) as ServerTime)
    const borneOut = left === undefined ? Number.NEGATIVE_INFINITY : left + doubt
    const lived = sure === undefined ? Number.NEGATIVE_INFINITY : sure.at + (now - sure.since)
    // Where nothing is older than the doubt there is nothing to lose yet.
    const at = left === undefined && sure === undefined ? now : Math.min(now, Math.max(borneOut, lived))
    sure = { at, since: now }
    return at
  }
}

/**
 * Daily: tables that nobody came back to. One on its own begins at once, since it may not run for a whole day. Every sweep looks at all
 * tables: of several nodes the first spares the others a day, and after a rolling update they do not all begin together.
 */
export const startExpiry = (
  { log, time, gossip, report }: Pick<HostDependencies, 'log' | 'time' | 'gossip' | 'report'>,
  kept: number = KEPT,
): (() => void) => {
  const turn = gossip === undefined ? 0 : Math.random() * HOUR
  const believed = believing({ log, time }, kept * DOUBT)
  let isStopped = false
  let stopTimer = () => {}
  const sweepAfter = (wait: number) => {
    stopTimer()
    stopTimer = time.later((wait + turn) as Milliseconds, sweep)
  }
  const dropOld = async () => {
    const now = await believed()
    if (!isStopped) await log.expire((now - kept) as ServerTime)
  }
  const sweep = () => {
    gossip?.say(TURN, {})
    sweepAfter(DAY)
    // A log that was closed meanwhile is no trouble.
    dropOld().catch((error: unknown) => isStopped || report(error, true))
  }
  const stopHearing = gossip?.hear(TURN, () => sweepAfter(DAY))
  if (gossip === undefined) sweep()
  else sweepAfter(0)
  return () => {
    isStopped = true
    stopTimer()
    stopHearing?.()
  }
}
