import type { Move, View } from '@tablee/games/lauriers'
import { untrack } from 'svelte'
import { storedText } from '../../stored.ts'

/** Milliseconds: often enough to lose nothing worth having, not a move a key. */
const PAUSE = 2000

/** One text is kept, with the round it is for. */
const kept = storedText('tablee.lauriers.draft', (raw) => raw)
const separator = '\n'

const keptFor = (round: string): string | undefined => {
  const raw = kept.read()
  return raw?.startsWith(round + separator) ? raw.slice(round.length + separator.length) : undefined
}

/** What one is writing: on this device at once, at the table a moment later. Belongs to the component that makes it. */
export class Draft {
  text = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #round: () => string
  readonly #send: (text: string) => void

  /** `round` tells one round of one game at one table from all others. */
  constructor(view: () => View, round: () => string, send: (move: Move) => void) {
    this.#round = round
    this.#send = (text) => send({ type: 'draft', round: view().round, text })
    const current = $derived(round())
    $effect.pre(() => {
      const name = current
      this.text = untrack(() => keptFor(name) ?? view().mine?.text ?? '')
      return () => this.drop()
    })
    // A phone that goes to sleep may not wake up again.
    $effect(() => {
      const hide = () => document.hidden && this.#flush()
      document.addEventListener('visibilitychange', hide)
      return () => document.removeEventListener('visibilitychange', hide)
    })
  }

  write(text: string) {
    this.text = text
    kept.write(this.#round() + separator + text)
    this.#timer ??= setTimeout(() => this.#flush(), PAUSE)
  }

  #flush() {
    if (this.#timer === undefined) return
    this.drop()
    this.#send(this.text)
  }

  /** Nothing stays on the device. */
  forget() {
    this.drop()
    kept.write(undefined)
  }

  /** What is handed in needs no draft: one that comes after it would be refused. */
  drop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
