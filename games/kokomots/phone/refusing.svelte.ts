import type { Reason } from '../game.ts'

/** Of the silence, what is left to the no to travel, be the phone slow and the network slower. */
const TRAVELS = 1 / 4
/** Where the silence has no end of its own, in ms: the host may still call it. */
const UNTIMED = 8_000

/** When it ends, and how many seconds it has in all. */
interface Silence {
  readonly endsAt?: number | undefined
  readonly lasts?: number | undefined
}

/** In how many ms a no goes by itself, its reason not chosen: KOK-17, the silence that runs on would be consent. */
export const goesIn = ({ endsAt, lasts = 0 }: Silence, now: number): number =>
  endsAt === undefined ? UNTIMED : Math.max(0, endsAt - TRAVELS * lasts * 1000 - now)

/** A no that was said and still lacks its reason (KOK-18). */
export class Refusing {
  /** The word. */
  claim: number | undefined = $state()
  readonly #send: (claim: number, reason: Reason) => void

  constructor(send: (claim: number, reason: Reason) => void) {
    this.#send = send
  }

  begin(claim: number) {
    this.claim = claim
  }

  cancel() {
    this.claim = undefined
  }

  because(reason: Reason) {
    const { claim } = this
    if (claim === undefined) return
    this.claim = undefined
    this.#send(claim, reason)
  }
}
