import type { Milliseconds, ServerTime } from '@tablee/kernel'

/** The host's clock and timers; tests bring their own. */
export interface Time {
  now(): ServerTime
  /** Calls `act` once, after `wait`. Returns a function that cancels it. */
  later(wait: Milliseconds, act: () => void): () => void
  /** Offset in ms between `now()` and the clock that `later()` timers use; absent means 0. */
  ahead?(): number
}

const ORIGIN = performance.timeOrigin

/** The machine's monotonic clock: it does not jump when the system date is changed. */
export const realTime: Time = {
  now: () => Math.round(ORIGIN + performance.now()) as ServerTime,
  later: (wait, act) => {
    const timer = setTimeout(act, wait)
    return () => clearTimeout(timer)
  },
}

/**
 * A clock that never shows a time before `latest`, so that no decision is older than the one before it. Another node's clock may be ahead, or
 * this machine's date was set back before it started; the offset then stays.
 */
export const notBefore = (time: Time, latest: () => ServerTime): Time => {
  let late = 0
  return {
    now: () => {
      const now = time.now()
      late = Math.max(late, latest() - now)
      return (now + late) as ServerTime
    },
    later: (wait, act) => time.later(wait, act),
    ahead: () => late,
  }
}

/** Cancels nothing: shared by all fields that hold no timer, to save memory. */
export const noTimer = (): void => {}

/** The host's durations. */
export interface HostWaits {
  /** Grace period: how long a seat counts as present after its last device disconnected, so that a reload is not seen as an absence. */
  readonly grace: Milliseconds
  /** Heartbeat interval while a game's time runs. A crash costs the clock at most this much. */
  readonly beat: Milliseconds
  /** Interval between presence messages to the other nodes. */
  readonly word: Milliseconds
  /** How long a table without visitors stays in memory. */
  readonly idle: Milliseconds
  /** Delays before the retries of an append. */
  readonly retries: readonly Milliseconds[]
}

export const WAITS: HostWaits = {
  grace: 8000 as Milliseconds,
  beat: 5000 as Milliseconds,
  word: 2000 as Milliseconds,
  idle: 60_000 as Milliseconds,
  retries: [50 as Milliseconds, 250 as Milliseconds],
}
