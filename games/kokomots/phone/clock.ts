import type { View } from '../game.ts'

type Clock = Pick<View, 'hasClock' | 'phase' | 'endsAt' | 'lasts'>

/** The wait that the table looks at: that of the phase, or where it has none that of the word judged longest, or of what is paid. */
export const clockOf = (view: View): Clock => {
  const { hasClock, phase, endsAt, lasts, claims = [], payments = [] } = view
  if (endsAt !== undefined && lasts !== undefined) return { hasClock, phase, endsAt, lasts }
  const owed = phase === 'turning' ? payments : []
  const [wait] = [...claims, ...owed].sort((one, other) => (other.endsAt ?? 0) - (one.endsAt ?? 0))
  if (wait?.endsAt === undefined || wait.lasts === undefined) return { hasClock, phase }
  return { hasClock, phase, endsAt: wait.endsAt, lasts: wait.lasts }
}
