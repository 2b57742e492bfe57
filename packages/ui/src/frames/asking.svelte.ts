import type { Refusal, TableMove } from '@tablee/kernel'
import type { TableLink } from '../client.ts'
import { sound } from '../sound/sound.svelte.ts'
import { LastRefusal } from './last-refusal.svelte.ts'

/** Sends one person's moves of the game, and keeps the last refusal. */
export class Asking<Move> {
  readonly refused = new LastRefusal()
  #isAsking = false
  readonly #link: () => Pick<TableLink, 'ask'>

  constructor(link: () => Pick<TableLink, 'ask'>) {
    this.#link = link
  }

  readonly ask = (move: Move): Promise<Refusal | undefined> => this.#tell({ type: 'play', move })

  /** For buttons: ignores a second tap before the answer to the first. Resolves to whether the move was accepted. */
  readonly once = (move: Move): Promise<boolean> => this.#onlyOnce({ type: 'play', move })

  /** ALL-7: the host's, at a table without a clock. */
  readonly callTime = (move: Move): Promise<boolean> => this.#onlyOnce({ type: 'call-time', move })

  async #onlyOnce(move: TableMove): Promise<boolean> {
    if (this.#isAsking) return false
    this.#isAsking = true
    const refusal = await this.#tell(move)
    this.#isAsking = false
    return refusal === undefined
  }

  async #tell(move: TableMove): Promise<Refusal | undefined> {
    this.refused.forget()
    const refusal = await this.#link().ask(move)
    if (refusal) {
      this.refused.say(refusal)
      sound.play('no')
    }
    return refusal
  }
}
