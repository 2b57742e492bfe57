import { KEYS } from '../storage/keys.ts'
import { onWrittenElsewhere, type StoredText, storedText } from '../storage/text.ts'

/** Whether the device took the last entry: one that keeps nothing shows the score only as long as the page lives. */
class LedgerKeeping {
  isKept = $state(true)
}
export const ledgerKeeping = new LedgerKeeping()

/**
 * What people entered at their cardboard, in order: the score is worked out of it anew each time, so the last one can be undone.
 * Belongs to the component that makes it.
 */
export class Ledger<Entry> {
  entries: readonly Entry[] = $state.raw([])
  readonly #kept: StoredText

  /** `read` says what an entry kept by an earlier version is worth. */
  constructor(game: string, read: (raw: unknown) => Entry | undefined) {
    this.#kept = storedText(KEYS.ledger(game), (raw) => raw)
    const look = () => {
      this.entries = readAll(this.#kept.read(), read)
    }
    look()
    $effect(() => onWrittenElsewhere(this.#kept, look))
  }

  add(entry: Entry) {
    this.#write([...this.entries, entry])
  }

  undo() {
    this.#write(this.entries.slice(0, -1))
  }

  restart() {
    this.#write([])
  }

  #write(entries: readonly Entry[]) {
    this.entries = entries
    ledgerKeeping.isKept = this.#kept.write(entries.length === 0 ? undefined : JSON.stringify(entries))
  }
}

/** All of them or none: half a game counts wrong. */
const readAll = <Entry>(text: string | undefined, read: (raw: unknown) => Entry | undefined): readonly Entry[] => {
  if (text === undefined) return []
  try {
    const raw: unknown = JSON.parse(text)
    if (!Array.isArray(raw)) return []
    const entries = raw.map(read).filter((entry) => entry !== undefined)
    return entries.length === raw.length ? entries : []
  } catch {
    return []
  }
}
