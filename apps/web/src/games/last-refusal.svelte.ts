import type { Refusal } from '@tablee/kernel'
import { untrack } from 'svelte'

/** In milliseconds: what it takes to read it. */
export const READ = 4_000

/** The last no that somebody got, while it is said. */
export class LastRefusal {
  said: Refusal | undefined = $state.raw()
  #since = 0

  say(refusal: Refusal) {
    this.said = refusal
    this.#since = performance.now()
  }

  forget() {
    this.said = undefined
  }

  /** What it was about is over: it is said only until it was read. */
  movedOn() {
    const about = untrack(() => this.said)
    if (about === undefined) return
    const left = this.#since + READ - performance.now()
    setTimeout(() => this.said === about && this.forget(), left)
  }
}
