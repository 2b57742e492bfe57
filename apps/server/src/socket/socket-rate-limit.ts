import { Bucket, type Limits } from '../limits/limits.ts'

/** Whoever sends too much is told so often: an answer costs more than the frame. */
const SLOW_DOWN_EVERY = 1000

/** How much of what one socket sends is listened to. */
export class Hearing {
  private readonly bucket: Bucket
  private readonly mostDropped: number
  private dropped = 0
  private toldAt = Number.NEGATIVE_INFINITY

  constructor(
    { burst, perSecond, dropped }: Pick<Limits, 'burst' | 'perSecond' | 'dropped'>,
    /** Of what all sockets of its address may take together. */
    private readonly takeOfAll: (frames: number) => boolean,
  ) {
    this.bucket = new Bucket(burst, perSecond)
    this.mostDropped = dropped
  }

  /** It went on for so long that nothing of it is heard any more. */
  get isOver(): boolean {
    return this.dropped > this.mostDropped
  }

  /** Its own bucket first: what one socket has dropped costs its neighbours nothing. */
  take(frames: number): boolean {
    return this.bucket.take(frames) && this.takeOfAll(frames)
  }

  /** Whether that is heard, whatever it holds; if not, it counts as dropped. */
  hears(frames: number): boolean {
    if (this.dropped > 0 && this.bucket.isFull()) this.dropped = 0
    if (this.take(frames)) return true
    this.dropped += frames
    return false
  }

  /** Whether it is time to say so. */
  shouldTell(): boolean {
    const now = performance.now()
    if (now - this.toldAt < SLOW_DOWN_EVERY) return false
    this.toldAt = now
    return true
  }
}
