/** Thought of once for each text; for as long as one decision takes. */
export const remembered = <T>(think: (text: string) => T): ((text: string) => T) => {
  const thoughts = new Map<string, T>()
  return (text) => {
    const known = thoughts.get(text)
    if (known !== undefined) return known
    const thought = think(text)
    thoughts.set(text, thought)
    return thought
  }
}
