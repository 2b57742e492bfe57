import type { Happening, View } from '@tablee/games/kokomots'
import { lastTold, type NameOf, toldAfter, toldLine } from './tell.ts'
import type { Words } from './words.ts'

interface Table {
  readonly view: View
  /** Which game it is: each has a story of its own. */
  readonly game: number
  readonly words: Words
  readonly nameOf: NameOf
  /** Not what the screen shows elsewhere. */
  readonly isTold?: (happening: Happening) => boolean
}

/** More cannot be read at a glance. */
const MOST_LINES = 2

/** What just happened, told in a line. */
export const storyOf = (happened: readonly Happening[], words: Words, nameOf: NameOf): string =>
  happened
    // Who tapped is what everything else on the screen says.
    .filter(({ type }) => type !== 'tapped')
    .slice(-MOST_LINES)
    .map((each) => toldLine(each, words, nameOf))
    .join(' ')

/** The last thing that happened, in a line that stays until the next. Belongs to the component that makes it. */
export class Story {
  #line = $state('')
  #heard: { readonly game: number; readonly until: number } | undefined
  readonly #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    $effect(() => {
      const { view, game, words, nameOf, isTold = () => true } = table()
      if (view.told === undefined) return
      const isNew = this.#heard?.game !== game
      const fresh = isNew ? toldAfter(view, 0).slice(-1) : toldAfter(view, this.#heard?.until ?? 0)
      this.#heard = { game, until: lastTold(view) }
      const line = storyOf(fresh.filter(isTold), words, nameOf)
      if (fresh.length > 0 || isNew) this.#line = line
    })
  }

  /** ALL-3: what is covered is not left to be read. */
  get line(): string {
    return this.#table().view.isCovered ? '' : this.#line
  }
}
