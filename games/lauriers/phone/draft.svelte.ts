import type { Instant, Refusal } from '@tablee/kernel'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { untrack } from 'svelte'
import type { Move, View, Written } from '../game.ts'

/** Milliseconds without a key after which the table gets it, and how long it waits for that at most. */
const IDLE = 1_000
const MOST = 3_000
/** LAU-6: what is typed counts, so that the last of it goes off before the time is over. */
const BEFORE_END = 800

/** One text is kept, with the round it is for: only what the table has not got. */
const kept = storedText(KEYS.ofGame('lauriers', 'draft'), (raw) => raw)
const separator = '\n'

const keptFor = (round: string): string | undefined => {
  const raw = kept.read()
  return raw?.startsWith(round + separator) ? raw.slice(round.length + separator.length) : undefined
}

/** What one is writing: on this device at once, at the table (LAU-6: it counts) a moment later. Belongs to the component that makes it. */
export class Draft {
  text = $state('')
  /** Whether something was typed here that the table is not known to have. */
  #isAhead = false
  #idle: ReturnType<typeof setTimeout> | undefined
  #most: ReturnType<typeof setTimeout> | undefined
  readonly #round: () => string
  readonly #send: (text: string) => Promise<Refusal | undefined>

  /** `round` tells one round of one seat in one game at one table from all others. */
  constructor(
    view: () => View,
    round: () => string,
    send: (move: Move) => Promise<Refusal | undefined>,
    now: () => Instant,
  ) {
    this.#round = round
    this.#send = (text) => send({ type: 'draft', round: view().round, text })
    const current = $derived(round())
    $effect.pre(() => {
      void current
      untrack(() => this.begin())
      return () => this.#rest()
    })
    const isOpen = $derived((view().phase === 'write' || view().phase === 'late') && !view().isCovered)
    const text = $derived(view().mine?.text)
    const isHandedIn = $derived(view().mine?.isHandedIn ?? false)
    $effect.pre(() => {
      const mine = text === undefined ? undefined : { text, isHandedIn }
      if (isOpen) untrack(() => this.hear(mine))
    })
    // What a pause, a reload or a lost line kept from the table.
    $effect(() => {
      if (isOpen) untrack(() => void this.flush())
    })
    const endsAt = $derived(isOpen ? view().endsAt : undefined)
    $effect(() => {
      if (endsAt === undefined) return
      const timer = setTimeout(() => void this.flush(), Math.max(0, endsAt - now() - BEFORE_END))
      return () => clearTimeout(timer)
    })
    // A phone that goes to sleep may not wake up again.
    $effect(() => {
      const hide = () => document.hidden && void this.flush()
      document.addEventListener('visibilitychange', hide)
      return () => document.removeEventListener('visibilitychange', hide)
    })
  }

  /** A round begins, or this device comes to it. */
  begin() {
    const text = keptFor(this.#round())
    this.#isAhead = text !== undefined
    this.text = text ?? ''
  }

  /** What the table has: it may come from another device. Handed in it stands, else what is typed here comes after it. */
  hear(mine: Written | undefined) {
    if (this.#isAhead && !mine?.isHandedIn) return
    if (this.#isAhead) this.forget()
    this.text = mine?.text ?? ''
  }

  write(text: string) {
    this.text = text
    this.#isAhead = true
    kept.write(this.#round() + separator + text)
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.flush(), IDLE)
    this.#most ??= setTimeout(() => void this.flush(), MOST)
  }

  /** The table gets it now. A draft that is refused came too late, or in a pause, and says nothing. */
  async flush(): Promise<void> {
    this.#rest()
    if (!this.#isAhead) return
    const { text } = this
    const round = this.#round()
    const refusal = await this.#send(text)
    if (refusal === undefined && this.text === text && this.#round() === round) this.forget()
  }

  /** Nothing stays on the device. */
  forget() {
    this.#rest()
    this.#isAhead = false
    kept.write(undefined)
  }

  #rest() {
    clearTimeout(this.#idle)
    clearTimeout(this.#most)
    this.#idle = undefined
    this.#most = undefined
  }
}
