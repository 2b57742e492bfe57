import type { Refusal, TableMove } from '@tablee/kernel'
import type { TableLink } from '@tablee/ui/client.ts'

/** Milliseconds a refusal is shown: long enough to read it twice. It covers the page and may be outdated. */
const SHOWN_FOR = 10_000

/** Sends this page's moves about the table itself (not the game's), and keeps the last refusal. */
export class TableRequests {
  refusal: Refusal | undefined = $state.raw()
  #isAsking = false
  readonly #link: Pick<TableLink, 'ask'>

  constructor(link: Pick<TableLink, 'ask'>) {
    this.#link = link
  }

  /** Resolves to whether the move was accepted. */
  async ask(move: TableMove): Promise<boolean> {
    this.refusal = undefined
    const refusal = await this.#link.ask(move)
    this.refusal = refusal
    if (refusal !== undefined) setTimeout(() => this.#forget(refusal), SHOWN_FOR)
    return refusal === undefined
  }

  #forget(refusal: Refusal): void {
    if (this.refusal === refusal) this.refusal = undefined
  }

  /** For buttons: ignores a second tap before the answer to the first. */
  async once(move: TableMove): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    await this.ask(move)
    this.#isAsking = false
  }
}
