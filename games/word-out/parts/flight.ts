import { motion } from '@tablee/ui/look/motion.ts'
import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

const isStill = () => motion().duration === 0

/** From one's own place to where something else is now, and back. */
const between = (node: Element, target: Element | null): { x: number; y: number; scale: number } | undefined => {
  const to = target?.getBoundingClientRect()
  const from = node.getBoundingClientRect()
  if (to === undefined || to.width === 0 || from.width === 0) return undefined
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
    scale: Math.min(1, to.height / from.height),
  }
}

/** A card that somebody else lays comes from their place at the table. */
export const fromSeat = (node: Element, { seat }: { seat: string | undefined }): TransitionConfig => {
  const way =
    seat === undefined || isStill() ? undefined : between(node, document.querySelector(`[data-seat="${seat}"]`))
  if (way === undefined) return { duration: 0 }
  return {
    duration: 420,
    easing: cubicOut,
    css: (_, u) =>
      `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${1 - (1 - way.scale) * u}); z-index: 5; position: relative`,
  }
}

/** What is banked or cleared flies to the trash pile, one card after the other. */
export const toTrash = (node: Element, { nth }: { nth: number }): TransitionConfig => {
  const way = isStill() ? undefined : between(node, document.querySelector('[data-trash]'))
  if (way === undefined) return { duration: 0 }
  return {
    delay: nth * 40,
    duration: 480,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${way.x * u}px, ${way.y * u}px) rotate(${u * 40}deg) scale(${1 - 0.8 * u}); opacity: ${Math.min(1, t * 3)}; z-index: 5; position: relative`,
  }
}
