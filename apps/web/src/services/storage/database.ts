import type { OwnDeckGame } from '@tablee/game-kit/deck/index.ts'
import { DECISIONS, LOG_SCOPES, type LogTransactions, SNAPSHOTS } from '@tablee/log/decisions-store'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { StorageStuck, type StorageTrouble, storageTroubleOf } from './trouble.ts'

/** A player's own deck as written; it may be unfinished. */
export interface StoredDeck {
  readonly id: string
  readonly text: string
  readonly title: string
  readonly game: OwnDeckGame
  /** Absent while the deck has faults and can't be played. */
  readonly cards: number
  readonly changedAt: number
}

interface DecksSchema extends DBSchema {
  decks: { key: string; value: StoredDeck }
}
interface Transactions<Mode extends IDBTransactionMode> extends LogTransactions<Mode> {
  decks: IDBPTransaction<DecksSchema, ['decks'], Mode>
}
/** What a transaction may be over, and the object stores of each. */
type Scope = keyof Transactions<IDBTransactionMode>
const SCOPES: Record<Scope, string[]> = { decks: ['decks'], ...LOG_SCOPES }

export const DATABASE = 'tablee'
/**
 * 1: made by whichever of two openers came first, with its own store only (`decks` or `decisions`), so that the other feature found its
 *    store missing on that device for ever.
 * 2: both stores, whatever version 1 had. Nothing is moved or dropped.
 * 3: a store for snapshots of tables. Nothing is moved or dropped.
 */
export const VERSION = 3

const createMissingStores = (db: IDBPDatabase) => {
  const has = (name: string) => db.objectStoreNames.contains(name)
  if (!has('decks')) db.createObjectStore('decks', { keyPath: 'id' })
  for (const name of [DECISIONS, SNAPSHOTS]) if (!has(name)) db.createObjectStore(name)
}

/** Milliseconds that one transaction, or opening, may take before the person is told. */
const LIMIT = 8_000

/** The page was hidden during the transaction, which is run again once the page is back. */
class Interrupted extends Error {}

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

interface Running {
  readonly transaction: { abort(): void }
  isInterrupted: boolean
}

/** False where it commits already, or is over. */
const abort = (transaction: { abort(): void }): boolean => {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

/** The limit is counted in such pieces: time for which the device slept, or the page did not run, is one of them at the most. */
const SLICE = 50

const within = async <T>(limit: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    const count = (left: number) => {
      if (left <= 0) fail(new StorageStuck(`${what} took longer than ${limit} ms`))
      else timer = setTimeout(() => count(left - SLICE), SLICE)
    }
    count(limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The one database of this device: its name, version, migrations and connection. Everything in it is read and written through `run`.
 *
 * WebKit freezes a page that is left for another site with its transactions open, and every other page of the site then waits for them.
 * So nothing is open while the page is away: `leave` ends what is under way and closes the connection, and after `comeBack` it is done
 * again. An aborted transaction has no effect, so that doing it again is safe.
 */
export class DeviceDatabase {
  /** Why the last thing asked of it was not done; undefined if it was. */
  trouble: StorageTrouble | undefined
  #opening: Promise<IDBPDatabase> | undefined
  #db: IDBPDatabase | undefined
  readonly #running = new Set<Running>()
  readonly #settling = new Set<() => void>()
  readonly #returning = new Set<() => void>()
  /** The transaction that changes the database to this version, while it runs. */
  #upgrade: { abort(): void } | undefined
  /** How often the page was left. */
  #departures = 0
  /** Resolves when the page is back; undefined while it is there. */
  #away: { readonly isOver: Promise<void>; readonly end: () => void } | undefined

  constructor(
    private readonly name: string = DATABASE,
    private readonly limit: number = LIMIT,
  ) {}

  /**
   * Runs `work` in one transaction and resolves once that is complete. `work` may run again if the page was left meanwhile. A page that
   * never comes back loses what it asked for last: what must not be lost is in a text before (decks/unsaved-decks.ts).
   */
  async run<T, Name extends Scope, Mode extends IDBTransactionMode>(
    scope: Name,
    mode: Mode,
    work: (transaction: Transactions<Mode>[Name]) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      if (this.#away) await this.#away.isOver
      try {
        const result = await this.#runOnce(scope, mode, work)
        this.trouble = undefined
        return result
      } catch (error) {
        if (error instanceof Interrupted) continue
        this.trouble = storageTroubleOf(error) ?? 'not-kept'
        throw error
      }
    }
  }

  /** Whether it can be read at all; undefined: it can. */
  async check(): Promise<StorageTrouble | undefined> {
    await this.run(DECISIONS, 'readonly', ({ store }) => store.count()).catch(() => undefined)
    return this.trouble
  }

  /** `settle` writes what waits to be written, at once: the page is hidden or about to go. The answer takes it back. */
  beforeHidden(settle: () => void): () => void {
    this.#settling.add(settle)
    return () => this.#settling.delete(settle)
  }

  /** The page may never be seen again: phones end hidden pages without a word. */
  settle(): void {
    for (const settle of this.#settling) settle()
  }

  /** The page is frozen or thrown away after this call: what is not committed now is not committed. */
  leave(): void {
    try {
      this.settle()
    } finally {
      this.#departures += 1
      if (this.#away === undefined) {
        let end = () => {}
        const isOver = new Promise<void>((resolve) => {
          end = resolve
        })
        this.#away = { isOver, end }
      }
      // What was told to commit needs no page any more, and is not aborted.
      for (const running of this.#running) running.isInterrupted ||= abort(running.transaction)
      if (this.#upgrade) abort(this.#upgrade)
      this.#close()
    }
  }

  comeBack(): void {
    this.#away?.end()
    this.#away = undefined
    for (const readAnew of this.#returning) readAnew()
  }

  /** `readAnew` is called when the page is back: other pages may have written since it was left. The answer takes it back. */
  afterReturn(readAnew: () => void): () => void {
    this.#returning.add(readAnew)
    return () => this.#returning.delete(readAnew)
  }

  async #runOnce<T, Name extends Scope, Mode extends IDBTransactionMode>(
    scope: Name,
    mode: Mode,
    work: (transaction: Transactions<Mode>[Name]) => Promise<T>,
    isRetry = false,
  ): Promise<T> {
    const db = this.#db ?? (await this.#openInTime())
    if (this.#away) throw new Interrupted()
    let transaction: Transactions<Mode>[Name]
    try {
      // Acknowledged means on disk. A transaction is typed by the schema of what it is over alone.
      const begun: unknown = db.transaction(SCOPES[scope], mode, { durability: 'strict' })
      transaction = begun as Transactions<Mode>[Name]
    } catch (error) {
      // The browser closed the connection by itself: opened anew, once.
      this.#close()
      if (isRetry || !isClosed(error)) throw error
      return this.#runOnce(scope, mode, work, true)
    }
    const running: Running = { transaction, isInterrupted: false }
    this.#running.add(running)
    try {
      const done = Promise.all([work(transaction), transaction.done])
      const [result] = await within(this.limit, 'a transaction', done)
      return result
    } catch (error) {
      // Where it ended late it must not be done after all, since the caller is told that it was not.
      if (error instanceof StorageStuck) abort(transaction)
      if (running.isInterrupted) throw new Interrupted()
      throw error
    } finally {
      this.#running.delete(running)
    }
  }

  /** A timer may end before the page hears that it is back: the time that it was away does not count. */
  async #openInTime(): Promise<IDBPDatabase> {
    const departures = this.#departures
    try {
      return await within(this.limit, 'opening the database', this.#open())
    } catch (error) {
      throw departures === this.#departures ? error : new Interrupted()
    }
  }

  #open(): Promise<IDBPDatabase> {
    this.#opening ??= this.#openAnew()
    return this.#opening
  }

  async #openAnew(): Promise<IDBPDatabase> {
    const opening: Promise<IDBPDatabase> = openDB(this.name, VERSION, {
      upgrade: (fresh, _before, _after, transaction) => {
        this.#upgrade = transaction
        // Where it is aborted, opening fails as well: that is where it is dealt with.
        transaction.done.catch(() => {})
        createMissingStores(fresh)
      },
      // A page of a newer version wants to change it: this page lets go, and opens it again when it needs it.
      blocking: () => this.#close(),
      terminated: () => this.#close(),
    })
    try {
      const db = await opening
      if (this.#away) db.close()
      else this.#db = db
      return db
    } finally {
      this.#opening = undefined
      this.#upgrade = undefined
    }
  }

  #close(): void {
    this.#db?.close()
    this.#db = undefined
  }
}
