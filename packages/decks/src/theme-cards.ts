import { type CategoryCard, parseCategoryCards, type Side } from './category-cards.ts'
import type { Fault } from './fault.ts'
import { type Check, readCheck } from './theme-check.ts'

export interface ThemeSide extends Side {
  readonly check?: Check
}

/** A two-sided card of Kokomots (KOK-1): one theme a side. */
export interface WrittenThemes {
  readonly front: ThemeSide
  readonly back: ThemeSide
}

interface ParsedThemes {
  readonly cards: readonly WrittenThemes[]
  readonly lone: readonly ThemeSide[]
  readonly faults: readonly Fault[]
}

/** Cards as in Mot pour Mot; below a theme that a machine can check « ? » says how (« ? plus de 8 lettres »). */
export const parseThemeCards = (text: string): ParsedThemes => {
  const checks = new Map<number, Check>()
  const faults: Fault[] = []
  let theme: number | undefined

  const readLine = (raw: string, index: number): string => {
    const line = index + 1
    const written = raw.trim()
    if (/^[=/]/.test(written)) theme = line
    if (!written.startsWith('?')) return raw
    const about = written.slice(1).trim()
    const check = readCheck(about)
    if (theme === undefined) faults.push({ line, code: 'check-before-theme', about })
    else if (checks.has(theme)) faults.push({ line, code: 'check-second', about })
    else if (check === undefined) faults.push({ line, code: 'check-unknown', about })
    else checks.set(theme, check)
    return ''
  }
  const withoutChecks = text.split(/\r?\n/).map(readLine).join('\n')

  const withCheck = (side: Side): ThemeSide => {
    const check = checks.get(side.line)
    return check === undefined ? side : { ...side, check }
  }
  const read = parseCategoryCards(withoutChecks)
  return {
    cards: read.cards.map(({ front, back }: CategoryCard) => ({ front: withCheck(front), back: withCheck(back) })),
    lone: read.lone.map(withCheck),
    faults: [...faults, ...read.faults],
  }
}
