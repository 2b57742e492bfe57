/** Whoever has something to send. */
export interface Sender {
  /** Makes up what there is to say. */
  write(): void
  /** Hands it to the network. */
  post(): void
}

/**
 * Takes round, once per turn of the event loop, what all senders have to say. All of it is written before any is posted: whoever
 * receives is woken once for many frames, where a frame now and one in a moment would wake it twice, at our cost.
 */
export class Post {
  private waiting: Sender[] = []

  /** A sender comes once a round. */
  add(sender: Sender): void {
    this.waiting.push(sender)
    if (this.waiting.length === 1) setImmediate(() => this.goRound())
  }

  private goRound(): void {
    const senders = this.waiting
    this.waiting = []
    for (const sender of senders) sender.write()
    for (const sender of senders) sender.post()
  }
}
