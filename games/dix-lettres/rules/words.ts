/** DIX-6: the shortest word of the play list. */
export const SHORTEST = 2

/** DIX-6: whether the tiles make this word, each of them used once at most. */
export const isMadeOf = (word: string, letters: readonly string[]): boolean => {
  const left = [...letters]
  return Array.from(word).every((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
