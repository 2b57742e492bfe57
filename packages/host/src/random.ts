import type { TableCode } from '@tablee/log'
import { CODE_SIGNS, LONGEST_CODE, SHORTEST_CODE } from '@tablee/protocol'

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Drawn for many at a time: asking the system costs more than what it gives. */
const drawn = new Uint8Array(4096)
let used = drawn.length

/** 128 bits that nobody can guess. Not randomUUID: browsers have that over HTTPS only. */
export const entropy = (): string => {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn)
    used = 0
  }
  let text = ''
  for (const end = used + 16; used < end; used++) text += HEX[drawn[used] ?? 0]
  return text
}

const CODE = new RegExp(`^[${CODE_SIGNS}]{${SHORTEST_CODE},${LONGEST_CODE}}$`)

/** « k7mp » → K7MP; undefined for what no table is called. */
export const readCode = (raw: string): TableCode | undefined => {
  const code = raw.trim().toUpperCase()
  return CODE.test(code) ? (code as TableCode) : undefined
}

/** What one address may guess in a year: a hundred codes a day (codesPerDay in apps/server/src/limits.ts). */
const GUESSES_A_YEAR = 36_500

/**
 * How many signs the code of a new table has where so many tables exist: the fewest with which somebody who guesses at the allowed rate
 * finds one of them in more than a year, on average. 16 tables → 4, 17 → 5, 472 → 6.
 */
export const codeLength = (tables: number): number => {
  let length = SHORTEST_CODE
  while (length < LONGEST_CODE && CODE_SIGNS.length ** length < tables * GUESSES_A_YEAR) length += 1
  return length
}

/** Bytes from here on would favour the first letters. */
const FAIR = 256 - (256 % CODE_SIGNS.length)

export const drawCode = (length: number): string => {
  let code = ''
  while (code.length < length) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR) code += CODE_SIGNS[byte % CODE_SIGNS.length]
  }
  return code
}
