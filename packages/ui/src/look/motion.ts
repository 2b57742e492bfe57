import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'

const isCalm = () => prefersReducedMotion.current || document.documentElement.dataset.motion === 'less'

/** How tiles and stamps move; not at all for whoever asked for that. */
export const motion = <T extends object>(rest?: T) => ({
  duration: isCalm() ? 0 : 260,
  easing: cubicOut,
  ...(rest as T),
})
