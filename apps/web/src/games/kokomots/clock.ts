import type { View } from '@tablee/games/kokomots'

type Clock = Pick<View, 'hasClock' | 'phase' | 'endsAt' | 'lasts'>

/** The wait that the table looks at: that of the phase, or where it has none that of the word judged longest. */
export const clockOf = (view: View): Clock => {
  const { hasClock, phase, endsAt, lasts, claims = [] } = view
  if (endsAt !== undefined && lasts !== undefined) return { hasClock, phase, endsAt, lasts }
  const [claim] = claims.toSorted((one, other) => (other.endsAt ?? 0) - (one.endsAt ?? 0))
  if (claim?.endsAt === undefined || claim.lasts === undefined) return { hasClock, phase }
  return { hasClock, phase, endsAt: claim.endsAt, lasts: claim.lasts }
}
