import type { Gossip } from '../presence/gossip.ts'

interface Ear {
  readonly about: string
  readonly node: object
  readonly on: (words: object) => void
}

/** For tests: what nodes of one process say to each other, and whoever does not hear it any more. */
export class InProcessGossip {
  private readonly ears = new Set<Ear>()
  private readonly cutOff = new Set<object>()

  join(): Gossip {
    const node: Gossip = {
      say: (about, words) => {
        if (this.cutOff.has(node)) return
        const text = JSON.stringify(words)
        // Never from within what was said: words travel.
        for (const ear of this.ears)
          if (ear.about === about && ear.node !== node) queueMicrotask(() => this.reach(ear, JSON.parse(text)))
      },
      hear: (about, on) => {
        const ear = { about, node, on }
        this.ears.add(ear)
        return () => this.ears.delete(ear)
      },
    }
    return node
  }

  /** As a cable pulled out: it neither hears nor is heard. */
  cut(node: Gossip): void {
    this.cutOff.add(node)
  }

  forget(): void {
    this.ears.clear()
  }

  private reach(ear: Ear, words: object): void {
    if (this.ears.has(ear) && !this.cutOff.has(ear.node)) ear.on(words)
  }
}
