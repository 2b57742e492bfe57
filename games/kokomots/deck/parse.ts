import { type Check, readCheck } from '@tablee/game-kit/deck/answer-check.ts'
import type { Fault, SideFault } from '@tablee/game-kit/deck/fault.ts'
import { Faults } from '@tablee/game-kit/deck/faults.ts'
import { type CategoryCard, parseCategoryCards, type Side, type SideChecks } from '@tablee/game-kit/deck/sides.ts'

/** Characters on a card. */
export const LONGEST_THEME = 32

export interface ThemeSide extends Side {
  readonly check?: Check
}

/** A two-sided card of Kokomots (KOK-1): one theme a side. */
export interface WrittenThemes {
  readonly front: ThemeSide
  readonly back: ThemeSide
}

/** What may be wrong with a card that somebody wrote. */
export type ThemeFault = SideFault | 'check-before-theme' | 'check-second' | 'check-unknown'

interface ParsedThemes {
  readonly cards: readonly WrittenThemes[]
  readonly lone: readonly ThemeSide[]
  readonly faults: readonly Fault[]
}

/** Two-sided cards; below a theme that a machine can check « ? » says how (« ? plus de 8 lettres »). */
export const parseThemeCards = (
  text: string,
  faults: Faults<ThemeFault> = new Faults(),
  also: SideChecks = {},
): ParsedThemes => {
  const checks = new Map<number, Check>()

  const onCheck = (theme: Side | undefined, about: string, line: number) => {
    const check = readCheck(about)
    if (theme === undefined) faults.add(line, 'check-before-theme', about)
    else if (checks.has(theme.line)) faults.add(line, 'check-second', about)
    else if (check === undefined) faults.add(line, 'check-unknown', about)
    else checks.set(theme.line, check)
  }
  const withCheck = (side: Side): ThemeSide => {
    const check = checks.get(side.line)
    return check === undefined ? side : { ...side, check }
  }
  const { cards, lone } = parseCategoryCards(text, faults, { ...also, onCheck })
  return {
    cards: cards.map(({ front, back }: CategoryCard) => ({ front: withCheck(front), back: withCheck(back) })),
    lone: lone.map(withCheck),
    faults: faults.found,
  }
}
