import type { Commonness } from '../src/commonness.ts'
import { fold, type Letters } from '../src/letters.ts'
import type { Paradigm } from './expand.ts'
import { parseHandKept } from './play-list.ts'

/** An entry with this many forms is a verb: nouns and adjectives have fewer. */
const VERB_FORMS = 12

/** « l'accroissement » → accroissement */
const withoutElision = (word: string) => word.replace(/^.*['’]/u, '').toLowerCase()

interface CommonnessSources {
  readonly paradigms: readonly Paradigm[]
  /** Word forms in descending frequency in newspapers. */
  readonly frequent: string
  /** Lemmas that everybody knows; maintained by hand. */
  readonly everyday: string
}

/**
 * Everyday: frequent forms, lemmas of the list maintained by hand, and the plural and feminine of such nouns and adjectives. Known: the
 * conjugated forms of such verbs, and all forms of an entry that has a frequent form. Everything else is rare.
 */
export const commonness = ({ paradigms, frequent, everyday }: CommonnessSources): Map<Letters, Commonness> => {
  const heard = new Set(frequent.split('\n').map(withoutElision))
  const lemmas = new Set(parseHandKept(everyday))
  const marks = new Map<Letters, Commonness>()
  const mark = (form: string, commonness: Commonness) => {
    const letters = fold(form)
    if (letters !== undefined && marks.get(letters) !== 'everyday') marks.set(letters, commonness)
  }
  for (const { stem, forms, keepsCase } of paradigms) {
    const all = [...forms]
    const isVerb = forms.size >= VERB_FORMS
    const isEveryday = !isVerb && (lemmas.has(stem) || heard.has(stem))
    if (keepsCase || !(lemmas.has(stem) || all.some((form) => heard.has(form)))) continue
    for (const form of all) mark(form, isEveryday || heard.has(form) ? 'everyday' : 'known')
  }
  for (const form of [...heard, ...lemmas]) mark(form, 'everyday')
  return marks
}
