import { withoutUnseen } from '@tablee/kernel'

/** Letters; longer than any word that is worth announcing. */
const LONGEST = 40

/** A word as it was written, and what letters may be taken from. */
export interface Word {
  readonly written: string
  /** All its letters, compounds and names of several words included (KOK-20). */
  readonly whole: string
  /** KOK-19: each of its words apart, where there are several. */
  readonly parts: readonly string[]
  /** « New York »: by its capitals a name, which counts whole. */
  readonly isName: boolean
}

const CAPITAL = /^\p{Lu}/u

/** « planche à  voile » → PLANCHEAVOILE, or PLANCHE, A, VOILE; undefined when it is no word. */
export const readWord = (raw: string, fold: (written: string) => string | undefined): Word | undefined => {
  const words = raw
    .split(/\s+/)
    .map(withoutUnseen)
    .filter((each) => each !== '')
  const parts = words.map(fold).filter((each) => each !== undefined)
  const whole = parts.join('')
  if (parts.length < words.length || whole === '' || whole.length > LONGEST) return undefined
  const isName = CAPITAL.test(words[0] ?? '') && CAPITAL.test(words.at(-1) ?? '')
  return { written: words.join(' '), whole, parts: parts.length > 1 ? parts : [], isName }
}
