import { KEYS, type StorageKey } from '../storage/keys.ts'
import { storedText } from '../storage/text.ts'

/** Base64url without padding: three bytes make four letters. */
export const randomText = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const SECRET = /^[\w-]{22,64}$/
const secretAt = (key: StorageKey) => storedText(key, (raw) => (SECRET.test(raw) ? raw : undefined))
const kept = (code: string) => secretAt(KEYS.seat(code))

/** Another one, for whoever the table no longer knows by the first. */
export const drawSecret = (code: string): string => {
  const secret = randomText(16)
  kept(code).write(secret)
  return secret
}

/** What this device holds its seat by, at this table: 128 random bits, drawn the first time. */
export const seatSecret = (code: string): string => kept(code).read() ?? drawSecret(code)

/** Whether the seat is still held by this device after a reload; a browser may refuse to keep anything. */
export const isSeatKept = (code: string): boolean => kept(code).isOnDevice()

/** Takes a seat along to another device. What is behind # never reaches a server. */
export const personalLink = (origin: string, code: string): string => `${origin}/table/${code}#s=${seatSecret(code)}`

/** Keeps the secret of a personal link, and aside the one it replaces: a seat is not lost by a tap. False without one. */
export const keepSecretOf = (code: string, hash: string): boolean => {
  const secret = new URLSearchParams(hash.slice(1)).get('s')
  if (secret === null || !SECRET.test(secret)) return false
  const before = kept(code).read()
  if (before !== undefined && before !== secret) secretAt(KEYS.seatBefore(code)).write(before)
  kept(code).write(secret)
  return true
}
