import { Host, makeShelf, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openIndexedDbLog } from '@tablee/log/indexed-db'
import { playWords, spelling } from '../dico/lists.svelte.ts'
import { localCode } from './code.ts'
import { fetchLibrary } from './library.ts'
import { openThinker } from './think.ts'
import type { LocalTrouble } from './trouble.ts'

let host: Promise<Host | LocalTrouble> | undefined

/** Digits that nobody has to read out. */
const drawn = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => byte % 10).join('')

const open = async (): Promise<Host | LocalTrouble> => {
  const [log, library] = await Promise.all([
    openIndexedDbLog<Decision>({ name: 'tablee', clock: realTime.now }).catch(() => 'not-kept' as const),
    fetchLibrary({ playWords: () => playWords.have(), spelling: () => spelling.have() }).catch(
      () => 'not-fetched' as const,
    ),
  ])
  if (log === 'not-kept') return log
  if (library === 'not-fetched') {
    await log.close()
    return library
  }
  return new Host({
    log,
    shelf: makeShelf(library),
    think: openThinker(),
    draw: (length) => localCode(drawn(length)),
  })
}

/** The host of this device's own tables: the server's, over the browser's database. */
export const localHost = async (): Promise<Host | LocalTrouble> => {
  host ??= open()
  const opened = await host
  // What could not be had may be the next time.
  if (typeof opened === 'string') host = undefined
  return opened
}
