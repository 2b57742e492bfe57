import { networksOf, shareOf } from '../http/callers.ts'

/** A token bucket: refills at a constant rate up to its capacity. */
export class TokenBucket {
  private filledAt = performance.now()
  private left: number

  constructor(
    private readonly capacity: number,
    private readonly perSecond: number,
  ) {
    this.left = capacity
  }

  take(count = 1): boolean {
    if (!this.has(count)) return false
    this.left -= count
    return true
  }

  has(count: number): boolean {
    this.fill()
    return this.left >= count
  }

  /** Milliseconds until the bucket holds that many tokens. */
  waitFor(count: number): number {
    this.fill()
    return Math.max(0, ((count - this.left) / this.perSecond) * 1000)
  }

  /** Takes tokens for something that already happened. The balance may become negative; it refills before anything can be taken. */
  spend(count: number): void {
    this.fill()
    this.left -= count
  }

  /** Like `spend`, but never makes the balance negative. */
  drain(count: number): void {
    this.fill()
    this.left = Math.min(this.left, Math.max(0, this.left - count))
  }

  isFull(): boolean {
    this.fill()
    return this.left === this.capacity
  }

  private fill(): void {
    const now = performance.now()
    this.left = Math.min(this.capacity, this.left + ((now - this.filledAt) / 1000) * this.perSecond)
    this.filledAt = now
  }
}

const MINUTE = 60_000

/** A token bucket for each network. It outlives the sockets of the network, so that reconnecting refills nothing. */
export class AddressBuckets {
  private readonly byNetwork = new Map<string, TokenBucket>()
  private prunedAt = performance.now()

  constructor(
    private readonly capacity: number,
    private readonly perSecond: number,
  ) {}

  take(address: string, count: number): boolean {
    const buckets = this.of(address)
    if (!buckets.every((bucket) => bucket.has(count))) return false
    for (const bucket of buckets) bucket.spend(count)
    return true
  }

  /** Reserves one token, first come first served. Returns the milliseconds to wait for it; undefined if that is more than `within`. */
  reserve(address: string, within: number): number | undefined {
    const buckets = this.of(address)
    const wait = Math.max(...buckets.map((bucket) => bucket.waitFor(1)))
    if (wait > within) return undefined
    for (const bucket of buckets) bucket.spend(1)
    return wait
  }

  /** Milliseconds until the address has that many tokens. */
  waitFor(address: string, count: number): number {
    return Math.max(...this.of(address).map((bucket) => bucket.waitFor(count)))
  }

  spend(address: string, count: number): void {
    for (const bucket of this.of(address)) bucket.spend(count)
  }

  /** Accounts for tokens that another node gave to a network, possibly more than were left here. */
  drain(network: string, count: number): void {
    this.bucketOf(network).drain(count)
  }

  private of(address: string): readonly TokenBucket[] {
    this.prune()
    return networksOf(address).map((network) => this.bucketOf(network))
  }

  private bucketOf(network: string): TokenBucket {
    const known = this.byNetwork.get(network)
    if (known !== undefined) return known
    const share = shareOf(network)
    const bucket = new TokenBucket(this.capacity * share, this.perSecond * share)
    this.byNetwork.set(network, bucket)
    return bucket
  }

  /** Once a minute: deletes full buckets, which are equivalent to new ones. */
  private prune(): void {
    if (performance.now() - this.prunedAt < MINUTE) return
    this.prunedAt = performance.now()
    for (const [network, bucket] of this.byNetwork) if (bucket.isFull()) this.byNetwork.delete(network)
  }
}
