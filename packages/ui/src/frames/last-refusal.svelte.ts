import type { Refusal } from '@tablee/kernel'
import { untrack } from 'svelte'

/** In milliseconds: what it takes to read a sentence. */
export const READ = 4_000

/** The last no that somebody got, while it is said. */
export class LastRefusal {
  said: Refusal | undefined = $state.raw()
  #since = 0
  #going: ReturnType<typeof setTimeout> | undefined

  say(refusal: Refusal) {
    clearTimeout(this.#going)
    this.said = refusal
    this.#since = performance.now()
  }

  forget() {
    clearTimeout(this.#going)
    this.said = undefined
  }

  /** From now on it is said no longer than it takes to read it. */
  untilRead() {
    clearTimeout(this.#going)
    if (untrack(() => this.said) === undefined) return
    this.#going = setTimeout(() => this.forget(), this.#since + READ - performance.now())
  }
}
