import type { Chance } from '@tablee/kernel'

export const KINDS = ['vowel', 'consonant'] as const
export type Kind = (typeof KINDS)[number]

/** DIX-2 */
export const TILES = 10
/** DIX-3: how many of each kind a draw has, at least and at most. */
export const LIMITS: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  vowel: [3, 6],
  consonant: [4, 7],
}

/** A bag for each kind of letter. */
export type Bags = Readonly<Record<Kind, readonly string[]>>

const tilesOf = (counts: string) =>
  counts.split(' ').flatMap((each) => Array<string>(Number(each.slice(1))).fill(each.charAt(0)))

/** DIX-3: as many tiles of a letter as it is frequent in French texts, about one for each hundredth; at least one. */
export const BAGS: Bags = {
  vowel: tilesOf('E15 A8 I7 O6 U6 Y1'),
  consonant: tilesOf('S8 N7 R7 T7 L6 C4 D4 M4 P4 B2 F2 G2 H2 V2 J1 K1 Q1 W1 X1 Z1'),
}

export const kindOf = (letter: string): Kind => ('AEIOUY'.includes(letter) ? 'vowel' : 'consonant')

const countOf = (letters: readonly string[], kind: Kind) => letters.filter((letter) => kindOf(letter) === kind).length

/** The tiles that a round can come to need, in the order in which they come out of the bags. */
export const shaken = (bags: Bags, chance: Chance): Bags => ({
  vowel: chance.shuffle(bags.vowel).slice(0, LIMITS.vowel[1]),
  consonant: chance.shuffle(bags.consonant).slice(0, LIMITS.consonant[1]),
})

/** DIX-3: whether one more of this kind is allowed. */
export const mayDraw = (letters: readonly string[], kind: Kind): boolean =>
  letters.length < TILES && countOf(letters, kind) < LIMITS[kind][1]

/** The next tile of this kind out of its bag. */
export const nextTile = (bags: Bags, letters: readonly string[], kind: Kind): string =>
  bags[kind][countOf(letters, kind)] ?? ''

/** DIX-4: the tiles that are missing, as chance draws them: four or five vowels in all; six if six were called, three if seven consonants were. */
export const restOf = (bags: Bags, letters: readonly string[], chance: Chance): readonly string[] => {
  const wanted = 4 + chance.below(2)
  const room = LIMITS.consonant[1] - countOf(letters, 'consonant')
  const left = TILES - letters.length
  const vowels = Math.min(left, Math.max(wanted - countOf(letters, 'vowel'), left - room))
  const kinds = Array.from({ length: left }, (_, nth): Kind => (nth < vowels ? 'vowel' : 'consonant'))
  const all = [...letters]
  for (const kind of chance.shuffle(kinds)) all.push(nextTile(bags, all, kind))
  return all.slice(letters.length)
}
