import { fold } from '../src/letters.ts'
import { expand, parseEntry } from './expand.ts'
import { parseHandKept, type Sources } from './play-list.ts'

/** Letters, with hyphens and apostrophes inside: what a captain could spell. */
const SPELLABLE = /^\p{L}+([-'’]\p{L}+)*$/u
/** « XVIe », and « chantè », which stands only before « -je ». */
const NO_ANSWER = /^[IVXLCDM]+es?$|è$/u

/** Every form as a dictionary writes it: compounds, proper nouns and both spellings included, units' symbols not. */
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
