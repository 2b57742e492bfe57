import { isLocalCode } from '../local/code.ts'
import { storedText } from '../stored.ts'
import { readCode } from './code.ts'

const kept = storedText('tablee.table', (raw) => (readCode(raw).kind === 'code' ? raw : undefined))
const keptHere = storedText('tablee.table-here', (raw) => (isLocalCode(raw) ? raw : undefined))
const keptFor = (code: string) => (isLocalCode(code) ? keptHere : kept)

/** The table one sits at, and one's own game on this very device: the home page leads back to both. */
export const lastTable = {
  read: kept.read,
  readHere: keptHere.read,
  sitAt: (code: string) => keptFor(code).write(code),
  /** Another table, sat at since, is kept. */
  leave: (code: string) => {
    if (keptFor(code).read() === code) keptFor(code).write(undefined)
  },
}
