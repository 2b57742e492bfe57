import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import { untrack } from 'svelte'
import type { Happening, View } from '../game.ts'
import type { Words } from '../texts/texts.ts'
import { isOfEarlierTurn, type NameOf, type Told, toldLine } from './tell.ts'

interface Table {
  readonly view: View
  /** Which game it is: each has a story of its own. */
  readonly game: number
  readonly words: Words
  readonly nameOf: NameOf
  /** Whose phone it is; a shared screen is nobody's. */
  readonly me?: SeatId
  /** Not what the screen shows elsewhere. */
  readonly isTold?: (happening: Happening) => boolean
}

/** More cannot be read at a glance. */
const MOST_LINES = 2
/** How long what came of an earlier turn stays, in ms: this one has news of its own. */
const LATE_NEWS = 6_000

/** What just happened, told in a line. */
export const storyOf = (happened: readonly Happening[], words: Words, nameOf: NameOf, to: Told): string =>
  happened
    // Who tapped is what everything else on the screen says.
    .filter(({ type }) => type !== 'tapped')
    .slice(-MOST_LINES)
    .map((each) => toldLine(each, words, nameOf, to))
    .join(' ')

/** What just happened, in a line that stays until the next, or until the turn is over. Belongs to the component that makes it. */
export class Story {
  #told: readonly Happening[] = $state.raw([])
  #heard: { readonly game: number; readonly turn: number | undefined; readonly until: number } | undefined
  readonly #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    $effect(() => {
      const { view, game, isTold = () => true } = table()
      if (view.told === undefined) return
      const turn = view.turn ?? view.round
      const heard = this.#heard
      // Whoever looks in cannot know of which turn the last news was.
      const fresh = heard?.game === game ? toldAfter(view, heard.until) : []
      this.#heard = { game, turn, until: lastTold(view) }
      if (fresh.length > 0 || heard?.game !== game || heard.turn !== turn) this.#told = fresh.filter(isTold)
    })
    $effect(() => {
      const told = this.#told
      if (!untrack(() => told.some((each) => isOfEarlierTurn(table().view, each)))) return
      const timer = setTimeout(() => (this.#told = []), LATE_NEWS)
      return () => clearTimeout(timer)
    })
  }

  /** ALL-3: what is covered is not left to be read. */
  get line(): string {
    const { view, words, nameOf, me } = this.#table()
    return view.isCovered ? '' : storyOf(this.#told, words, nameOf, { view, me })
  }
}
