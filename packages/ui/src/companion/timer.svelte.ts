import { KEYS } from '../storage/keys.ts'
import { onWrittenElsewhere, type StoredText, storedText } from '../storage/text.ts'

type Kept = { readonly lasts: number } & ({ readonly endsAt: number } | { readonly left: number })

const read = (raw: string | undefined): Kept | undefined => {
  try {
    const kept = raw === undefined ? undefined : (JSON.parse(raw) as Kept)
    return typeof kept?.lasts === 'number' ? kept : undefined
  } catch {
    return undefined
  }
}

/** What was timed is over: the next time all sand is above, and nothing runs. */
export const clearTimer = (game: string): void => {
  storedText(KEYS.ledgerTimer(game), (raw) => raw).write(undefined)
}

/** A sand timer for the cardboard box. It uses wall-clock time, so that a reload or a locked phone does not stop it. */
export class Timer {
  kept: Kept | undefined = $state.raw()
  #now = $state(Date.now())
  readonly #store: StoredText

  constructor(game: string) {
    this.#store = storedText(KEYS.ledgerTimer(game), (raw) => raw)
    const look = () => {
      this.#now = Date.now()
      this.kept = read(this.#store.read())
    }
    look()
    $effect(() => onWrittenElsewhere(this.#store, look))
    $effect(() => {
      if (!this.isRunning) return
      const beat = setInterval(() => (this.#now = Date.now()), 100)
      return () => clearInterval(beat)
    })
  }

  /** Milliseconds left; undefined until it is started. */
  readonly left: number | undefined = $derived.by(() => {
    if (this.kept === undefined) return undefined
    return 'left' in this.kept ? this.kept.left : Math.max(0, this.kept.endsAt - this.#now)
  })
  readonly isRunning: boolean = $derived(this.kept !== undefined && 'endsAt' in this.kept && this.left !== 0)
  readonly isOver: boolean = $derived(this.left === 0)

  start(seconds: number) {
    this.#now = Date.now()
    this.#write({ lasts: seconds * 1000, endsAt: this.#now + seconds * 1000 })
  }

  pause() {
    if (this.kept && this.left !== undefined) this.#write({ lasts: this.kept.lasts, left: this.left })
  }

  resume() {
    if (this.kept === undefined || this.left === undefined) return
    this.#now = Date.now()
    this.#write({ lasts: this.kept.lasts, endsAt: this.#now + this.left })
  }

  #write(kept: Kept) {
    this.kept = kept
    this.#store.write(JSON.stringify(kept))
  }
}
