import type { Attack } from '../attack.ts'
import { crowd, manyDevices } from './crowd.ts'
import { unfitDecks } from './decks.ts'
import { guessCodes } from './guessing.ts'
import { openLongTables, replayLong, replayUnfinished } from './long-logs.ts'
import { sweepOldTables } from './old-tables.ts'
import { homePage, metrics } from './pages.ts'
import { fillDisk, pauseSpam } from './writing.ts'

export const ATTACKS: readonly Attack[] = [
  unfitDecks,
  replayUnfinished,
  replayLong,
  openLongTables,
  fillDisk,
  guessCodes,
  crowd,
  manyDevices,
  pauseSpam,
  metrics,
  sweepOldTables,
  homePage,
]
