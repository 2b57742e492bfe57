import { fold } from '../src/letters.ts'
import { expand, parseEntry } from './expand.ts'
import { parseHandKept, type Sources } from './play-list.ts'

/** Letters, with hyphens and apostrophes inside: what a captain can spell. */
const SPELLABLE = /^\p{L}+([-'’]\p{L}+)*$/u
/** Left out: « XVIe », and forms like « chantè », which exist only before « -je ». */
const NO_ANSWER = /^[IVXLCDM]+es?$|è$/u

/** All forms as spelled in a dictionary, with compounds, proper nouns and both spellings, but without symbols of units. */
export const spellingList = ({ paradigms, affixes, reformed, additions }: Sources): Set<string> => {
  const forms = new Set<string>()
  const take = (form: string) => {
    if (SPELLABLE.test(form) && !NO_ANSWER.test(form) && fold(form) !== undefined) forms.add(form.replaceAll("'", '’'))
  }
  const symbols = new Set<string>()
  for (const { forms: all, keepsCase } of paradigms) for (const form of all) keepsCase ? symbols.add(form) : take(form)
  for (const form of reformed) if (!symbols.has(form)) take(form)
  for (const line of parseHandKept(additions)) for (const form of expand(parseEntry(line), affixes).forms) take(form)
  return forms
}
