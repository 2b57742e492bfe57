import type { PlayAnswer, SpellingAnswer } from '@tablee/lexicon'
import type { SharedTexts } from '@tablee/ui/language/fr.ts'
import type { IconName } from '@tablee/ui/look/icons.ts'
import type { DicoState } from './dico.svelte.ts'

export interface Verdict {
  /** Sets the colour; the icon and the word say the same. */
  readonly tone: 'good' | 'open' | 'bad' | 'plain'
  readonly stamp?: { readonly icon: IconName; readonly text: string }
  readonly sentence: string
}

/** The answer of the Dico to what was typed, as a sentence. */
export const verdict = (texts: SharedTexts, dico: DicoState, listName: string): Verdict => {
  const isPlay = dico.list === 'play'
  const plain = (sentence: string): Verdict => ({ tone: 'plain', sentence })
  if (dico.source.hasFailed) return plain(isPlay ? texts.failed : texts.failedSpelling)
  if (dico.source.value === undefined) return plain(texts.loading)
  if (dico.question.kind === 'not-letters') return plain(texts.notLetters)
  if (dico.question.kind === 'too-long') return plain(isPlay ? texts.tooLong : texts.tooLongSpelling)
  if (dico.play) return playVerdict(texts, dico.play, dico.isCompound && texts.isCompound(listName))
  if (dico.spelled) return spellingVerdict(texts, dico.spelled, dico.isWrittenSo)
  return plain(isPlay ? texts.empty : texts.emptySpelling)
}

const playVerdict = (texts: SharedTexts, { isWord, longer }: PlayAnswer, asCompound: string | false): Verdict => {
  if (isWord) return { tone: 'good', stamp: { icon: 'check', text: texts.stampValid }, sentence: texts.isWord(longer) }
  const refused = { icon: 'clear', text: texts.stampRefused } as const
  if (asCompound) return { tone: 'bad', stamp: refused, sentence: asCompound }
  if (longer > 0)
    return { tone: 'open', stamp: { icon: 'dots', text: texts.stampBeginning }, sentence: texts.isBeginning(longer) }
  return { tone: 'bad', stamp: refused, sentence: texts.isNothing }
}

const spellingVerdict = (
  texts: SharedTexts,
  { written, isBeginning }: SpellingAnswer,
  isWrittenSo: boolean,
): Verdict => {
  if (written.length > 0) {
    const sentence = isWrittenSo ? texts.isKnown : texts.isWritten
    return { tone: 'good', stamp: { icon: 'check', text: texts.stampKnown }, sentence }
  }
  if (isBeginning)
    return { tone: 'open', stamp: { icon: 'dots', text: texts.stampBeginning }, sentence: texts.isSpelledBeginning }
  return { tone: 'open', stamp: { icon: 'question', text: texts.stampUnknown }, sentence: texts.isUnknown }
}

const NEAR_SAID = 3

/** The text for screen readers: the sentence with what the page shows beside it. */
export const announcement = (texts: SharedTexts, dico: DicoState, { stamp, sentence }: Verdict): string => {
  if (dico.title === '' || stamp === undefined) return sentence
  const near = dico.near.slice(0, NEAR_SAID)
  const said = [
    `${stamp.text}. ${sentence}`,
    ...(dico.otherSpellings.length === 0 || dico.isWrittenSo ? [] : [dico.otherSpellings.join(', ')]),
    ...(near.length === 0 ? [] : [`${texts.near} ${near.join(', ')}`]),
  ]
  return texts.said(dico.title, said.join(' '))
}
