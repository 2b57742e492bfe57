import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { slug } from '@tablee/game-kit/deck/slug.ts'
import { familyWords } from '@tablee/game-kit/deck/word-family.ts'
import { type Kind, LONGEST_TEXT, type WrittenCard, type WrittenText, type WrittenWord } from './parse.ts'

export const SHORTEST_TEXT = 30

/** Comes from the lexicon, with the exceptions that were reviewed. */
interface WordChecks {
  readonly isSpelled: (word: string) => boolean
}

/** Straight quotes, three dots, ; : ! ? « » without their no-break space, two spaces, no capital first, no full stop last. */
const BAD_TYPOGRAPHY = /['"]|\.\.|[^\u00a0][;:!?»]|«[^\u00a0]|\s{2}|^[^\p{Lu}]|[^.]$/u

const NOUN = /^(?!(Qui|Que|Dont|Se|Un|Une|Le|La|Les|Des)\s)(?!L’)/u
const VERB = /^(Se\s|S’)?\p{L}+(er|ir|re|oir)(?!\p{L})/u
const ADVERB = /^(?!(Qui|Que|Dont|Se)\s)/u
/** How a dictionary opens the definition of each kind: a text of another form would be told by it. */
const FORMS: Readonly<Record<Kind, RegExp>> = {
  'n.m.': NOUN,
  'n.f.': NOUN,
  'v.t.': VERB,
  'v.i.': VERB,
  'adj.': /^(Qui|Que|Dont|Se dit|Relatif|Propre|\p{L}+é)\s/u,
  'adv.': ADVERB,
  'loc. adv.': ADVERB,
}

/** « d’abondance » is spelled when « abondance » is; « à la brune » when each of its words is. */
const isSpelled = (word: string, words: WordChecks): boolean =>
  word.split(' ').every((part) => words.isSpelled(part.replace(/^[dl]’/, '')))

/** Everything that is wrong with these cards beyond their form. */
export const checkDefinitionCards = (cards: readonly WrittenCard[], words: WordChecks): Fault[] => {
  const seenWords = new Set<string>()
  const seenTexts = new Set<string>()
  return cards
    .flatMap((card) => card.words)
    .flatMap((entry) => [
      ...checkWord(entry, seenWords, words),
      ...[entry.definition, ...entry.bluffs].flatMap((text) => checkText(text, entry, seenTexts)),
    ])
}

const checkWord = ({ word, line }: WrittenWord, seen: Set<string>, words: WordChecks): Fault[] => {
  const faults: Fault[] = []
  // As a card's id has it, so that no two cards share one.
  const id = slug(word)
  if (seen.has(id)) faults.push({ line, code: 'word-twice', about: word })
  seen.add(id)
  if (/\p{Lu}/u.test(word)) faults.push({ line, code: 'word-proper', about: word })
  else if (!isSpelled(word, words)) faults.push({ line, code: 'word-misspelled', about: word })
  return faults
}

const checkText = ({ line, text }: WrittenText, { word, kind }: WrittenWord, seen: Set<string>): Fault[] => {
  const faults: Fault[] = []
  if (text.length < SHORTEST_TEXT) faults.push({ line, code: 'text-too-short', about: text })
  if (text.length > LONGEST_TEXT) faults.push({ line, code: 'text-too-long', about: text })
  if (BAD_TYPOGRAPHY.test(text)) faults.push({ line, code: 'text-typography', about: text })
  if (!FORMS[kind].test(text)) faults.push({ line, code: 'text-form', about: text })
  for (const relative of familyWords(word, text)) faults.push({ line, code: 'text-of-family', about: relative })
  if (seen.has(slug(text))) faults.push({ line, code: 'text-twice', about: text })
  seen.add(slug(text))
  return faults
}
