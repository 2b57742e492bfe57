import { networksOf, shareOf } from '../http/callers.ts'

/** How much one client may ask for. */
export interface Limits {
  /** Frames: so many at once, then so many a second. */
  readonly burst: number
  readonly perSecond: number
  /** The same for all sockets of an address together. */
  readonly burstPerAddress: number
  readonly perSecondPerAddress: number
  /** A socket that had more frames than that dropped is closed, unless it was still for long enough to have its whole burst again. */
  readonly dropped: number
  /** What has to be said within. */
  readonly helloWithin: number
  /** Between two pings; a line that has not answered one by the next is dead. */
  readonly heartbeat: number
  /** Bytes that a client may leave unread. */
  readonly unread: number
  readonly socketsPerAddress: number
  /** Different codes that an address tries without having a seat there, right or wrong. */
  readonly codesPerMinute: number
  readonly codesPerDay: number
  /** Once they are used up: milliseconds after which every try is answered, whatever it was. */
  readonly guessAnsweredAfter: number
  /** Once they are used up: tables not in memory that are looked up all the same for callers with a secret, at once and a second. */
  readonly lookups: number
  readonly lookupsPerSecond: number
  /** Tables not in memory that an address has opened, at once and a second. */
  readonly opens: number
  readonly opensPerSecond: number
  /** Milliseconds that a caller waits for an opening; a client waits four seconds for an answer to its hello. */
  readonly openWithin: number
  /** New tables, per address and ten minutes, and per day. */
  readonly newTables: number
  readonly newTablesPerDay: number
  /** Decks laid on tables, per address and ten minutes. */
  readonly newDecks: number
  /** Bytes of log that the moves of an address may write, at once and an hour. */
  readonly written: number
  readonly writtenPerHour: number
  /** Visitors without a seat at a table, and those of them from one address. */
  readonly lookersOn: number
  readonly lookersOnPerAddress: number
  /** Sockets at a table with the same secret: pages and devices of one person. */
  readonly devicesPerKey: number
}

const MEGABYTE = 1_000_000

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 30,
  // A whole class may share an address.
  burstPerAddress: 600,
  perSecondPerAddress: 300,
  dropped: 200,
  helloWithin: 10_000,
  heartbeat: 5000,
  unread: 1_000_000,
  socketsPerAddress: 300,
  codesPerMinute: 15,
  codesPerDay: 100,
  guessAnsweredAfter: 2000,
  lookups: 10,
  lookupsPerSecond: 2,
  opens: 30,
  opensPerSecond: 2,
  openWithin: 3000,
  newTables: 30,
  newTablesPerDay: 120,
  newDecks: 10,
  written: 64 * MEGABYTE,
  writtenPerHour: 32 * MEGABYTE,
  lookersOn: 200,
  lookersOnPerAddress: 40,
  devicesPerKey: 10,
}

/** A token bucket: fills up by so many a second, up to the brim. */
export class Bucket {
  private filledAt = performance.now()
  private left: number

  constructor(
    private readonly brim: number,
    private readonly perSecond: number,
  ) {
    this.left = brim
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

  /** Milliseconds until there is that much in it. */
  waitFor(count: number): number {
    this.fill()
    return Math.max(0, ((count - this.left) / this.perSecond) * 1000)
  }

  /** What is gone already, though there may not be as much left: the rest is a debt, paid before anything can be taken. */
  spend(count: number): void {
    this.fill()
    this.left -= count
  }

  /** The same without a debt. */
  drain(count: number): void {
    this.fill()
    this.left = Math.min(this.left, Math.max(0, this.left - count))
  }

  isFull(): boolean {
    this.fill()
    return this.left === this.brim
  }

  private fill(): void {
    const now = performance.now()
    this.left = Math.min(this.brim, this.left + ((now - this.filledAt) / 1000) * this.perSecond)
    this.filledAt = now
  }
}

const MINUTE = 60_000

/** A bucket for each network, which outlives its sockets: hanging up and coming back fills nothing. */
export class Buckets {
  private readonly byNetwork = new Map<string, Bucket>()
  private sweptAt = performance.now()

  constructor(
    private readonly brim: number,
    private readonly perSecond: number,
  ) {}

  take(address: string, count: number): boolean {
    const buckets = this.of(address)
    if (!buckets.every((bucket) => bucket.has(count))) return false
    for (const bucket of buckets) bucket.spend(count)
    return true
  }

  /** One's turn within so many milliseconds, in the order in which it is asked for; undefined where it would come later. */
  reserve(address: string, within: number): number | undefined {
    const buckets = this.of(address)
    const wait = Math.max(...buckets.map((bucket) => bucket.waitFor(1)))
    if (wait > within) return undefined
    for (const bucket of buckets) bucket.spend(1)
    return wait
  }

  /** Milliseconds until an address has that much. */
  waitFor(address: string, count: number): number {
    return Math.max(...this.of(address).map((bucket) => bucket.waitFor(count)))
  }

  spend(address: string, count: number): void {
    for (const bucket of this.of(address)) bucket.spend(count)
  }

  /** What another node gave a network: it may be more than was left. */
  drain(network: string, count: number): void {
    this.bucketOf(network).drain(count)
  }

  private of(address: string): readonly Bucket[] {
    this.sweep()
    return networksOf(address).map((network) => this.bucketOf(network))
  }

  private bucketOf(network: string): Bucket {
    const known = this.byNetwork.get(network)
    if (known !== undefined) return known
    const share = shareOf(network)
    const bucket = new Bucket(this.brim * share, this.perSecond * share)
    this.byNetwork.set(network, bucket)
    return bucket
  }

  /** Once a minute: a full bucket is as good as a new one. */
  private sweep(): void {
    if (performance.now() - this.sweptAt < MINUTE) return
    this.sweptAt = performance.now()
    for (const [network, bucket] of this.byNetwork) if (bucket.isFull()) this.byNetwork.delete(network)
  }
}

interface Counted {
  readonly since: number
  count: number
}

/** Counts what each network did in its present window of time. */
export class Tally {
  private readonly byNetwork = new Map<string, Counted>()
  private sweptAt = performance.now()

  constructor(
    private readonly most: number,
    private readonly window: number,
    private readonly onAdd: (address: string) => void = () => {},
  ) {}

  isFull(address: string): boolean {
    return networksOf(address).some((network) => (this.current(network)?.count ?? 0) >= this.most * shareOf(network))
  }

  add(address: string): void {
    this.count(address)
    this.onAdd(address)
  }

  /** What was added elsewhere counts as well. */
  count(address: string): void {
    for (const network of networksOf(address)) {
      const counted = this.current(network)
      if (counted) counted.count += 1
      else this.byNetwork.set(network, { since: performance.now(), count: 1 })
    }
    this.sweep()
  }

  private current(network: string): Counted | undefined {
    const counted = this.byNetwork.get(network)
    return counted && performance.now() - counted.since < this.window ? counted : undefined
  }

  /** Once a window: who was not heard of since is forgotten. */
  private sweep(): void {
    if (performance.now() - this.sweptAt < this.window) return
    this.sweptAt = performance.now()
    for (const network of this.byNetwork.keys()) if (!this.current(network)) this.byNetwork.delete(network)
  }
}
