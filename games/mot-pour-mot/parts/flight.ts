import { motion } from '@tablee/ui/look/motion.ts'
import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'

const duration = () => (motion().duration === 0 ? 0 : 420)

/** A tile that leaves the board flies to its team's shelf, and back when it is taken back. */
export const [leave, arrive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration() / 2 }),
})
