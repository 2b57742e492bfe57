import type { Limits } from '../limits/limits.ts'
import { TokenBucket } from '../limits/token-buckets.ts'

/** Milliseconds between two « slow-down » messages: an answer costs more than the frame that it answers. */
const WARN_EVERY = 1000

/** The rate limit of one socket, counted in frames. */
export class SocketRateLimit {
  private readonly bucket: TokenBucket
  private readonly mostDropped: number
  private dropped = 0
  private warnedAt = Number.NEGATIVE_INFINITY

  constructor(
    { burst, perSecond, dropped }: Pick<Limits, 'burst' | 'perSecond' | 'dropped'>,
    /** Takes frames from the bucket that all sockets of the address share. */
    private readonly takeFromAddress: (frames: number) => boolean,
  ) {
    this.bucket = new TokenBucket(burst, perSecond)
    this.mostDropped = dropped
  }

  /** Too many frames were dropped: the socket is about to be closed. */
  get isExceeded(): boolean {
    return this.dropped > this.mostDropped
  }

  /** Asks the socket's own bucket first, so that its dropped frames cost the other sockets of the address nothing. */
  take(frames: number): boolean {
    return this.bucket.take(frames) && this.takeFromAddress(frames)
  }

  /** Takes frames, or counts them as dropped. */
  accepts(frames: number): boolean {
    if (this.dropped > 0 && this.bucket.isFull()) this.dropped = 0
    if (this.take(frames)) return true
    this.dropped += frames
    return false
  }

  /** Whether a warning is due; if so, counts it as sent. */
  shouldWarn(): boolean {
    const now = performance.now()
    if (now - this.warnedAt < WARN_EVERY) return false
    this.warnedAt = now
    return true
  }
}
