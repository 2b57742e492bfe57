import type { View } from '@tablee/games/word-out'
import { lastMoment, lastTold, type NameOf, storyOf, toldAfter } from './tell.ts'
import type { Words } from './words.ts'

interface Table {
  readonly view: View
  /** Which game it is: each has a story of its own. */
  readonly game: number
  readonly words: Words
  readonly nameOf: NameOf
}

/** The last thing that happened, in a line that stays until the next. Belongs to the component that makes it. */
export class Story {
  #line = $state('')
  #heard: { readonly game: number; readonly until: number } | undefined
  readonly #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    $effect(() => {
      const { view, game, words, nameOf } = table()
      if (view.told === undefined) return
      const isNew = this.#heard?.game !== game
      const fresh = isNew ? lastMoment(view) : toldAfter(view, this.#heard?.until ?? 0)
      this.#heard = { game, until: lastTold(view) }
      const line = storyOf(fresh, view, words, nameOf)
      if (line !== '') this.#line = line
      // At the very start: who deals.
      else if (isNew) this.#line = words.told.dealer(nameOf(view.dealer))
    })
  }

  /** ALL-3: what is covered is not left to be read. */
  get line(): string {
    return this.#table().view.isCovered ? '' : this.#line
  }
}
