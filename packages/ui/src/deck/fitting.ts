/** A room for text, in millimetres. */
interface Room {
  readonly width: number
  readonly height: number
}

/** How wide letters are and how high a line, against the size of the type. */
interface Type {
  readonly narrow: number
  readonly wide: number
  readonly capital: number
  readonly other: number
  readonly space: number
  readonly leading: number
}
export const SERIF: Type = { narrow: 0.38, wide: 1.05, capital: 0.8, other: 0.61, space: 0.25, leading: 1.16 }
export const GROTESQUE: Type = { narrow: 0.3, wide: 0.85, capital: 0.62, other: 0.53, space: 0.21, leading: 1.24 }

const widthOf = (text: string, type: Type): number =>
  [...text].reduce((sum, letter) => {
    if (/[ijlft’'.,()]/.test(letter)) return sum + type.narrow
    if (/[mwMWœŒæÆ«»]/.test(letter)) return sum + type.wide
    return sum + (letter === '\u00a0' ? type.space : /\p{Lu}/u.test(letter) ? type.capital : type.other)
  }, 0)

/** How many lines a text takes; undefined when one of its words is wider than the line. */
const linesOf = (text: string, lineWidth: number, type: Type): number | undefined => {
  let lines = 1
  let taken = 0
  // A hyphen lets a word go on below.
  for (const piece of text.match(/[^ -]+[ -]?|[ -]/g) ?? []) {
    const width = widthOf(piece.trimEnd(), type)
    if (width > lineWidth) return undefined
    if (taken + width > lineWidth) {
      lines += 1
      taken = 0
    }
    taken += width + (piece.endsWith(' ') ? type.space : 0)
  }
  return lines
}

/** The largest of these sizes, in millimetres, at which the texts fit below each other; the smallest when none does. */
export const largestSize = (
  texts: readonly string[],
  { width, height }: Room,
  sizes: readonly [number, ...number[]],
  type: Type,
): number => {
  const fits = (size: number) => {
    const lines = texts.map((text) => linesOf(text, width / size, type))
    const sum = lines.reduce<number>((all, each) => all + (each ?? Number.POSITIVE_INFINITY), 0)
    return sum * size * type.leading <= height
  }
  const falling = [...sizes].sort((one, other) => other - one)
  return falling.find(fits) ?? Math.min(...sizes)
}
