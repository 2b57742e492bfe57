import { fold, type Letters, LONGEST, SHORTEST } from '../src/letters.ts'
import type { Affixes } from './affixes.ts'
import { expand, type Paradigm, parseEntry } from './expand.ts'

const LOWER_CASE_WORD = /^\p{Ll}+$/u
const VOWEL = /[AEIOUY]/

/** Parses a file maintained by hand: « ## » starts a reason, « # » a comment; everything else is words separated by white space. */
export const parseHandKept = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '')

export interface Sources {
  readonly paradigms: readonly Paradigm[]
  readonly affixes: Affixes
  /** Forms that the spelling reform of 1990 allows in addition to the classical ones. */
  readonly reformed: readonly string[]
  readonly additions: string
  readonly refusals: string
}

const METRIC_PREFIXES = ['Um', 'Ui', 'U.']

/** Multiples of units (« yottagramme ») are formed by rule, so they are left out. Those in use are in additions.txt. */
const metricMultiples = ({ stem, flags, forms }: Paradigm): string[] =>
  METRIC_PREFIXES.some((flag) => flags.includes(flag)) ? [...forms].filter((form) => !form.startsWith(stem)) : []

/**
 * The words that may be laid (WO-6): 2 to 15 letters after folding, one lower-case word, no symbol of a unit, and no word without a vowel
 * unless it was added by hand.
 */
export const playList = (sources: Sources): Set<Letters> => {
  const refused = new Set(parseHandKept(sources.refusals))
  const words = new Set<Letters>()
  const take = (form: string, needsVowel: boolean) => {
    const letters = LOWER_CASE_WORD.test(form) ? fold(form) : undefined
    if (letters === undefined || letters.length < SHORTEST || letters.length > LONGEST) return
    if (refused.has(letters) || (needsVowel && !VOWEL.test(letters))) return
    words.add(letters)
  }

  const known = new Set<string>()
  const multiples = new Set(sources.paradigms.flatMap(metricMultiples).map(fold))
  for (const paradigm of sources.paradigms) {
    const leftOut = new Set(metricMultiples(paradigm))
    const isIn = !paradigm.keepsCase && !refused.has(paradigm.stem)
    for (const form of paradigm.forms) {
      known.add(form)
      if (isIn && !leftOut.has(form)) take(form, true)
    }
  }
  // « forkè-je »: the reformed spellings of a refused entry are refused too.
  const withRefused = new Set(
    sources.paradigms.filter(({ stem }) => refused.has(stem)).flatMap(({ forms }) => [...forms].map(fold)),
  )
  for (const form of sources.reformed)
    if (!known.has(form) && !withRefused.has(fold(form)) && !multiples.has(fold(form))) take(form, true)
  for (const line of parseHandKept(sources.additions))
    for (const form of expand(parseEntry(line), sources.affixes).forms) take(form, false)
  return words
}
