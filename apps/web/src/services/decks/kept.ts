import type { StoredDeck } from '../storage/database.ts'
import { deviceDatabase } from '../storage/device.ts'
import { type StorageTrouble, storageTroubleOf } from '../storage/trouble.ts'
import { unsavedDecks } from './unsaved-decks.ts'

export type KeptDeck = Omit<StoredDeck, 'changedAt'>

/** On the device, or with this page only: a browser may refuse to keep anything. */
export type Keeping = 'device' | 'page'

/** What could be found, and why the rest could not. */
interface Found<T> {
  readonly found: T
  readonly trouble: StorageTrouble | undefined
}

/** What the device would not keep lasts as long as the page. */
const inMemory = new Map<string, StoredDeck>()
/** When each deck that this page has seen was changed last. */
const lastChanges = new Map<string, number>()

const note = <T extends StoredDeck | undefined>(deck: T): T => {
  if (deck) lastChanges.set(deck.id, Math.max(deck.changedAt, lastChanges.get(deck.id) ?? 0))
  return deck
}

const read = async <T>(ask: () => Promise<T>, otherwise: T): Promise<Found<T>> => {
  try {
    return { found: await ask(), trouble: undefined }
  } catch (error) {
    return { found: otherwise, trouble: storageTroubleOf(error) ?? 'not-kept' }
  }
}

/** The later text stands: this may be done only when its page is back, and another page may have written since. */
const store = (deck: StoredDeck): Promise<unknown> =>
  deviceDatabase.run('decks', 'readwrite', async ({ store }) => {
    const before = await store.get(deck.id)
    if (before === undefined || before.changedAt <= deck.changedAt) await store.put(deck)
  })

/** What pages could not bring to the database before they were gone. Without space for it, it stays where it is and is shown from there. */
const bringUnsaved = async (): Promise<void> => {
  for (const deck of unsavedDecks.all()) {
    try {
      await store(deck)
      unsavedDecks.remove(deck)
      // From now on other pages may change it.
      if (inMemory.get(deck.id)?.changedAt === deck.changedAt) inMemory.delete(deck.id)
    } catch (error) {
      if (storageTroubleOf(error) !== 'not-kept') throw error
      inMemory.set(deck.id, note(deck))
    }
  }
}

/** The last one written comes first. */
export const keptDecks = async (): Promise<Found<readonly KeptDeck[]>> => {
  const { found, trouble } = await read(async () => {
    await bringUnsaved()
    return deviceDatabase.run('decks', 'readonly', ({ store }) => store.getAll())
  }, [])
  const onDevice = found.map(note).sort((one, other) => other.changedAt - one.changedAt)
  const onPage = [...inMemory.values()].reverse()
  return { found: [...onPage, ...onDevice.filter(({ id }) => !inMemory.has(id))], trouble }
}

export const keptDeck = async (id: string): Promise<Found<KeptDeck | undefined>> => {
  const onPage = inMemory.get(id)
  if (onPage !== undefined) return { found: onPage, trouble: undefined }
  return read<KeptDeck | undefined>(async () => {
    await bringUnsaved()
    return note(await deviceDatabase.run('decks', 'readonly', ({ store }) => store.get(id)))
  }, undefined)
}

export const keep = async ({ id, text, title, game, cards }: KeptDeck): Promise<Keeping> => {
  // Later than what was there, also where somebody put the clock back.
  const changedAt = Math.max(Date.now(), (lastChanges.get(id) ?? 0) + 1)
  const stored: StoredDeck = note({ id, text, title, game, cards, changedAt })
  unsavedDecks.add(stored)
  try {
    await store(stored)
    inMemory.delete(id)
    unsavedDecks.remove(stored)
    return 'device'
  } catch {
    inMemory.set(id, stored)
    return 'page'
  }
}

const isInDatabase = (id: string): Promise<boolean> =>
  deviceDatabase
    .run('decks', 'readonly', ({ store }) => store.count(id))
    .then(
      (count) => count > 0,
      () => false,
    )

/** Whether it is gone: the device let go of it, or the page alone had it. */
export const forget = async (id: string): Promise<boolean> => {
  const onPage = inMemory.get(id)
  const unsaved = unsavedDecks.all().find((deck) => deck.id === id)
  inMemory.delete(id)
  if (unsaved) unsavedDecks.remove(unsaved)
  try {
    await deviceDatabase.run('decks', 'readwrite', ({ store }) => store.delete(id))
    return true
  } catch {
    if (onPage && !(await isInDatabase(id))) return true
    // The older text would be back otherwise, and the newer one lost.
    if (onPage) inMemory.set(id, onPage)
    if (unsaved) unsavedDecks.add(unsaved)
    return false
  }
}
