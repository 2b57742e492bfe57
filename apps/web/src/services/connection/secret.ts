import { KEYS, type StorageKey } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'

/** Base64url without padding: three bytes make four letters. */
export const randomText = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const SECRET = /^[\w-]{22,64}$/
const secretAt = (key: StorageKey) => storedText(key, (raw) => (SECRET.test(raw) ? raw : undefined))
const kept = (code: string) => secretAt(KEYS.seat(code))
const before = (code: string) => secretAt(KEYS.seatBefore(code))

/** 128 random bits, drawn the first time. */
const keptOrDrawn = (key: StorageKey): string => {
  const read = secretAt(key).read()
  if (read !== undefined) return read
  const drawn = randomText(16)
  secretAt(key).write(drawn)
  return drawn
}

/** The secret by which this device holds its seat at a table. */
export const seatSecret = (code: string): string => keptOrDrawn(KEYS.seat(code))

/** Identifies this device to a table, seated or not; it stays when the secret changes. */
export const deviceMark = (code: string): string => keptOrDrawn(KEYS.mark(code))

/** Whether the seat is still held by this device after a reload; a browser may refuse to keep anything. */
export const isSeatKept = (code: string): boolean => kept(code).isOnDevice()

/** Takes a seat along to another device. What is behind # never reaches a server. */
export const personalLink = (origin: string, code: string): string => `${origin}/table/${code}#s=${seatSecret(code)}`

/** The secret in the address of a personal link. */
export const secretIn = (hash: string): string | undefined => {
  const secret = new URLSearchParams(hash.slice(1)).get('s')
  return secret !== null && SECRET.test(secret) ? secret : undefined
}

/** A device that has no secret for this table takes the link's at once. Whether the link is settled: else it is asked about first. */
export const settleLink = (code: string, hash: string): boolean => {
  const secret = secretIn(hash)
  if (secret === undefined) return false
  const held = kept(code).read()
  if (held === undefined) kept(code).write(secret)
  return held === undefined || held === secret
}

/** Takes the seat of a personal link. The first seat that was held here is kept aside; those of links have their links. */
export const takeLink = (code: string, secret: string, wasSeated: boolean): void => {
  if (wasSeated && !hasSeatBefore(code)) before(code).write(kept(code).read())
  kept(code).write(secret)
}

export const hasSeatBefore = (code: string): boolean => before(code).read() !== undefined

/** Back to the seat that a link replaced. The link's own is kept aside in turn, in case the old one is gone. */
export const takeSeatBefore = (code: string): void => {
  const old = before(code).read()
  if (old === undefined) return
  before(code).write(kept(code).read())
  kept(code).write(old)
}
