/** A socket's side of a batch. */
export interface BatchMember {
  /** Computes what is left to send. */
  prepare(): void
  /** Writes it to the network. */
  flush(): void
}

/**
 * Batches the writes of all sockets, once per turn of the event loop. Every member prepares before any member flushes: a process that
 * holds several of these sockets is then woken once for many frames, which costs the server less.
 */
export class WriteBatch {
  private members: BatchMember[] = []

  /** A member adds itself at most once per batch. */
  add(member: BatchMember): void {
    this.members.push(member)
    if (this.members.length === 1) setImmediate(() => this.run())
  }

  private run(): void {
    const { members } = this
    this.members = []
    for (const member of members) member.prepare()
    for (const member of members) member.flush()
  }
}
