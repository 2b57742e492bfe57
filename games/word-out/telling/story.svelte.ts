import { ToldLine } from '@tablee/ui/frames/told-line.svelte.ts'
import type { Happening, View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'
import { type CalledOf, lastMoment, storyOf } from './tell.ts'

interface Table {
  readonly view: View
  readonly game: number
  readonly texts: GameTexts
  readonly calledOf: CalledOf
}

/** The last thing that happened, in a line that stays until the next. Belongs to the component that makes it. */
export class Story extends ToldLine<Table, Happening> {
  protected override onArrival({ view }: Table): readonly Happening[] {
    return lastMoment(view)
  }

  protected override next(fresh: readonly Happening[], { view, texts, calledOf }: Table, isNew: boolean) {
    return isNew || storyOf(fresh, view, texts, calledOf) !== '' ? fresh : undefined
  }

  protected override tell(told: readonly Happening[], { view, texts, calledOf }: Table): string {
    // At the very start: who deals.
    return storyOf(told, view, texts, calledOf) || texts.told.dealer(calledOf(view.dealer))
  }
}
