import { Host, realTime, TableGone } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { TransactLog } from '@tablee/log/decisions-store'
import { openIndexedDbLog } from '@tablee/log/indexed-db'
import { localCode } from '@tablee/ui/device/local-code.ts'
import { DATABASE } from '../storage/database.ts'
import { deviceDatabase } from '../storage/device.ts'
import { storageTroubleOf } from '../storage/trouble.ts'
import { arriving } from './arriving.ts'
import { openLibrary } from './library.ts'
import type { LocalTrouble } from './local-trouble.ts'
import { SeenTime } from './seen-time.ts'
import { openThinker } from './think.ts'

const library = openLibrary((part, game) => arriving[part](game).have())
let host: Promise<Host | LocalTrouble> | undefined

/** The time of all tables of this device. */
export const seenTime = new SeenTime(realTime)

const followPage = () => {
  const look = () => (document.visibilityState === 'hidden' ? seenTime.stop() : seenTime.goOn())
  document.addEventListener('visibilitychange', look)
  // A page that is left for another site and comes back as it was may not be told that it was hidden, or is visible again.
  addEventListener('pagehide', () => seenTime.stop())
  addEventListener('pageshow', look)
  look()
}
if (typeof document !== 'undefined') followPage()

/** Digits that nobody has to read out. */
const drawn = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => byte % 10).join('')

/**
 * This file's name holds a hash of it and of all that it imports, the rules among them: snapshots of another build are not trusted. While
 * developing, the name stays when the rules change: no snapshots are kept.
 */
const STAMP = import.meta.env.DEV ? {} : { stamp: import.meta.url }

type HearTrouble = (trouble: LocalTrouble | 'no-such-table' | undefined, code?: string) => void
const hearing = new Set<HearTrouble>()

/**
 * Hears why a decision could not be written, be it a bot's, the clock's or a person's; with a code: of that table alone. Undefined: the
 * device writes again.
 */
export const onLocalTrouble = (hear: HearTrouble): (() => void) => {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

const report = (error: unknown, willRetry = false) => {
  const trouble = error instanceof TableGone ? 'no-such-table' : storageTroubleOf(error)
  // Storage errors are shown to the player by the page.
  if (trouble === undefined) console.error(error)
  else if (!willRetry) for (const hear of hearing) hear(trouble, error instanceof TableGone ? error.code : undefined)
}

const transact: TransactLog = async (scope, mode, work) => {
  const result = await deviceDatabase.run(scope, mode, work)
  if (mode === 'readwrite') for (const hear of hearing) hear(undefined)
  return result
}

/** Why the last write to the device's storage failed. */
export const storageTrouble = (): LocalTrouble => deviceDatabase.trouble ?? 'not-kept'

const open = async (): Promise<Host | LocalTrouble> => {
  const trouble = await deviceDatabase.check()
  if (trouble !== undefined) return trouble
  const log = openIndexedDbLog<Decision>({
    transact,
    onReturn: (readAnew) => deviceDatabase.afterReturn(readAnew),
    channel: DATABASE,
    clock: realTime.now,
  })
  const draw = (length: number) => localCode(drawn(length))
  return new Host({ log, shelf: library.shelf, think: openThinker(), draw, time: seenTime, report, ...STAMP })
}

/** The host of this device's own tables: the server's, over the browser's database. */
export const localHost = async (): Promise<Host | LocalTrouble> => {
  host ??= open()
  const opened = await host
  // A failed load is tried again the next time.
  if (typeof opened === 'string') host = undefined
  return opened
}

/** Loads the words and cards of a game; called before it is started or its table is opened. */
export const haveGame = (game: string): Promise<void> => library.have(game)
