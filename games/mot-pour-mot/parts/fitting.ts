/** A line of the shared screen's end in letters, and what stands between two words or says how many were left out. */
const LINE = 46
const GAP = 2
const OTHERS = 12

/** How many words, from the first, fit on so many lines; with a word too many there is room to say so. */
export const wordsOn = (lines: number, words: readonly string[]): number => {
  const fill = (room: number) => {
    let left = room
    const cut = words.findIndex((word) => {
      left -= word.length + GAP
      return left < 0
    })
    return cut === -1 ? words.length : cut
  }
  const all = fill(lines * LINE)
  return all === words.length ? all : fill(lines * LINE - OTHERS)
}
