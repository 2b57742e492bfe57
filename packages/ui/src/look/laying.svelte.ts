import { onMount } from 'svelte'
import { firstPaint } from './first-paint.ts'

/** How many parts of a page are laid, one a frame: all at once, a slow phone would stand still meanwhile. */
export class Laying {
  laid = $state(0)

  /** Belongs to the component that makes it. */
  constructor(parts: number) {
    onMount(async () => {
      while (this.laid < parts) {
        await firstPaint()
        this.laid += 1
      }
    })
  }
}
