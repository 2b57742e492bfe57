import { storedText } from '../stored.ts'
import { readCode } from './code.ts'

const kept = storedText('tablee.table', (raw) => (readCode(raw).kind === 'code' ? raw : undefined))

/** The table one sits at with others: the home page leads back to it. */
export const lastTable = {
  read: kept.read,
  sitAt: kept.write as (code: string) => void,
  /** Another table, sat at since, is kept. */
  leave: (code: string) => {
    if (kept.read() === code) kept.write(undefined)
  },
}
