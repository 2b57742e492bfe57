import type { Refusal, TableMove } from '@tablee/kernel'
import type { TableLink } from '../games/game-ui.ts'

/** What this page asks of the table beside the game, and the last « no ». */
export class Asking {
  refusal: Refusal | undefined = $state.raw()
  readonly #link: TableLink

  constructor(link: TableLink) {
    this.#link = link
  }

  /** Whether it was done. */
  async ask(move: TableMove): Promise<boolean> {
    this.refusal = undefined
    const refusal = await this.#link.ask(move)
    this.refusal = refusal
    return refusal === undefined
  }
}
