import type { StreamInfo } from '@nats-io/jetstream'

const EVERY = 1000
const NANOSECONDS = 1_000_000

/**
 * Milliseconds since a stream's leader last heard from as many as it takes to write; infinite where nobody leads. A leader that has lost
 * the others goes on answering for ten seconds and more, and takes nothing.
 */
export const sinceMajority = ({ cluster }: Pick<StreamInfo, 'cluster'>): number => {
  // On its own, a server needs nobody.
  if (cluster === undefined) return 0
  if (!cluster.leader) return Number.POSITIVE_INFINITY
  const others = (cluster.replicas ?? [])
    // One that never was heard of has been silent for no time at all.
    .map(({ active, offline }) => (offline && active === 0 ? Number.POSITIVE_INFINITY : active / NANOSECONDS))
    .sort((a, b) => a - b)
  // Itself, and the half of all that this makes with the leader.
  const needed = Math.floor((others.length + 1) / 2)
  return needed === 0 ? 0 : (others[needed - 1] as number)
}

/** Whether a stream can be written to, by a look a second: nobody has to lose a move to find out. */
export class Pulse {
  private lastWell = performance.now()
  private readonly looking = setInterval(() => void this.take(), EVERY)

  /** `look` answers how long ago all was well. */
  constructor(private readonly look: () => Promise<number>) {}

  /** Milliseconds for which nothing could be written, as far as we know; about a second, or less, when all is well. */
  stillFor(): number {
    return performance.now() - this.lastWell
  }

  stop(): void {
    clearInterval(this.looking)
  }

  /** Not one after the other: whoever leads by now need not wait until a question to the dead is given up. */
  private async take(): Promise<void> {
    const asked = performance.now()
    const ago = await this.look().catch(() => Number.POSITIVE_INFINITY)
    this.lastWell = Math.max(this.lastWell, asked - ago)
  }
}
