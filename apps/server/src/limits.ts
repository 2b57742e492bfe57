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
  /** Codes that lead nowhere, per address and minute. */
  readonly unknownCodes: number
  /** New tables, per address and ten minutes. */
  readonly newTables: number
  /** Decks laid on tables, the same. */
  readonly newDecks: number
}

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
  unknownCodes: 15,
  newTables: 30,
  newDecks: 60,
}

/** Fills up by so many a second, up to the brim. */
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
    this.fill()
    if (this.left < count) return false
    this.left -= count
    return true
  }

  drain(count: number): void {
    this.fill()
    this.left = Math.max(0, this.left - count)
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

/** A bucket for each address, which outlives its sockets: hanging up and coming back fills nothing. */
export class Buckets {
  private readonly byAddress = new Map<string, Bucket>()
  private sweptAt = performance.now()

  constructor(
    private readonly brim: number,
    private readonly perSecond: number,
  ) {}

  take(address: string, count: number): boolean {
    this.sweep()
    const bucket = this.byAddress.get(address) ?? new Bucket(this.brim, this.perSecond)
    this.byAddress.set(address, bucket)
    return bucket.take(count)
  }

  /** What another node gave: it may be more than was left. */
  drain(address: string, count: number): void {
    const bucket = this.byAddress.get(address) ?? new Bucket(this.brim, this.perSecond)
    this.byAddress.set(address, bucket)
    bucket.drain(count)
  }

  /** Once a minute: a full bucket is as good as a new one. */
  private sweep(): void {
    if (performance.now() - this.sweptAt < MINUTE) return
    this.sweptAt = performance.now()
    for (const [address, bucket] of this.byAddress) if (bucket.isFull()) this.byAddress.delete(address)
  }
}

interface Counted {
  readonly since: number
  count: number
}

/** Counts what each address did in its present window of time. */
export class Tally {
  private readonly byAddress = new Map<string, Counted>()
  private sweptAt = performance.now()

  constructor(
    private readonly most: number,
    private readonly window: number,
    private readonly onAdd: (address: string) => void = () => {},
  ) {}

  isFull(address: string): boolean {
    return (this.current(address)?.count ?? 0) >= this.most
  }

  add(address: string): void {
    this.count(address)
    this.onAdd(address)
  }

  /** What was added elsewhere counts as well. */
  count(address: string): void {
    const counted = this.current(address)
    if (counted) counted.count += 1
    else this.byAddress.set(address, { since: performance.now(), count: 1 })
    this.sweep()
  }

  private current(address: string): Counted | undefined {
    const counted = this.byAddress.get(address)
    return counted && performance.now() - counted.since < this.window ? counted : undefined
  }

  /** Once a window: who was not heard of since is forgotten. */
  private sweep(): void {
    if (performance.now() - this.sweptAt < this.window) return
    this.sweptAt = performance.now()
    for (const address of this.byAddress.keys()) if (!this.current(address)) this.byAddress.delete(address)
  }
}
