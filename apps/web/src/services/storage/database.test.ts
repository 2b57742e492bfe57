import 'fake-indexeddb/auto'
import type { TableCode, Version } from '@tablee/log'
import { DECISIONS, SNAPSHOTS } from '@tablee/log/decisions-store'
import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeviceDatabase, type StoredDeck, VERSION } from './database.ts'

let names = 0
let name = ''
const opened: { close(): void }[] = []
/** A page of the product on one device. */
const newPage = (limit?: number) => {
  const page = new DeviceDatabase(name, limit)
  opened.push({ close: () => page.leave() })
  return page
}
const newDevice = (limit?: number) => {
  name = `device-${names++}`
  return newPage(limit)
}
afterEach(async () => {
  for (const each of opened.splice(0)) each.close()
  await deleteDB(name)
})

const deck = (id: string, text = 'cartes'): StoredDeck => ({
  id,
  text,
  title: 'Mon paquet',
  game: 'a-game',
  cards: 1,
  changedAt: 0,
})
const keyOf = (table: string, version: number) => [table, version] as [TableCode, Version]
const keepDeck = (page: DeviceDatabase, id: string, text?: string) =>
  page.run('decks', 'readwrite', (transaction) => {
    const written = transaction.store.put(deck(id, text))
    transaction.commit()
    return written
  })
const decksOf = async (page: DeviceDatabase) =>
  (await page.run('decks', 'readonly', ({ store }) => store.getAll())).map(({ id, text }) => `${id}: ${text}`)
const decisionsOf = async (page: DeviceDatabase) =>
  (await page.run(DECISIONS, 'readonly', ({ store }) => store.getAll())).map(({ text }) => text)
const keepDecision = (page: DeviceDatabase, text: string) =>
  page.run(DECISIONS, 'readwrite', ({ store }) => store.put({ text, at: 0 as never }, keyOf('ICI-1234', 1)))

describe('devices of the versions before', () => {
  /** As its decks page made it: without a place for games. */
  const madeByDecks = async () => {
    const db = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('decks', { keyPath: 'id' }) })
    await db.put('decks', deck('old', 'écrit avant'))
    db.close()
  }
  /** As its games made it: without a place for decks. */
  const madeByGames = async () => {
    const db = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('decisions') })
    await db.put('decisions', { text: 'joué avant', at: 1 }, keyOf('ICI-9999', 1))
    db.close()
  }

  it('one that opened the decks first keeps them, and plays again', async () => {
    const page = newDevice()
    await madeByDecks()
    await keepDecision(page, 'joué')
    expect(await decisionsOf(page)).toEqual(['joué'])
    expect(await decksOf(page)).toEqual(['old: écrit avant'])
  })

  it('one that played first keeps its games, and its decks from now on', async () => {
    const page = newDevice()
    await madeByGames()
    await keepDeck(page, 'new', 'écrit')
    expect(await decksOf(page)).toEqual(['new: écrit'])
    expect(await decisionsOf(page)).toEqual(['joué avant'])
  })

  it('one of version 2 keeps its games and decks, and has a place for snapshots', async () => {
    const page = newDevice()
    const db = await openDB(name, 2, {
      upgrade: (fresh) => {
        fresh.createObjectStore('decks', { keyPath: 'id' })
        fresh.createObjectStore('decisions')
      },
    })
    await db.put('decks', deck('old', 'écrit avant'))
    await db.put('decisions', { text: 'joué avant', at: 1 }, keyOf('ICI-9999', 1))
    db.close()
    const snapshot = { version: 1 as Version, stamp: '', text: 'état', hash: '' }
    await page.run('log', 'readwrite', (transaction) =>
      transaction.objectStore(SNAPSHOTS).put(snapshot, 'ICI-9999' as TableCode),
    )
    expect(await decisionsOf(page)).toEqual(['joué avant'])
    expect(await decksOf(page)).toEqual(['old: écrit avant'])
  })

  it('one with a page of that version still open is not held up by it', async () => {
    const page = newDevice()
    const old = await openDB(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('decisions'),
      blocking: () => old.close(),
    })
    await keepDeck(page, 'new')
    expect(await decksOf(page)).toEqual(['new: cartes'])
  })
})

describe('leaving the page and coming back', () => {
  it('what is written as the page goes is on the device', async () => {
    const page = newDevice()
    await keepDeck(page, 'one', 'Pre')
    page.beforeHidden(() => void keepDeck(page, 'one', 'Premier'))
    page.leave()
    expect(await decksOf(newPage())).toEqual(['one: Premier'])
  })

  it('what is under way is ended, and done once when the page is back', async () => {
    const page = newDevice()
    await keepDeck(page, 'one')
    let begun = 0
    const counting = page.run('decks', 'readwrite', async ({ store }) => {
      begun += 1
      const before = await store.get('one')
      await store.put(deck('one', `${before?.text}+`))
    })
    page.leave()
    // Chromium tells it twice: `pagehide`, then `freeze`.
    page.leave()
    // Another page need not wait for this one.
    expect(await decksOf(newPage())).toEqual(['one: cartes'])
    page.comeBack()
    await counting
    expect(begun).toBe(2)
    expect(await decksOf(page)).toEqual(['one: cartes+'])
  })

  it('what is asked while the page is away waits for it', async () => {
    const page = newDevice()
    await keepDeck(page, 'one')
    page.leave()
    const late = keepDeck(page, 'two')
    expect(await decksOf(newPage())).toEqual(['one: cartes'])
    page.comeBack()
    await late
    expect(await decksOf(page)).toEqual(['one: cartes', 'two: cartes'])
  })

  it('a page that is left in the middle of a change of version ends that change, and makes it when it is back', async () => {
    const page = newDevice()
    const create = IDBDatabase.prototype.createObjectStore
    const left = new Promise<void>((resolve) => {
      vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (this: IDBDatabase, ...args) {
        queueMicrotask(() => {
          page.leave()
          resolve()
        })
        return create.apply(this, args)
      })
    })
    const first = keepDeck(page, 'one')
    await left
    vi.restoreAllMocks()
    expect((await indexedDB.databases()).filter((found) => found.name === name && found.version === VERSION)).toEqual(
      [],
    )
    page.comeBack()
    await first
    expect(await decksOf(page)).toEqual(['one: cartes'])
  })

  it('what fails to be written as the page goes does not keep the database open', async () => {
    const page = newDevice()
    await keepDeck(page, 'one')
    const stop = page.beforeHidden(() => {
      throw new Error('a bug')
    })
    expect(() => page.leave()).toThrow('a bug')
    stop()
    // Another version could not be opened while this one is.
    const newer = await openDB(name, VERSION + 1)
    newer.close()
  })

  it('a page that is back is told to read anew', () => {
    const page = newDevice()
    const readAnew = vi.fn()
    page.afterReturn(readAnew)
    page.leave()
    expect(readAnew).not.toHaveBeenCalled()
    page.comeBack()
    expect(readAnew).toHaveBeenCalledOnce()
  })

  it('a page that opens the database while it is left does not hold it', async () => {
    const page = newDevice()
    const first = keepDeck(page, 'one')
    page.leave()
    await deleteDB(name)
    page.comeBack()
    await first
    expect(await decksOf(page)).toEqual(['one: cartes'])
  })
})

describe('what the device refuses', () => {
  it('a page that holds the database for too long is told, and nothing is done later', async () => {
    const page = newDevice(1000)
    await keepDeck(page, 'one')
    // A frozen page of another version of the product: its transaction never ends.
    const other = await openDB(name, VERSION)
    const held = other.transaction('decks', 'readwrite')
    let isHolding = true
    const hold = async (): Promise<void> => {
      while (isHolding) await held.store.get('one')
    }
    const holding = hold()
    const late = page.run('decks', 'readwrite', ({ store }) => store.put(deck('two')))
    await expect(late).rejects.toThrow('took longer')
    expect(page.trouble).toBe('stuck')
    isHolding = false
    await holding
    await held.done
    other.close()
    expect(await decksOf(page)).toEqual(['one: cartes'])
    expect(page.trouble).toBeUndefined()
  })

  it('a device that a newer version has changed is told apart', async () => {
    const page = newDevice()
    const newer = await openDB(name, VERSION + 1)
    newer.close()
    expect(await page.check()).toBe('newer')
  })

  it('a newer page may change the database at any time', async () => {
    const page = newDevice()
    await keepDeck(page, 'one')
    const newer = await openDB(name, VERSION + 1)
    expect(newer.version).toBe(VERSION + 1)
    newer.close()
    expect(await page.check()).toBe('newer')
  })
})
