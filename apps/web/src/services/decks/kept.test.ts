import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceDatabase } from '../storage/database.ts'
import { deviceDatabase } from '../storage/device.ts'
import { forget, type KeptDeck, keep, keptDeck, keptDecks } from './kept.ts'
import { unsavedDecks } from './unsaved-decks.ts'

const deck = (text: string): KeptDeck => ({ id: 'abc', text, title: 'La cantine', game: 'toy', cards: 1 })
const textOf = async () => (await keptDeck('abc')).found?.text

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(async () => {
  deviceDatabase.comeBack()
  await forget('abc')
  vi.unstubAllGlobals()
})

describe('a deck whose page is left', () => {
  it('while its text is on its way to the database, is kept with its last letters', async () => {
    await keep(deck('Pre'))
    const page = keep(deck('Premier'))
    deviceDatabase.leave()
    // The page is gone; this is what the next one finds.
    expect(unsavedDecks.all().map(({ text }) => text)).toEqual(['Premier'])
    deviceDatabase.comeBack()
    expect(await textOf()).toBe('Premier')
    await page
  })

  it('does not put its old text back when it returns after another page has written', async () => {
    await keep(deck('Pre'))
    const late = keep(deck('old page'))
    deviceDatabase.leave()
    const other = new DeviceDatabase()
    await other.run('decks', 'readwrite', ({ store }) =>
      store.put({ ...deck('new page'), changedAt: Date.now() + 60_000 }),
    )
    other.leave()
    deviceDatabase.comeBack()
    await late
    expect(await textOf()).toBe('new page')
  })

  it('is written also where the clock was put back', async () => {
    await keep(deck('before'))
    vi.spyOn(Date, 'now').mockReturnValue(1000)
    await keep(deck('after'))
    vi.restoreAllMocks()
    expect(await textOf()).toBe('after')
  })

  it('is kept with its last letters, though the database never answers that page', async () => {
    await keep(deck('Pre'))
    deviceDatabase.leave()
    // The page is gone: nobody waits for this.
    void keep(deck('Premier'))
    expect(unsavedDecks.all()).toHaveLength(1)
    deviceDatabase.comeBack()
    expect(await textOf()).toBe('Premier')
    expect(unsavedDecks.all()).toEqual([])
  })

  it('does not overwrite what another page wrote since', async () => {
    unsavedDecks.add({ ...deck('old'), changedAt: Date.now() - 60_000 })
    await keep(deck('new'))
    expect((await keptDecks()).found.map(({ text }) => text)).toEqual(['new'])
    expect(unsavedDecks.all()).toEqual([])
  })

  it('is shown beside the others when the device has no space to bring it to the database', async () => {
    await keep({ ...deck('old'), id: 'other' })
    unsavedDecks.add({ ...deck('Premier'), changedAt: Date.now() })
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError')
    })
    const { found, trouble } = await keptDecks()
    expect(trouble).toBeUndefined()
    expect(found.map(({ text }) => text)).toEqual(['Premier', 'old'])
    expect(unsavedDecks.all()).toHaveLength(1)
    full.mockRestore()
    await forget('other')
  })

  it('is brought to the database once there is space, and follows what other pages write from then on', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError')
    })
    expect(await keep(deck('here'))).toBe('page')
    full.mockRestore()
    await keptDecks()
    const other = new DeviceDatabase()
    await other.run('decks', 'readwrite', ({ store }) =>
      store.put({ ...deck('elsewhere'), changedAt: Date.now() + 60_000 }),
    )
    other.leave()
    expect(await textOf()).toBe('elsewhere')
  })

  it('that the page alone has is gone once it was deleted, though the device refuses everything', async () => {
    const refused = vi.spyOn(deviceDatabase, 'run').mockRejectedValue(new DOMException('no', 'UnknownError'))
    await keep(deck('here'))
    expect(await forget('abc')).toBe(true)
    expect(await forget('abc')).toBe(false)
    refused.mockRestore()
  })

  it('stays as it is where the device refuses to delete it, with what was written last', async () => {
    await keep(deck('old'))
    const refuse = () => {
      throw new DOMException('no', 'UnknownError')
    }
    const refused = ['put', 'delete'].map((name) =>
      vi.spyOn(IDBObjectStore.prototype, name as 'put').mockImplementation(refuse),
    )
    expect(await keep(deck('new'))).toBe('page')
    expect(await forget('abc')).toBe(false)
    expect(await textOf()).toBe('new')
    expect(unsavedDecks.all().map(({ text }) => text)).toEqual(['new'])
    for (const each of refused) each.mockRestore()
  })

  it('that is damaged where it waits stops nobody', async () => {
    localStorage.setItem('tablee.decks.left', JSON.stringify({ abc: null, def: { id: 7 } }))
    await keep({ ...deck('Premier'), id: 'other' })
    expect((await keptDecks()).found.map(({ text }) => text)).toEqual(['Premier'])
    await forget('other')
  })

  it('stays deleted once it was deleted', async () => {
    await keep(deck('Premier'))
    unsavedDecks.add({ ...deck('Premier'), changedAt: Date.now() })
    await forget('abc')
    expect((await keptDecks()).found).toEqual([])
  })
})
