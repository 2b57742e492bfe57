import { networksOf, shareOf } from '../http/callers.ts'

interface Counted {
  readonly since: number
  count: number
}

/** A fixed-window rate limit: counts the actions of each network; a window begins with the first action. */
export class WindowCounter {
  private readonly byNetwork = new Map<string, Counted>()
  private prunedAt = performance.now()

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

  /** Counts without calling `onAdd`: used for actions that another node reports. */
  count(address: string): void {
    for (const network of networksOf(address)) {
      const counted = this.current(network)
      if (counted) counted.count += 1
      else this.byNetwork.set(network, { since: performance.now(), count: 1 })
    }
    this.prune()
  }

  private current(network: string): Counted | undefined {
    const counted = this.byNetwork.get(network)
    return counted && performance.now() - counted.since < this.window ? counted : undefined
  }

  /** Once per window: deletes the networks whose window is over. */
  private prune(): void {
    if (performance.now() - this.prunedAt < this.window) return
    this.prunedAt = performance.now()
    for (const network of this.byNetwork.keys()) if (!this.current(network)) this.byNetwork.delete(network)
  }
}
