import type { Commonness } from '../src/commonness.ts'
import { fold, type Letters } from '../src/letters.ts'
import type { Paradigm } from './expand.ts'
import { parseHandKept } from './play-list.ts'

/** Tenses that live in books only: « nous chantâmes », « il chanta », « qu’il chantât ». */
const BOOKISH = /([âîûï](mes|tes|t)|[aiu]sse(s|nt)?|[aiu]ssi(ons|ez)|[^r](ai|as|a)|èrent)$/u
/** More forms than a noun or an adjective can have. */
const VERB_FORMS = 12

/** « l'accroissement » → accroissement */
const withoutElision = (word: string) => word.replace(/^.*['’]/u, '').toLowerCase()

interface CommonnessSources {
  readonly paradigms: readonly Paradigm[]
  /** Forms by falling frequency in newspapers. */
  readonly frequent: string
  /** Lemmas that everybody knows, by hand. */
  readonly everyday: string
}

/**
 * Everyday: a word of the hand-kept list or among the most frequent, with the forms people say. Known: the other forms
 * of such a word. All else is rare.
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
    const isEveryday = lemmas.has(stem) || (forms.size < VERB_FORMS && heard.has(stem))
    if (keepsCase || !(isEveryday || all.some((form) => heard.has(form)))) continue
    const isSaid = (form: string) => isEveryday && !(forms.size >= VERB_FORMS && BOOKISH.test(form))
    for (const form of all) mark(form, heard.has(form) || isSaid(form) ? 'everyday' : 'known')
  }
  for (const form of [...heard, ...lemmas]) mark(form, 'everyday')
  return marks
}
