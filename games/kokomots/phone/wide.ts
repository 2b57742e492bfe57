import { MediaQuery } from 'svelte/reactivity'

/** A computer, or a tablet on its side: the page is a table with its sides, not a tall phone. */
export const wide = new MediaQuery('(min-width: 1000px) and (min-height: 600px)')

/** A keyboard of one's own is likely: there is a mouse, and no finger on the screen. */
export const hasKeys = new MediaQuery(
  '(min-width: 1000px) and (min-height: 600px) and (hover: hover) and (pointer: fine)',
)
