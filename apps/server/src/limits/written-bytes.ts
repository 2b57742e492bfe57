import type { Gossip } from '@tablee/host'
import { networksOf, shareOf } from '../http/callers.ts'
import type { Limits } from './limits.ts'
import { AddressBuckets } from './token-buckets.ts'

const TOPIC = 'written'
const SECOND = 1000
const MINUTE = 60_000
const SECONDS_PER_HOUR = 3600
/** Bytes that a new move needs: more than the longest move takes. */
const ONE_MOVE = 16_000
/** Bytes to wait for after a refusal: with less, the client would be refused again after a few moves. */
const SOME_MOVES = 1_000_000
/**
 * A resent move may have been written the first time. If it were refused now, the client would believe that it was never played. So a
 * resent move may overdraw the bucket by this many bytes; the debt is refilled first, so that marking every move as resent gains no more.
 */
const CREDIT = 4_000_000
/** Bytes of one address that are worth a report to the other nodes. */
const REPORTED_BYTES = 64_000
/** Reports are sent once a second. */
const REPORTS_PER_MINUTE = 60

/** The write quota: bytes of log that the moves of each address write, on all nodes together. */
export class WrittenBytes {
  private readonly buckets: AddressBuckets
  private readonly unreported = new Map<string, number>()
  private readonly stops: (() => void)[] = []
  private reports = 0

  constructor(
    { written, writtenPerHour }: Pick<Limits, 'written' | 'writtenPerHour'>,
    private readonly gossip: Gossip | undefined,
  ) {
    this.buckets = new AddressBuckets(written, writtenPerHour / SECONDS_PER_HOUR)
    if (gossip === undefined) return
    const timer = setInterval(() => this.report(gossip), SECOND)
    this.stops.push(
      () => clearInterval(timer),
      gossip.hear(TOPIC, (message) => {
        for (const [network, bytes] of Object.entries(message as Record<string, number>))
          this.buckets.drain(network, bytes)
      }),
    )
  }

  /** Undefined if the address may write; otherwise the minutes until there is room for some moves. */
  minutesToWait(address: string, wasSentBefore = false): number | undefined {
    if (this.buckets.waitFor(address, wasSentBefore ? -CREDIT : ONE_MOVE) === 0) return undefined
    return Math.ceil(this.buckets.waitFor(address, SOME_MOVES) / MINUTE)
  }

  add(address: string, bytes: number): void {
    this.buckets.spend(address, bytes)
    if (this.gossip === undefined) return
    for (const network of networksOf(address)) this.unreported.set(network, (this.unreported.get(network) ?? 0) + bytes)
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  private report(gossip: Gossip): void {
    this.reports += 1
    const reported = [...this.unreported].filter(([network, bytes]) => bytes >= REPORTED_BYTES * shareOf(network))
    // Smaller amounts are forgotten every minute: the other nodes don't need them, and there may be many addresses.
    if (this.reports % REPORTS_PER_MINUTE === 0) this.unreported.clear()
    if (reported.length === 0) return
    for (const [network] of reported) this.unreported.delete(network)
    gossip.say(TOPIC, Object.fromEntries(reported))
  }
}
