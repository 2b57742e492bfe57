import type { Attack } from '../attack.ts'
import { codeAt, layLog, recordRenames } from '../logs.ts'

const TABLES = 10
const DECISIONS = 60_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Old tables with long logs, which the server expires after its start while others send requests. */
export const sweepOldTables: Attack = {
  name: 'ten old tables of 60,000 decisions are dropped',
  finding: '13',
  seconds: 5,
  isAtStart: true,
  env: { KEEP_DAYS: '1' },
  prepare: async (dir, folder) => {
    const old = await recordRenames(dir, DECISIONS, Date.now() - 100 * DAY)
    // A recent table confirms the clock: without one the server does not trust the date.
    const recent = await recordRenames(dir, 10, Date.now() - 3 * HOUR)
    await layLog(dir, folder, [
      ...Array.from({ length: TABLES }, (_, nth) => ({ code: codeAt(nth), recorded: old })),
      { code: codeAt(TABLES), recorded: recent },
    ])
  },
  ready: async () => async () => ({ bytes: 0, figures: {} }),
}
