import type { SeatId } from '@tablee/kernel'
import { ToldLine } from '@tablee/ui/frames/told-line.svelte.ts'
import type { Happening, View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'
import { isOfEarlierTurn, type NameOf, type Told, toldLine } from './tell.ts'

interface Table {
  readonly view: View
  readonly game: number
  readonly texts: GameTexts
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
export const storyOf = (happened: readonly Happening[], texts: GameTexts, nameOf: NameOf, to: Told): string =>
  happened
    // Who tapped is what everything else on the screen says.
    .filter(({ type }) => type !== 'tapped')
    .slice(-MOST_LINES)
    .map((each) => toldLine(each, texts, nameOf, to))
    .join(' ')

/** What just happened, in a line that stays until the next, or until the turn is over. Belongs to the component that makes it. */
export class Story extends ToldLine<Table, Happening> {
  #turn: number | undefined

  /** Whoever looks in cannot know of which turn the last news was: they are told nothing. */
  protected override next(fresh: readonly Happening[], { view, isTold = () => true }: Table, isNew: boolean) {
    const turn = view.turn ?? view.round
    const isOver = isNew || turn !== this.#turn
    this.#turn = turn
    return fresh.length > 0 || isOver ? fresh.filter(isTold) : undefined
  }

  protected override lasts(told: readonly Happening[], { view }: Table): number | undefined {
    return told.some((each) => isOfEarlierTurn(view, each)) ? LATE_NEWS : undefined
  }

  protected override tell(told: readonly Happening[], { view, texts, nameOf, me }: Table): string {
    return storyOf(told, texts, nameOf, { view, me })
  }
}
