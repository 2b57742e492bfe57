import type { PlayAnswer } from '@tablee/lexicon'
import type { IconName } from '../look/icons.ts'
import type { Words } from '../words/fr.ts'
import type { DicoState } from './dico.svelte.ts'

interface Verdict {
  /** How it is meant, for the colour; the icon and the word say it too. */
  readonly tone: 'good' | 'open' | 'bad' | 'plain'
  readonly stamp?: { readonly icon: IconName; readonly text: string }
  readonly sentence: string
}

/** What the Dico says of what was typed, in words. */
export const verdict = (words: Words, dico: DicoState): Verdict => {
  const isPlay = dico.list === 'play'
  if (dico.question.kind === 'not-letters') return { tone: 'plain', sentence: words.notLetters }
  if (dico.question.kind === 'too-long')
    return { tone: 'plain', sentence: isPlay ? words.tooLong : words.tooLongSpelling }
  if (dico.play) return playVerdict(words, dico.play)
  if (dico.spelled) return spellingVerdict(words, dico.spelled.written.length > 0, dico.isWrittenSo)
  return { tone: 'plain', sentence: isPlay ? words.empty : words.emptySpelling }
}

const playVerdict = (words: Words, { isWord, longer }: PlayAnswer): Verdict => {
  if (isWord) return { tone: 'good', stamp: { icon: 'check', text: words.stampValid }, sentence: words.isWord(longer) }
  if (longer > 0)
    return { tone: 'open', stamp: { icon: 'dots', text: words.stampBeginning }, sentence: words.isBeginning(longer) }
  return { tone: 'bad', stamp: { icon: 'clear', text: words.stampRefused }, sentence: words.isNothing }
}

const spellingVerdict = (words: Words, isKnown: boolean, isWrittenSo: boolean): Verdict =>
  isKnown
    ? {
        tone: 'good',
        stamp: { icon: 'check', text: words.stampKnown },
        sentence: isWrittenSo ? words.isKnown : words.isWritten,
      }
    : { tone: 'open', stamp: { icon: 'question', text: words.stampUnknown }, sentence: words.isUnknown }
