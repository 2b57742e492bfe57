import { randomUUID } from 'node:crypto'
import type { Gossip } from '@tablee/host'
import { networksOf, shareOf } from '../http/callers.ts'
import type { Limits } from '../limits/limits.ts'
import { AddressBuckets } from '../limits/token-buckets.ts'
import { WindowCounter } from '../limits/window-counter.ts'

/** A window counter that all nodes share: each node gossips what it counts. */
export const sharedCounter = (
  name: string,
  most: number,
  window: number,
  gossip: Gossip | undefined,
): WindowCounter => {
  const topic = `tally.${name}`
  const counter = new WindowCounter(most, window, (address) => gossip?.say(topic, { address }))
  gossip?.hear(topic, (message) => counter.count((message as { address: string }).address))
  return counter
}

type PerNetwork = Readonly<Record<string, number>>

interface LoadReport {
  readonly node: string
  /** Accepted since the last report. */
  readonly frames: PerNetwork
  /** Open at the moment. */
  readonly sockets: PerNetwork
}

type AddressLimits = Pick<Limits, 'burstPerAddress' | 'perSecondPerAddress' | 'socketsPerAddress'>

const TOPIC = 'loads'
const SECOND = 1000
const REPORT_EVERY = SECOND
/** The socket counts of a node expire after this time without a new report. */
const REPORT_EXPIRES = 5 * SECOND
/** Only networks that use at least this share of their limit are reported. */
const REPORTED_SHARE = 0.1

const add = (counts: Map<string, number>, address: string, count: number): void => {
  for (const network of networksOf(address)) counts.set(network, (counts.get(network) ?? 0) + count)
}

/** `limit` is that of one address. */
const worthReporting = (counts: ReadonlyMap<string, number>, limit: number): [string, number][] =>
  [...counts].filter(([network, count]) => count >= REPORTED_SHARE * limit * shareOf(network))

/** The load of each address on all nodes: exact for this node, up to a second old for the others. */
export class AddressLoads {
  private readonly node = randomUUID()
  private readonly buckets: AddressBuckets
  private readonly sockets = new Map<string, number>()
  private readonly otherNodes = new Map<string, { readonly sockets: PerNetwork; readonly at: number }>()
  private unreportedFrames = new Map<string, number>()
  private readonly stops: (() => void)[] = []

  constructor(
    private readonly limits: AddressLimits,
    private readonly gossip: Gossip | undefined,
  ) {
    this.buckets = new AddressBuckets(limits.burstPerAddress, limits.perSecondPerAddress)
    if (gossip === undefined) return
    const timer = setInterval(() => this.report(), REPORT_EVERY)
    this.stops.push(
      () => clearInterval(timer),
      gossip.hear(TOPIC, (message) => this.receive(message as LoadReport)),
    )
  }

  take(address: string, frames: number): boolean {
    if (!this.buckets.take(address, frames)) return false
    if (this.gossip !== undefined) add(this.unreportedFrames, address, frames)
    return true
  }

  mayConnect(address: string): boolean {
    const since = performance.now() - REPORT_EXPIRES
    return networksOf(address).every((network) => {
      let sockets = this.sockets.get(network) ?? 0
      for (const other of this.otherNodes.values()) if (other.at > since) sockets += other.sockets[network] ?? 0
      return sockets < this.limits.socketsPerAddress * shareOf(network)
    })
  }

  connected(address: string): void {
    add(this.sockets, address, 1)
  }

  disconnected(address: string): void {
    add(this.sockets, address, -1)
    for (const network of networksOf(address)) if (this.sockets.get(network) === 0) this.sockets.delete(network)
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  private report(): void {
    const frames = Object.fromEntries(worthReporting(this.unreportedFrames, this.limits.perSecondPerAddress))
    const sockets = Object.fromEntries(worthReporting(this.sockets, this.limits.socketsPerAddress))
    this.unreportedFrames = new Map()
    const report: LoadReport = { node: this.node, frames, sockets }
    if (Object.keys(frames).length + Object.keys(sockets).length > 0) this.gossip?.say(TOPIC, report)
  }

  private receive({ node, frames, sockets }: LoadReport): void {
    for (const [network, count] of Object.entries(frames)) this.buckets.drain(network, count)
    this.otherNodes.set(node, { sockets, at: performance.now() })
  }
}
