import type { Milliseconds, ServerTime } from '@tablee/kernel'

/** Where the host gets its time from; tests bring their own. */
export interface Time {
  now(): ServerTime
  /** Acts once, after a while; the answer takes it back. */
  later(wait: Milliseconds, act: () => void): () => void
  /** By how much `now` has run ahead of what `later` goes by; none: they go together. */
  ahead?(): number
}

const ORIGIN = performance.timeOrigin

/** The machine's time. It never jumps, not even when somebody sets the clock on the wall. */
export const realTime: Time = {
  now: () => Math.round(ORIGIN + performance.now()) as ServerTime,
  later: (wait, act) => {
    const timer = setTimeout(act, wait)
    return () => clearTimeout(timer)
  },
}

/**
 * A table's time: no decision is older than the one before it. Another node's clock may be ahead of ours, or this machine's was set back
 * before it started; from then on ours goes with the table's.
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

/** Nothing to take back: what is shared weighs nothing. */
export const noTimer = (): void => {}

/** How long the host waits for what. */
export interface Waits {
  /** A seat whose last device left still counts as present for so long: a reload does not flicker. */
  readonly grace: Milliseconds
  /** While a game runs nothing stays unwritten for longer: what a crash takes from the clock is less than that. */
  readonly beat: Milliseconds
  /** Between two words to the other nodes of who is there. */
  readonly word: Milliseconds
  /** A table that nobody looks at is dropped from memory. */
  readonly idle: Milliseconds
  /** Between two tries to write the same decision. */
  readonly retries: readonly Milliseconds[]
}

export const WAITS: Waits = {
  grace: 8000 as Milliseconds,
  beat: 5000 as Milliseconds,
  word: 2000 as Milliseconds,
  idle: 60_000 as Milliseconds,
  retries: [50 as Milliseconds, 250 as Milliseconds],
}
