import type { Milliseconds, ServerTime } from '@tablee/kernel'
import type { HostDependencies } from './dependencies.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Default time after which an unused table is deleted. */
const KEPT = 90 * DAY

/** How far the system date may be ahead of the log, as a share of the time for which tables are kept. */
const TOLERANCE = 0.1

/** Gossip subject. Nodes of earlier versions use the same one. */
const SUBJECT = 'sweeping'

/**
 * Returns the current time as far as the log confirms it, so that a wrong system date deletes nothing. The result is at most `tolerance` later
 * than the newest table that is older than `tolerance`, or as much later than the previous result as this process has run since. A server that
 * was off for a hundred days catches up once a table used after its restart is older than `tolerance`.
 */
const confirmedTime = (
  { log, time }: Pick<HostDependencies, 'log' | 'time'>,
  tolerance: number,
): (() => Promise<number>) => {
  let last: { readonly at: number; readonly since: ServerTime } | undefined
  return async () => {
    const now = time.now()
    const touched = await log.lastTouched((now - tolerance) as ServerTime)
    const byLog = touched === undefined ? Number.NEGATIVE_INFINITY : touched + tolerance
    const byUptime = last === undefined ? Number.NEGATIVE_INFINITY : last.at + (now - last.since)
    // Without any table older than the tolerance there is nothing to delete yet.
    const at = touched === undefined && last === undefined ? now : Math.min(now, Math.max(byLog, byUptime))
    last = { at, since: now }
    return at
  }
}

/**
 * Deletes unused tables, daily. A single server begins at once, since it may not run for a whole day. Each run scans all tables: the node that
 * runs first tells the others to wait another day, and a random delay keeps them from starting together after a rolling update.
 */
export const startExpiry = (
  { log, time, gossip, report }: Pick<HostDependencies, 'log' | 'time' | 'gossip' | 'report'>,
  kept: number = KEPT,
): (() => void) => {
  const delay = gossip === undefined ? 0 : Math.random() * HOUR
  const confirmed = confirmedTime({ log, time }, kept * TOLERANCE)
  let isStopped = false
  let stopTimer = () => {}
  const runAfter = (wait: number) => {
    stopTimer()
    stopTimer = time.later((wait + delay) as Milliseconds, run)
  }
  const expire = async () => {
    const now = await confirmed()
    if (!isStopped) await log.expire((now - kept) as ServerTime)
  }
  const run = () => {
    gossip?.say(SUBJECT, {})
    runAfter(DAY)
    // After the host was closed, the log may be closed too: that is no error.
    expire().catch((error: unknown) => isStopped || report(error, true))
  }
  const stopHearing = gossip?.hear(SUBJECT, () => runAfter(DAY))
  if (gossip === undefined) run()
  else runAfter(0)
  return () => {
    isStopped = true
    stopTimer()
    stopHearing?.()
  }
}
