import type { Tools } from '@tablee/kernel'
import type { Commonness } from '@tablee/lexicon'
import type { Face } from './cards.ts'

/** What Word Out! asks of the world beside time and chance. */
export interface WordOutWorld {
  /** WO-1: one pack. */
  readonly pack: readonly Face[]
  /** WO-6: the play list. */
  readonly isWord: (letters: string) => boolean
  readonly isBeginning: (letters: string) => boolean
  /** For bots: the letters that can follow, and how many words each leads to. */
  readonly next: (beginning: string) => readonly { readonly letter: string; readonly words: number }[]
  /** For bots: how well known a word is; undefined for what is no word. */
  readonly commonness: (word: string) => Commonness | undefined
  /** For bots: how many words that are at least so common start with this, itself included. */
  readonly common: (beginning: string, least: Commonness) => number
}

export type WordOutTools = Tools & WordOutWorld
