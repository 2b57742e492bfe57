import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const { visualViewport } = globalThis
  // Safari moves the page up under the keyboard: what is covered changes without a new size.
  for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, update)
  return () => {
    for (const event of ['resize', 'scroll']) visualViewport?.removeEventListener(event, update)
  }
})

/** Less than this is a bar of the browser, not a keyboard. */
const LEAST = 120

/** The keyboard on the screen: on most phones it lies over the page's foot. */
export const keyboard = {
  /** Pixels that it covers. */
  get height(): number {
    subscribe()
    const { visualViewport } = globalThis
    // A magnified page shows less of itself, too.
    if (!visualViewport || visualViewport.scale > 1.01) return 0
    const covered = innerHeight - visualViewport.height - visualViewport.offsetTop
    return covered < LEAST ? 0 : Math.round(covered)
  },
}
