import { onMount } from 'svelte'
import { firstPaint } from './first-paint.ts'

/** Counts the parts of a page to render, one more per frame: all at once would block a slow phone. */
export class Laying {
  laid = $state(0)

  /** Must be constructed while a component is initialised: it uses lifecycle functions. */
  constructor(parts: number) {
    onMount(async () => {
      while (this.laid < parts) {
        await firstPaint()
        this.laid += 1
      }
    })
  }
}
