/** How near the end of a wait is. */
export type Urgency = 'calm' | 'soon' | 'last'

/** A wait of this many seconds or more is told of twice. */
const LONG = 20
/** Of a wait that is shorter nothing is told: it goes by itself. */
const SHORT = 6
const SOON = 10
const LAST = 5

/** Waits of 20 seconds and more: « soon » from 10 seconds, « last » from 5. Shorter ones: « last » only, never for more than half of it, and nothing under 6. */
export const urgencyOf = (left: number, lasts: number): Urgency => {
  if (left <= 0 || lasts < SHORT) return 'calm'
  if (left <= Math.min(LAST, lasts / 2)) return 'last'
  return lasts >= LONG && left <= SOON ? 'soon' : 'calm'
}

/** What a screen reader hears, once: nothing of waits that end before it is said. */
export const secondsToSay = (urgency: Urgency, lasts: number): number | undefined => {
  if (urgency === 'soon') return SOON
  return urgency === 'last' && lasts >= 2 * LAST ? LAST : undefined
}

/** One tick a second, each a decibel louder; two in the last three. Seconds from now, with decibels of full scale. */
export const ticksAt = (left: number): readonly { readonly later: number; readonly db: number }[] => {
  const db = -24 + (SOON - left)
  return left <= 3
    ? [
        { later: 0, db },
        { later: 0.5, db },
      ]
    : [{ later: 0, db }]
}

/** The seconds that a phone is felt at. */
export const isFelt = (left: number): boolean => left === LAST || (left >= 1 && left <= 3)
