import type { Desk, Line, Move } from '@tablee/games/lauriers'
import type { Refusal } from '@tablee/kernel'

/** The leader's desk: what was asked for shows at once, and goes again if it was refused. */
export class DeskState {
  #asked: readonly Line[] | undefined = $state.raw()
  #count = 0
  readonly #desk: () => Desk
  readonly #ask: (move: Move) => Promise<Refusal | undefined>

  constructor(desk: () => Desk, ask: (move: Move) => Promise<Refusal | undefined>) {
    this.#desk = desk
    this.#ask = ask
  }

  get lines(): readonly Line[] {
    return this.#asked ?? this.#desk().lines
  }

  /** The places of lines that likely mean the same as this one; none while the table has not answered. */
  twinsOf(place: number): number[] {
    if (this.#asked) return []
    return this.#desk().twins.flatMap(([one, other]) => (one === place ? [other] : []))
  }

  async arrange(lines: readonly Line[]): Promise<void> {
    this.#asked = lines
    this.#count += 1
    const mine = this.#count
    await this.#ask({ type: 'arrange', lines })
    // A later one is still under way.
    if (mine === this.#count) this.#asked = undefined
  }
}
