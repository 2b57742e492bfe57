import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { readCode } from './code.ts'

const kept = storedText(KEYS.lastTable, (raw) => (readCode(raw).kind === 'code' ? raw : undefined))

/** The last shared table: the home page links back to it. */
export const lastTable = {
  read: kept.read,
  sitAt: (code: string) => void kept.write(code),
  /** A table joined since then is kept. */
  leave: (code: string) => {
    if (kept.read() === code) kept.write(undefined)
  },
}
