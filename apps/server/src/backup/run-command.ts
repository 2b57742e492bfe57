import { LogUnusable } from '@tablee/log'
import { BadSetting } from '../settings.ts'

/** « 3 tables »; the plural of more than one word is given whole. */
export const count = (number: number, word: string, words = `${word}s`) => `${number} ${number > 1 ? words : word}`

/** Prints what the work says and ends with 0; what the person can mend is one sentence, and 1. */
export const runCommand = async (work: () => Promise<string>): Promise<never> => {
  try {
    console.log(await work())
    process.exit(0)
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof LogUnusable)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
