import type { StreamInfo } from '@nats-io/jetstream'

const POLL_EVERY = 1000
const NANOSECONDS_PER_MS = 1_000_000

/**
 * Milliseconds since a stream's leader last heard from a quorum of replicas; infinite without a leader. A leader that has lost its
 * followers still answers requests for ten seconds or more, but accepts no write.
 */
export const sinceQuorum = ({ cluster }: Pick<StreamInfo, 'cluster'>): number => {
  // A single server needs no quorum.
  if (cluster === undefined) return 0
  if (!cluster.leader) return Number.POSITIVE_INFINITY
  const others = (cluster.replicas ?? [])
    // The server reports 0 for a replica that it has never seen.
    .map(({ active, offline }) => (offline && active === 0 ? Number.POSITIVE_INFINITY : active / NANOSECONDS_PER_MS))
    .sort((a, b) => a - b)
  // Number of replicas that form a quorum together with the leader.
  const needed = Math.floor((others.length + 1) / 2)
  return needed === 0 ? 0 : (others[needed - 1] as number)
}

/** Polls once per second whether a stream has a quorum, so that no player has to lose a move to find out. */
export class StreamHealth {
  private lastHealthy = performance.now()
  private readonly timer = setInterval(() => void this.poll(), POLL_EVERY)

  /** `check` returns how many milliseconds ago the stream last had a quorum. */
  constructor(private readonly check: () => Promise<number>) {}

  /** Milliseconds for which nothing could be written, as far as is known; about a second or less if the stream is healthy. */
  stillFor(): number {
    return performance.now() - this.lastHealthy
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Polls may overlap: a new leader can answer while a request to the dead one still waits for its timeout. */
  private async poll(): Promise<void> {
    const asked = performance.now()
    const ago = await this.check().catch(() => Number.POSITIVE_INFINITY)
    this.lastHealthy = Math.max(this.lastHealthy, asked - ago)
  }
}
