import type { Gossip } from '@tablee/host'
import { networksOf, shareOf } from '../http/callers.ts'
import { Buckets, type Limits } from './limits.ts'

const ABOUT = 'written'
const SECOND = 1000
const MINUTE = 60_000
const HOUR = 3600
/** The longest move, with room to spare: whoever has less left may write it a little later. */
const ONE_MOVE = 16_000
/** What somebody who was refused should wait for: with less they would be refused again after some moves. */
const SOME_MOVES = 1_000_000
/**
 * A move that was sent before may have been written then: refused now, it would be taken for not done. It may be asked for on credit, which
 * has to be paid back like everything else, so that marking every move as sent before gains no more than this.
 */
const CREDIT = 4_000_000
/** What the other nodes are told at a time. */
const NOTABLE = 64_000
/** Of talks, one a second. */
const A_MINUTE = 60

/** The bytes of log that the moves of each address write, at all nodes together. */
export class WrittenBytes {
  private readonly buckets: Buckets
  /** Not yet told to the other nodes. */
  private readonly untold = new Map<string, number>()
  private readonly stops: (() => void)[] = []
  private talks = 0

  constructor(
    { written, writtenPerHour }: Pick<Limits, 'written' | 'writtenPerHour'>,
    private readonly gossip: Gossip | undefined,
  ) {
    this.buckets = new Buckets(written, writtenPerHour / HOUR)
    if (gossip === undefined) return
    const talking = setInterval(() => this.talk(gossip), SECOND)
    this.stops.push(
      () => clearInterval(talking),
      gossip.hear(ABOUT, (words) => {
        for (const [network, bytes] of Object.entries(words as Record<string, number>))
          this.buckets.drain(network, bytes)
      }),
    )
  }

  /** Undefined: it may write; otherwise the minutes until there is room for some moves. */
  minutesToWait(address: string, wasSentBefore = false): number | undefined {
    if (this.buckets.waitFor(address, wasSentBefore ? -CREDIT : ONE_MOVE) === 0) return undefined
    return Math.ceil(this.buckets.waitFor(address, SOME_MOVES) / MINUTE)
  }

  add(address: string, bytes: number): void {
    this.buckets.spend(address, bytes)
    if (this.gossip === undefined) return
    for (const network of networksOf(address)) this.untold.set(network, (this.untold.get(network) ?? 0) + bytes)
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  private talk(gossip: Gossip): void {
    this.talks += 1
    const told = [...this.untold].filter(([network, bytes]) => bytes >= NOTABLE * shareOf(network))
    // What stays below that is nothing that others need to know, and there may be many addresses.
    if (this.talks % A_MINUTE === 0) this.untold.clear()
    if (told.length === 0) return
    for (const [network] of told) this.untold.delete(network)
    gossip.say(ABOUT, Object.fromEntries(told))
  }
}
