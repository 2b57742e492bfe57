import { lastTold, type ToldView, toldAfter } from '@tablee/game-kit/told.ts'
import { untrack } from 'svelte'

/** What a game's line is told of. */
interface ToldTable<Happening> {
  readonly view: ToldView<Happening> & { readonly isCovered?: boolean }
  /** Which game it is: each has a story of its own. */
  readonly game: number
}

/** What just happened, in a line that stays until the next. Belongs to the component that makes it. */
export abstract class ToldLine<Table extends ToldTable<Happening>, Happening> {
  #told: readonly Happening[] | undefined = $state.raw()
  #heard: { readonly game: number; readonly until: number } | undefined
  readonly #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    $effect(() => {
      const now = table()
      if (now.view.told === undefined) return
      const isNew = this.#heard?.game !== now.game
      const fresh = isNew ? this.onArrival(now) : toldAfter(now.view, this.#heard?.until ?? 0)
      this.#heard = { game: now.game, until: lastTold(now.view) }
      const next = this.next(fresh, now, isNew)
      if (next !== undefined) this.#told = next
    })
    $effect(() => {
      const told = this.#told
      const lasts = told && untrack(() => this.lasts(told, table()))
      if (lasts === undefined) return
      const timer = setTimeout(() => (this.#told = []), lasts)
      return () => clearTimeout(timer)
    })
  }

  /** What is told to a person who comes in. */
  protected onArrival(_table: Table): readonly Happening[] {
    return []
  }

  /** What the line tells from now on; undefined: what it told before. */
  protected abstract next(fresh: readonly Happening[], table: Table, isNew: boolean): readonly Happening[] | undefined

  /** How long that stays if nothing follows, in ms; undefined: for ever. */
  protected lasts(_told: readonly Happening[], _table: Table): number | undefined {
    return undefined
  }

  protected abstract tell(told: readonly Happening[], table: Table): string

  /** ALL-3: what is covered is not left to be read. */
  get line(): string {
    const table = this.#table()
    return table.view.isCovered || this.#told === undefined ? '' : this.tell(this.#told, table)
  }
}
