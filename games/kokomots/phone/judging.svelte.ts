import type { TableLink } from '@tablee/ui/client.ts'
import type { Move, Reason, View } from '../game.ts'
import { goesIn, Refusing } from './refusing.svelte.ts'

interface Bench {
  /** Those that wait for this judge, the oldest first. */
  readonly claims: readonly NonNullable<View['claims']>[number][]
  readonly connection: Pick<TableLink, 'now'>
  readonly isPaused: boolean
}

/** In ms: how long a word that took another's place hears no answer. */
const FRESH = 600

/** What a judge may answer, wherever the word is shown (KOK-18). Belongs to the component that makes it. */
export class Judging {
  readonly #bench: () => Bench
  readonly #send: (move: Move) => void
  readonly #refusing: Refusing
  #judged: number | undefined
  private isFresh = $state(false)
  /** By its number: whatever else the table tells meanwhile, it is the same word. */
  private readonly id = $derived(this.claim?.id)

  constructor(bench: () => Bench, send: (move: Move) => void) {
    this.#bench = bench
    this.#send = send
    this.#refusing = new Refusing((claim, reason) => send({ type: 'refuse', claim, reason }))
    $effect(() => {
      const id = this.id
      const isNext = this.#judged !== undefined && id !== undefined && id !== this.#judged
      this.#judged = id
      this.isFresh = isNext
      if (!isNext) return
      const timer = setTimeout(() => {
        this.isFresh = false
      }, FRESH)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      const { connection, isPaused } = this.#bench()
      if (!this.#isRefusing || isPaused) return
      const timer = setTimeout(this.sayOther, goesIn(this.claim ?? {}, connection.now()))
      return () => clearTimeout(timer)
    })
  }

  get claim() {
    return this.#bench().claims[0]
  }

  /** How many wait behind it. */
  get more(): number {
    return this.#bench().claims.length - 1
  }

  get answers() {
    return {
      isRefusing: this.#isRefusing,
      isFresh: this.isFresh,
      onaccept: this.#accept,
      onrefuse: this.#refuse,
      onreason: this.#because,
    }
  }

  readonly back = () => this.#refusing.cancel()

  /** A no whose reason nobody chose is a no all the same. */
  readonly sayOther = () => this.#refusing.because('other')

  get #isRefusing(): boolean {
    return this.claim !== undefined && this.#refusing.claim === this.claim.id
  }

  /** The word that is answered; none while it has just come under the finger. */
  get #heard(): number | undefined {
    return this.isFresh ? undefined : this.claim?.id
  }

  readonly #accept = () => {
    const claim = this.#heard
    if (claim === undefined) return
    this.#refusing.cancel()
    this.#send({ type: 'accept', claim })
  }

  readonly #refuse = () => {
    const claim = this.#heard
    if (claim !== undefined) this.#refusing.begin(claim)
  }

  readonly #because = (reason: Reason) => {
    this.#refuse()
    if (this.#heard !== undefined) this.#refusing.because(reason)
  }
}
