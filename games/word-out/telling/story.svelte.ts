import { ToldLine } from '@tablee/ui/frames/told-line.svelte.ts'
import type { Happening, View } from '../game.ts'
import type { Words } from '../texts/texts.ts'
import { type CalledOf, lastMoment, storyOf } from './tell.ts'

interface Table {
  readonly view: View
  readonly game: number
  readonly words: Words
  readonly calledOf: CalledOf
}

/** The last thing that happened, in a line that stays until the next. Belongs to the component that makes it. */
export class Story extends ToldLine<Table, Happening> {
  protected override onArrival({ view }: Table): readonly Happening[] {
    return lastMoment(view)
  }

  protected override next(fresh: readonly Happening[], { view, words, calledOf }: Table, isNew: boolean) {
    return isNew || storyOf(fresh, view, words, calledOf) !== '' ? fresh : undefined
  }

  protected override tell(told: readonly Happening[], { view, words, calledOf }: Table): string {
    // At the very start: who deals.
    return storyOf(told, view, words, calledOf) || words.told.dealer(calledOf(view.dealer))
  }
}
