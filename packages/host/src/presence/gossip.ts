/** Unreliable messages between nodes that serve the same tables. A message may get lost: correctness must not depend on it. */
export interface Gossip {
  say(about: string, words: object): void
  /** Receives the other nodes' messages about a subject, never one's own. Returns a function that stops it. */
  hear(about: string, on: (words: object) => void): () => void
}
