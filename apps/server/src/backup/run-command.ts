import { LogUnusable } from '@tablee/log'
import { BadSetting } from '../settings.ts'

/** « 3 tables ». An irregular plural is passed whole. */
export const count = (number: number, word: string, words = `${word}s`) => `${number} ${number > 1 ? words : word}`

/** Prints the result and exits with 0. An error that the operator can fix is printed as one sentence; the exit code is then 1. */
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
