import type { TableCode } from '@tablee/log'
import { CODE_SIGNS, LONGEST_CODE, SHORTEST_CODE } from '@tablee/protocol'

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Random bytes are requested in blocks: one system call costs more than the bytes. */
const drawn = new Uint8Array(4096)
let used = drawn.length

/** 128 unguessable bits as hex. Not randomUUID: browsers offer it over HTTPS only. */
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

/** « k7mp » → K7MP; undefined for a text that is not a table code. */
export const readCode = (raw: string): TableCode | undefined => {
  const code = raw.trim().toUpperCase()
  return CODE.test(code) ? (code as TableCode) : undefined
}

/** The rate limit allows an address a hundred codes a day (`codesPerDay` of the server's limits). */
const GUESSES_A_YEAR = 36_500

/**
 * Length of a new table's code, given how many tables exist: the shortest with which guessing at the allowed rate takes more than a year on
 * average to find a table. 16 tables → 4, 17 → 5, 472 → 6.
 */
export const codeLength = (tables: number): number => {
  let length = SHORTEST_CODE
  while (length < LONGEST_CODE && CODE_SIGNS.length ** length < tables * GUESSES_A_YEAR) length += 1
  return length
}

/** Rejection sampling: larger bytes would make the first signs more likely. */
const FAIR = 256 - (256 % CODE_SIGNS.length)

/** A random table code. */
export const drawCode = (length: number): string => {
  let code = ''
  while (code.length < length) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR) code += CODE_SIGNS[byte % CODE_SIGNS.length]
  }
  return code
}
