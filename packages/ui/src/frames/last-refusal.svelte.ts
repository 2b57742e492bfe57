import type { Refusal } from '@tablee/kernel'
import { untrack } from 'svelte'

/** Milliseconds that it takes to read a sentence. */
export const READ = 4_000

/** The last refusal, while it is shown. */
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

  /** Starts the timeout after which the refusal is hidden. */
  untilRead() {
    clearTimeout(this.#going)
    if (untrack(() => this.said) === undefined) return
    this.#going = setTimeout(() => this.forget(), this.#since + READ - performance.now())
  }
}
