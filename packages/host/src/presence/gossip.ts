/** Word of mouth between nodes that serve the same tables. It may get lost: nothing that must be true depends on it. */
export interface Gossip {
  say(about: string, words: object): void
  /** What the others say about it; one's own words are not heard. */
  hear(about: string, on: (words: object) => void): () => void
}
