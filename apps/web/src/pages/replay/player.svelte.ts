import type { Frame } from '@tablee/ui/replay/frame.ts'

/** Milliseconds: a longer pause between two steps is cut to this. */
const LONGEST_WAIT = 2500
/** Milliseconds: steps at the same moment are still shown one by one. */
const SHORTEST_WAIT = 240

/** The position in a replay, and whether it is playing. */
export class Player {
  at = $state(0)
  isPlaying = $state(false)
  speed: 1 | 4 = $state(1)
  /** Changes with each jump, so that the steps in between are neither animated nor announced. */
  scene = $state(0)
  readonly last: number

  constructor(
    readonly frames: readonly Frame[],
    private readonly turns: readonly number[],
  ) {
    this.last = frames.length - 1
  }

  go(at: number) {
    const next = Math.min(this.last, Math.max(0, at))
    if (next !== this.at && next !== this.at + 1) this.scene += 1
    this.at = next
    if (this.at === this.last) this.isPlaying = false
  }

  /** The nearest of these moments before or after the present one. */
  nearest(moments: readonly number[], by: 1 | -1): number | undefined {
    return by === 1 ? moments.find((moment) => moment > this.at) : moments.filter((moment) => moment < this.at).at(-1)
  }

  turn(by: 1 | -1) {
    this.go(this.nearest(this.turns, by) ?? (by === 1 ? this.last : 0))
  }

  toggle() {
    // At the end, « play » means once more.
    if (!this.isPlaying && this.at === this.last) this.go(0)
    this.isPlaying = !this.isPlaying
  }

  swapSpeed() {
    this.speed = this.speed === 1 ? 4 : 1
  }

  /** Milliseconds for which the present moment is shown. */
  get wait(): number {
    const [now, next] = [this.frames[this.at]?.at ?? 0, this.frames[this.at + 1]?.at ?? 0]
    return Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, next - now)) / this.speed
  }
}
