interface Memory<Key, T> {
  get(key: Key): T | undefined
  set(key: Key, thought: T): unknown
}

/** Thought of once for each key; for as long as its memory is kept. */
export const remembered = <Key, T>(
  think: (key: Key) => T,
  thoughts: Memory<Key, T> = new Map<Key, T>(),
): ((key: Key) => T) => {
  return (key) => {
    const known = thoughts.get(key)
    if (known !== undefined) return known
    const thought = think(key)
    thoughts.set(key, thought)
    return thought
  }
}
