import type { Gossip } from '../presence/gossip.ts'

interface Subscription {
  readonly about: string
  readonly node: object
  readonly on: (words: object) => void
}

/** Test support: gossip between nodes of one process, which can be disconnected. */
export class InProcessGossip {
  private readonly subscriptions = new Set<Subscription>()
  private readonly disconnected = new Set<object>()

  join(): Gossip {
    const node: Gossip = {
      say: (about, words) => {
        if (this.disconnected.has(node)) return
        const text = JSON.stringify(words)
        // Delivered asynchronously, as a network does.
        for (const each of this.subscriptions)
          if (each.about === about && each.node !== node) queueMicrotask(() => this.deliver(each, JSON.parse(text)))
      },
      hear: (about, on) => {
        const subscription = { about, node, on }
        this.subscriptions.add(subscription)
        return () => this.subscriptions.delete(subscription)
      },
    }
    return node
  }

  /** The node neither sends nor receives any more. */
  disconnect(node: Gossip): void {
    this.disconnected.add(node)
  }

  forget(): void {
    this.subscriptions.clear()
  }

  private deliver(subscription: Subscription, words: object): void {
    if (this.subscriptions.has(subscription) && !this.disconnected.has(subscription.node)) subscription.on(words)
  }
}
