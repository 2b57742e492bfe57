import type { Score } from '../game.ts'

/** LAU-12, LAU-13, LAU-14, LAU-15, LAU-16, LAU-17, as one would reckon it aloud: « (2 + 1) × 2 »; empty where there is nothing to reckon. */
export const sumOf = ({ asVoter, asAuthor, asLeader, isDoubled }: Score): string => {
  const parts = [asVoter, asAuthor, asLeader].filter((part) => part > 0)
  const sum = parts.join(' + ')
  if (!isDoubled || parts.length === 0) return parts.length > 1 ? sum : ''
  return parts.length > 1 ? `(${sum}) × 2` : `${sum} × 2`
}
