import { type Chance, seededChance } from '@tablee/kernel'
import type { LetterCard, Theme, ThemeCard } from '../rules/world.ts'

/** A deck for tests: words that nobody knows, spelled with the letters of French. */
const VOWELS = 'AAEEEEIIOOU'
const CONSONANTS = 'BCDFGHLLMNNPRRSSTTV'
const RARE = 'JKQWXYZ'

const word = (chance: Chance): string => {
  const one = (letters: string) => letters.charAt(chance.below(letters.length))
  const syllables = Array.from({ length: 2 + chance.below(3) }, () => one(CONSONANTS) + one(VOWELS))
  const end = chance.below(2) === 0 ? one(CONSONANTS) : one(RARE)
  return (syllables.join('') + end).toLowerCase()
}

/** One in three of a theme's answers goes with the theme before it, so that some link two. */
const answersFor = (nth: number): string[] => {
  const own = seededChance(`theme ${nth}`)
  const shared = seededChance('shared')
  return [
    ...Array.from({ length: 40 }, () => word(own)),
    ...Array.from({ length: 20 }, () => word(shared)),
    `Ma ${word(own)}`,
    `Re Do${nth}`.replace(/\d/g, 'n'),
  ]
}

const theme = (nth: number): Theme => ({ title: `Thème ${nth}`, answers: answersFor(nth) })

export const TRIAL_THEMES: ReadonlyMap<string, ThemeCard> = new Map(
  Array.from({ length: 30 }, (_, nth) => [
    `theme-card-${nth}`,
    { sides: [theme(2 * nth), theme(2 * nth + 1)] as const },
  ]),
)

/** KOK-1, KOK-22: 90 plain ones, five of each kind with a constraint. */
const PLAIN = 'AAAAAAAAABBCCCDDDEEEEEEEEEEEEEFFGGHHIIIIIIIIJKLLLLLMMMNNNNNNOOOOOOPPPQRRRRRRSSSSSSTTTTTTUUUUU'
const BOUND = { first: 'BCMPT', second: 'AEIOU', last: 'ELRST', spell: 'ADINS' } as const

const cards: LetterCard[] = [
  ...[...PLAIN.slice(0, 90)].map((letter) => ({ letter })),
  ...Object.entries(BOUND).flatMap(([constraint, letters]) =>
    [...letters].map((letter) => ({ letter, constraint: constraint as keyof typeof BOUND })),
  ),
]
export const TRIAL_LETTERS: ReadonlyMap<string, LetterCard> = new Map(cards.map((card, nth) => [`letter-${nth}`, card]))
