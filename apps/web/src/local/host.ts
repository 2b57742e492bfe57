import { Host, makeShelf, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openIndexedDbLog } from '@tablee/log/indexed-db'
import { localCode } from './code.ts'
import { fetchLibrary } from './library.ts'

let host: Promise<Host> | undefined

const open = async (): Promise<Host> => {
  const [log, library] = await Promise.all([
    openIndexedDbLog<Decision>({ name: 'tablee', clock: realTime.now }),
    fetchLibrary(),
  ])
  return new Host({ log, shelf: makeShelf(library), draw: (length) => localCode(drawn(length)) })
}

/** Digits that nobody has to read out. */
const drawn = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => byte % 10).join('')

/** The host of this device's own tables: the server's, over the browser's database. */
export const localHost = (): Promise<Host> => {
  host ??= open().catch((error) => {
    // What could not be fetched may be the next time.
    host = undefined
    throw error
  })
  return host
}
