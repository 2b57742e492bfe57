import { randomUUID } from 'node:crypto'
import type { Gossip } from '@tablee/host'
import { networksOf, shareOf } from '../http/callers.ts'
import { Buckets, type Limits, Tally } from '../limits/limits.ts'

/** A tally that all nodes keep together: each is told what the others counted. */
export const sharedTally = (name: string, most: number, window: number, gossip: Gossip | undefined): Tally => {
  const about = `tally.${name}`
  const tally = new Tally(most, window, (address) => gossip?.say(about, { address }))
  gossip?.hear(about, (words) => tally.count((words as { address: string }).address))
  return tally
}

type PerNetwork = Readonly<Record<string, number>>

interface Words {
  readonly node: string
  /** Since it spoke last. */
  readonly frames: PerNetwork
  /** At the moment. */
  readonly sockets: PerNetwork
}

type AddressLimits = Pick<Limits, 'burstPerAddress' | 'perSecondPerAddress' | 'socketsPerAddress'>

const ABOUT = 'loads'
const SECOND = 1000
/** What a node said of its sockets holds for so long. */
const HOLDS = 5 * SECOND
/** Only who has taken so much of what is allowed is worth a word. */
const NOTABLE = 0.1

const add = (counts: Map<string, number>, address: string, count: number): void => {
  for (const network of networksOf(address)) counts.set(network, (counts.get(network) ?? 0) + count)
}

/** Those of them that are worth a word, where an address may have `allowed`. */
const notable = (counts: ReadonlyMap<string, number>, allowed: number): [string, number][] =>
  [...counts].filter(([network, count]) => count >= NOTABLE * allowed * shareOf(network))

/** What each address asks of all nodes together: of this one to the frame, of the others as they said a second ago. */
export class AddressLoads {
  private readonly node = randomUUID()
  private readonly buckets: Buckets
  private readonly sockets = new Map<string, number>()
  private readonly elsewhere = new Map<string, { readonly sockets: PerNetwork; readonly at: number }>()
  private taken = new Map<string, number>()
  private readonly stops: (() => void)[] = []

  constructor(
    private readonly limits: AddressLimits,
    private readonly gossip: Gossip | undefined,
  ) {
    this.buckets = new Buckets(limits.burstPerAddress, limits.perSecondPerAddress)
    if (gossip === undefined) return
    const talking = setInterval(() => this.talk(), SECOND)
    this.stops.push(
      () => clearInterval(talking),
      gossip.hear(ABOUT, (words) => this.listen(words as Words)),
    )
  }

  take(address: string, frames: number): boolean {
    if (!this.buckets.take(address, frames)) return false
    if (this.gossip !== undefined) add(this.taken, address, frames)
    return true
  }

  mayConnect(address: string): boolean {
    const since = performance.now() - HOLDS
    return networksOf(address).every((network) => {
      let sockets = this.sockets.get(network) ?? 0
      for (const said of this.elsewhere.values()) if (said.at > since) sockets += said.sockets[network] ?? 0
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

  private talk(): void {
    const frames = Object.fromEntries(notable(this.taken, this.limits.perSecondPerAddress))
    const sockets = Object.fromEntries(notable(this.sockets, this.limits.socketsPerAddress))
    this.taken = new Map()
    const words: Words = { node: this.node, frames, sockets }
    if (Object.keys(frames).length + Object.keys(sockets).length > 0) this.gossip?.say(ABOUT, words)
  }

  private listen({ node, frames, sockets }: Words): void {
    for (const [network, count] of Object.entries(frames)) this.buckets.drain(network, count)
    this.elsewhere.set(node, { sockets, at: performance.now() })
  }
}
