import { KEYS } from '../storage/keys.ts'
import { onWrittenElsewhere, type StoredText, storedText } from '../storage/text.ts'

/** Whether the device stored the last entry; otherwise the score is lost with the page. */
class LedgerKeeping {
  isKept = $state(true)
}
export const ledgerKeeping = new LedgerKeeping()

/**
 * The entries of a game with the cardboard box, in order. The score is computed from all of them, so that the last one can be undone.
 * Must be constructed while a component is initialised: it uses lifecycle functions.
 */
export class Ledger<Entry> {
  entries: readonly Entry[] = $state.raw([])
  readonly #kept: StoredText

  /** `read` validates an entry that an earlier version stored. */
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

/** One invalid entry drops all: a part of the game would give a wrong score. */
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
