import type { TableCode } from '@tablee/log'

/** 128 bits that nobody can guess. Not randomUUID: browsers have that over HTTPS only. */
export const entropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What reads the same on a screen, on paper and aloud: no 0 O, no 1 I L, no U beside V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const CODE = new RegExp(`^[${ALPHABET}]{4,5}$`)

/** « k7mp » → K7MP; undefined for what no table is called. */
export const readCode = (raw: string): TableCode | undefined => {
  const code = raw.trim().toUpperCase()
  return CODE.test(code) ? (code as TableCode) : undefined
}

/** Bytes from here on would favour the first letters. */
const FAIR = 256 - (256 % ALPHABET.length)

export const drawCode = (length: 4 | 5): string => {
  let code = ''
  while (code.length < length) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}
