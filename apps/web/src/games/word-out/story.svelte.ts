import type { View } from '@tablee/games/word-out'
import { lastTold, type NameOf, storyOf, toldAfter } from './tell.ts'
import type { Words } from './words.ts'

/** The last thing that happened, in a line that stays until the next. Belongs to the component that makes it. */
export class Story {
  line = $state('')
  #heard: number | undefined

  constructor(view: () => View, words: () => Words, nameOf: () => NameOf) {
    $effect(() => {
      const now = view()
      // Whoever comes in late hears the last thing; at the very start, who deals.
      const last = lastTold(now)
      const from = Math.min(this.#heard ?? last - 1, last)
      this.#heard = last
      if (now.told === undefined) return
      const line = storyOf(toldAfter(now, from), now, words(), nameOf())
      if (line !== '') this.line = line
      else if (this.line === '') this.line = words().told.dealer(nameOf()(now.dealer))
    })
  }
}
