import type { PlayAnswer, SpellingAnswer } from '@tablee/lexicon'
import type { Words } from '@tablee/ui/language/fr.ts'
import type { IconName } from '@tablee/ui/look/icons.ts'
import type { DicoState } from './dico.svelte.ts'

export interface Verdict {
  /** How it is meant, for the colour; the icon and the word say it too. */
  readonly tone: 'good' | 'open' | 'bad' | 'plain'
  readonly stamp?: { readonly icon: IconName; readonly text: string }
  readonly sentence: string
}

/** What the Dico says of what was typed, in words. */
export const verdict = (words: Words, dico: DicoState, listName: string): Verdict => {
  const isPlay = dico.list === 'play'
  const plain = (sentence: string): Verdict => ({ tone: 'plain', sentence })
  if (dico.source.hasFailed) return plain(isPlay ? words.failed : words.failedSpelling)
  if (dico.source.value === undefined) return plain(words.loading)
  if (dico.question.kind === 'not-letters') return plain(words.notLetters)
  if (dico.question.kind === 'too-long') return plain(isPlay ? words.tooLong : words.tooLongSpelling)
  if (dico.play) return playVerdict(words, dico.play, dico.isCompound && words.isCompound(listName))
  if (dico.spelled) return spellingVerdict(words, dico.spelled, dico.isWrittenSo)
  return plain(isPlay ? words.empty : words.emptySpelling)
}

const playVerdict = (words: Words, { isWord, longer }: PlayAnswer, asCompound: string | false): Verdict => {
  if (isWord) return { tone: 'good', stamp: { icon: 'check', text: words.stampValid }, sentence: words.isWord(longer) }
  const refused = { icon: 'clear', text: words.stampRefused } as const
  if (asCompound) return { tone: 'bad', stamp: refused, sentence: asCompound }
  if (longer > 0)
    return { tone: 'open', stamp: { icon: 'dots', text: words.stampBeginning }, sentence: words.isBeginning(longer) }
  return { tone: 'bad', stamp: refused, sentence: words.isNothing }
}

const spellingVerdict = (words: Words, { written, isBeginning }: SpellingAnswer, isWrittenSo: boolean): Verdict => {
  if (written.length > 0) {
    const sentence = isWrittenSo ? words.isKnown : words.isWritten
    return { tone: 'good', stamp: { icon: 'check', text: words.stampKnown }, sentence }
  }
  if (isBeginning)
    return { tone: 'open', stamp: { icon: 'dots', text: words.stampBeginning }, sentence: words.isSpelledBeginning }
  return { tone: 'open', stamp: { icon: 'question', text: words.stampUnknown }, sentence: words.isUnknown }
}

const NEAR_SAID = 3

/** The same for ears: what the page shows beside the sentence is said with it. */
export const announcement = (words: Words, dico: DicoState, { stamp, sentence }: Verdict): string => {
  if (dico.title === '' || stamp === undefined) return sentence
  const near = dico.near.slice(0, NEAR_SAID)
  const said = [
    `${stamp.text}. ${sentence}`,
    ...(dico.otherSpellings.length === 0 || dico.isWrittenSo ? [] : [dico.otherSpellings.join(', ')]),
    ...(near.length === 0 ? [] : [`${words.near} ${near.join(', ')}`]),
  ]
  return words.said(dico.title, said.join(' '))
}
