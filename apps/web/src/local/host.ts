import { Host, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openIndexedDbLog } from '@tablee/log/indexed-db'
import { arriving } from './arriving.svelte.ts'
import { localCode } from './code.ts'
import { openLibrary } from './library.ts'
import { openThinker } from './think.ts'
import type { LocalTrouble } from './trouble.ts'

const library = openLibrary((part) => arriving[part].have())
let host: Promise<Host | LocalTrouble> | undefined

/** Digits that nobody has to read out. */
const drawn = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => byte % 10).join('')

const open = async (): Promise<Host | LocalTrouble> => {
  const log = await openIndexedDbLog<Decision>({ name: 'tablee', clock: realTime.now }).catch(() => undefined)
  if (log === undefined) return 'not-kept'
  const draw = (length: number) => localCode(drawn(length))
  return new Host({ log, shelf: library.shelf, think: openThinker(), draw })
}

/** The host of this device's own tables: the server's, over the browser's database. */
export const localHost = async (): Promise<Host | LocalTrouble> => {
  host ??= open()
  const opened = await host
  // What could not be had may be the next time.
  if (typeof opened === 'string') host = undefined
  return opened
}

/** Before a game is begun at this device's host, or a table where it is played is opened. */
export const haveGame = (game: string): Promise<void> => library.have(game)
