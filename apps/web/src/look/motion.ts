import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'

/** How tiles and stamps move; not at all for whoever asked for that. */
export const motion = <T extends object>(rest?: T) => ({
  duration: prefersReducedMotion.current ? 0 : 260,
  easing: cubicOut,
  ...(rest as T),
})
