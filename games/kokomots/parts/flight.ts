import { motion } from '@tablee/ui/look/motion.ts'
import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'

const duration = () => (motion().duration === 0 ? 0 : 640)

/** A card that is won flies from its column to the pile of whoever won it. */
export const [leave, arrive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration() / 2 }),
})
