import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'

/** Whether this person prefers reduced motion. */
export const isCalm = () => prefersReducedMotion.current || document.documentElement.dataset.motion === 'less'

/** Transition parameters of tiles and stamps; duration 0 for people who prefer reduced motion. */
export const motion = <T extends object>(rest?: T) => ({
  duration: isCalm() ? 0 : 260,
  easing: cubicOut,
  ...(rest as T),
})
