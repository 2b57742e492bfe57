import type { OwnDeckGame } from '@tablee/decks'

/** A deck of one's own, kept on this device as it was written: it may be unfinished. */
export interface KeptDeck {
  readonly id: string
  readonly text: string
  readonly title: string
  readonly game: OwnDeckGame
  /** None while something in it is at fault: it cannot be played yet. */
  readonly cards: number
}

/** On the device, or with this page only: a browser may refuse to keep anything. */
export type Keeping = 'device' | 'page'

const DATABASE = 'tablee'
const STORE = 'decks'
const inMemory = new Map<string, KeptDeck>()

interface Stored extends KeptDeck {
  readonly changedAt: number
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => {
      // A newer page in another tab wants to change it: the next one here opens it anew.
      request.result.onversionchange = () => {
        request.result.close()
        opened = undefined
      }
      done(request.result)
    }
    request.onblocked = () => fail(new Error('an older page holds it'))
    request.onerror = () => fail(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

/** Done when it is on disk, not before. */
const inStore = async <T>(
  mode: IDBTransactionMode,
  ask: (decks: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  try {
    opened ??= openDatabase()
    const transaction = (await opened).transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    return await new Promise<T>((done, fail) => {
      transaction.oncomplete = () => done(request.result)
      transaction.onabort = () => fail(transaction.error)
    })
  } catch {
    // Forbidden, full, or closed by the browser: what is in memory answers, and the next one tries anew.
    opened = undefined
    return undefined
  }
}

/** The last one written comes first. */
export const keptDecks = async (): Promise<readonly KeptDeck[]> => {
  const stored = (await inStore<Stored[]>('readonly', (decks) => decks.getAll())) ?? []
  const onDevice = [...stored].sort((one, other) => other.changedAt - one.changedAt)
  return [...[...inMemory.values()].reverse(), ...onDevice.filter(({ id }) => !inMemory.has(id))]
}

export const keptDeck = async (id: string): Promise<KeptDeck | undefined> =>
  inMemory.get(id) ?? (await inStore<Stored | undefined>('readonly', (decks) => decks.get(id)))

export const keep = async ({ id, text, title, game, cards }: KeptDeck): Promise<Keeping> => {
  const stored: Stored = { id, text, title, game, cards, changedAt: Date.now() }
  const isStored = (await inStore('readwrite', (decks) => decks.put(stored))) !== undefined
  if (isStored) inMemory.delete(id)
  else inMemory.set(id, stored)
  return isStored ? 'device' : 'page'
}

export const forget = async (id: string): Promise<void> => {
  inMemory.delete(id)
  await inStore('readwrite', (decks) => decks.delete(id))
}
