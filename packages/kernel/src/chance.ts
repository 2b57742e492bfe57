/** A source of random numbers. Results are recorded in events, so that a replay draws nothing (ALL-5). */
export interface Chance {
  /** A uniformly distributed integer from 0 to count − 1. */
  below(count: number): number
  /** The same items in a random order; the list given stays as it is. */
  shuffle<T>(items: readonly T[]): T[]
}

/** FNV-1a over the text's code units; one salt per word of the generator's state. */
const hash = (text: string, salt: number): number => {
  let value = 2_166_136_261 ^ salt
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value >>> 0
}

const TWO_TO_32 = 2 ** 32

/** The sfc32 generator. It is part of the log's meaning: it must not change. */
const generatorFrom = (seed: string): (() => number) => {
  const state = Uint32Array.of(hash(seed, 1), hash(seed, 2), hash(seed, 3), 1)
  const next = (): number => {
    const [a = 0, b = 0, c = 0, counter = 0] = state
    const drawn = (a + b + counter) >>> 0
    state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + drawn, counter + 1])
    return drawn
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

/** The same seed gives the same numbers on every machine. */
export const seededChance = (seed: string): Chance => {
  // Created on first use: most decisions draw nothing.
  let generator: (() => number) | undefined
  const next = (): number => {
    generator ??= generatorFrom(seed)
    return generator()
  }

  const below = (count: number): number => {
    if (!Number.isInteger(count) || count < 1) throw new Error(`no lot among ${count}`)
    // Rejection sampling: the modulo alone would make small numbers more likely.
    const fair = TWO_TO_32 - (TWO_TO_32 % count)
    for (;;) {
      const drawn = next()
      if (drawn < fair) return drawn % count
    }
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items]
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = below(at + 1)
      const held = shuffled[at] as T
      shuffled[at] = shuffled[other] as T
      shuffled[other] = held
    }
    return shuffled
  }
  return { below, shuffle }
}
