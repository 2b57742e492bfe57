import { passes } from '@tablee/game-kit/deck/answer-check.ts'
import { slug } from '@tablee/game-kit/deck/slug.ts'
import type { ThemeSide, WrittenThemes } from './parse.ts'

interface Theme {
  readonly title: string
  /** Known answers as one writes them: « New York », « porte-clé ». */
  readonly answers: readonly string[]
  /** By the letters of a word (ALL-1), where a machine can tell. */
  readonly passes?: (letters: string) => boolean
}

interface ThemeCard {
  readonly sides: readonly [Theme, Theme]
}

interface ThemeDeck {
  readonly cards: ReadonlyMap<string, ThemeCard>
}

const theme = ({ category, answers, check }: ThemeSide): Theme => ({
  title: category,
  answers: answers.map(({ word }) => word),
  ...(check && { passes: (letters: string) => passes(check, letters) }),
})

/** A card is known by its front: tables remember by it what they have seen. No two have the same (category-twice). */
export const themeDeck = (cards: readonly WrittenThemes[]): ThemeDeck => ({
  cards: new Map(cards.map(({ front, back }) => [slug(front.category), { sides: [theme(front), theme(back)] }])),
})
