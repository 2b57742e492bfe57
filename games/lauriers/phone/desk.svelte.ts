import type { Refusal } from '@tablee/kernel'
import type { Desk, Line, Move, Texts } from '../game.ts'

/** What the leader did last, with the place it concerns. */
export type Deed =
  | { readonly what: 'merged' | 'moved' | 'reworded'; readonly place: number }
  | { readonly what: 'parted' | 'shuffled' | 'undone' }

/** The leader's desk: what was asked for shows at once, and goes again if it was refused. */
export class DeskState {
  /** Undefined while nothing was done. */
  deed: Deed | undefined = $state.raw()
  #before: readonly Line[] | undefined = $state.raw()
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

  get texts(): Texts {
    return this.#desk().texts
  }

  /** Pairs of lines that likely mean the same, by their place; none while the table has not answered. */
  get twins(): Desk['twins'] {
    return this.#asked ? [] : this.#desk().twins
  }

  /** Whether there is a way back: one step. */
  get mayUndo(): boolean {
    return this.#before !== undefined
  }

  /** `before` is what undoing it gives. */
  async arrange(lines: readonly Line[], deed: Deed, before = this.lines): Promise<void> {
    await this.#do({ type: 'arrange', lines }, deed, before, lines)
  }

  async shuffle(): Promise<void> {
    await this.#do({ type: 'shuffle' }, { what: 'shuffled' }, this.lines)
  }

  async undo(): Promise<void> {
    const lines = this.#before
    if (lines) await this.#do({ type: 'arrange', lines }, { what: 'undone' }, undefined, lines)
  }

  async #do(move: Move, deed: Deed, before: readonly Line[] | undefined, lines = this.#asked): Promise<void> {
    this.#asked = lines
    this.deed = deed
    this.#before = before
    this.#count += 1
    const mine = this.#count
    const refusal = await this.#ask(move)
    // A later one is still under way.
    if (mine !== this.#count) return
    this.#asked = undefined
    if (!refusal) return
    this.deed = undefined
    this.#before = undefined
  }
}
