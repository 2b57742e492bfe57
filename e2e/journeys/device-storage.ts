interface Deck {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Everything of interest that the profile holds for our origin. */
export interface DeviceStorage {
  readonly texts: Readonly<Record<string, string>>
  readonly decks: readonly Deck[]
  readonly games: Readonly<Record<string, { readonly decisions: number; readonly first: string }>>
}

/** Runs in a page of ours: reads databases by what is in them, not by their names, so that it outlives a change of names. */
export const readStorageInPage = async (): Promise<DeviceStorage> => {
  const limited = <T>(what: string, promise: Promise<T>): Promise<T> =>
    Promise.race([
      promise,
      new Promise<T>((_, fail) => setTimeout(() => fail(new Error(`storage does not answer: ${what}`)), 8000)),
    ])
  const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const decks: Deck[] = []
  const games: Record<string, { decisions: number; first: string }> = {}
  const readStore = async (store: IDBObjectStore) => {
    const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())])
    for (const [nth, key] of keys.entries()) {
      const value = values[nth] as Record<string, unknown> | undefined
      if (Array.isArray(key) && typeof key[0] === 'string') {
        const game = games[key[0]] ?? { decisions: 0, first: String(value?.text) }
        games[key[0]] = { ...game, decisions: game.decisions + 1 }
      } else if (typeof value?.text === 'string' && typeof value.title === 'string')
        decks.push({ id: String(value.id), title: value.title, text: value.text })
    }
  }
  for (const { name } of await limited('list', indexedDB.databases())) {
    if (name === undefined) continue
    const db = await limited(`open ${name}`, answerOf(indexedDB.open(name)))
    try {
      const stores = [...db.objectStoreNames]
      if (stores.length > 0) {
        const transaction = db.transaction(stores)
        await limited(`read ${name}`, Promise.all(stores.map((store) => readStore(transaction.objectStore(store)))))
      }
    } finally {
      db.close()
    }
  }
  const texts: Record<string, string> = { ...localStorage }
  // As their page was left: the next page of the decks brings them to the database.
  for (const { id, title, text } of Object.values(
    JSON.parse(texts['tablee.decks.left'] ?? '{}') as Record<string, Deck>,
  )) {
    const place = decks.findIndex((deck) => deck.id === id)
    decks.splice(place < 0 ? decks.length : place, 1, { id, title, text })
  }
  return { texts, decks, games }
}

/** Runs in a page of ours: from now on, until the page is loaded anew, nothing can be written. */
export const fillStorageInPage = (): void => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  for (const name of ['put', 'add'])
    Object.defineProperty(IDBObjectStore.prototype, name, { value: full, configurable: true })
  Object.defineProperty(Storage.prototype, 'setItem', { value: full, configurable: true })
}

/** Runs in a page of our origin that has no script of ours: what a browser does to sites that were not visited for long. */
export const evictStorageInPage = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister()
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '')
      request.onsuccess = () => resolve()
      request.onerror = () => reject(request.error)
      setTimeout(() => reject(new Error(`database ${name} is not let go of`)), 20_000)
    })
}
