import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { Happening, View } from '../game.ts'
import type { Words } from '../texts/texts.ts'
import { type CalledOf, lastMoment, storyOf } from './tell.ts'

interface Table {
  readonly view: View
  /** Which game it is: each has a story of its own. */
  readonly game: number
  readonly words: Words
  readonly calledOf: CalledOf
}

/** The last thing that happened, in a line that stays until the next. Belongs to the component that makes it. */
export class Story {
  #told: readonly Happening[] | undefined = $state.raw()
  #heard: { readonly game: number; readonly until: number } | undefined
  readonly #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    $effect(() => {
      const { view, game, words, calledOf } = table()
      if (view.told === undefined) return
      const isNew = this.#heard?.game !== game
      const fresh = isNew ? lastMoment(view) : toldAfter(view, this.#heard?.until ?? 0)
      this.#heard = { game, until: lastTold(view) }
      if (isNew || storyOf(fresh, view, words, calledOf) !== '') this.#told = fresh
    })
  }

  /** ALL-3: what is covered is not left to be read. */
  get line(): string {
    const { view, words, calledOf } = this.#table()
    if (view.isCovered || this.#told === undefined) return ''
    // At the very start: who deals.
    return storyOf(this.#told, view, words, calledOf) || words.told.dealer(calledOf(view.dealer))
  }
}
