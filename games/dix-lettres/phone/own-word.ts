import { SHORTEST } from '../game.ts'

/** What « c’est bon » stands for: the longer one of what is set down and what is laid out; a word set down stays for an equal one. */
export const wordToKeep = (laid: string, mine: string | undefined): string | undefined => {
  if (laid.length < SHORTEST) return mine
  return mine === undefined || laid.length > mine.length ? laid : mine
}
