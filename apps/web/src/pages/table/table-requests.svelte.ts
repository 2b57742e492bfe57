import type { Refusal, TableMove } from '@tablee/kernel'
import type { TableLink } from '@tablee/ui/client.ts'

/** Milliseconds: long enough to read it twice. It lies over the page, and may be true no longer. */
const SHOWN_FOR = 10_000

/** What this page asks of the table beside the game, and the last « no ». */
export class TableRequests {
  refusal: Refusal | undefined = $state.raw()
  #isAsking = false
  readonly #link: Pick<TableLink, 'ask'>

  constructor(link: Pick<TableLink, 'ask'>) {
    this.#link = link
  }

  /** Whether it was done. */
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

  /** For buttons that go away with what they do: a second tap before the answer is the first one again. */
  async once(move: TableMove): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    await this.ask(move)
    this.#isAsking = false
  }
}
