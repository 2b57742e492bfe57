import type { SeatId } from '@tablee/kernel'
import type { View } from '../game.ts'
import type { StageTexts } from '../texts/texts.ts'

/** Who does what at the table just now, in a few words; nothing for whoever has nothing to do, or is not there to judge or keep time. */
export const partsOf = (
  view: View,
  { seats }: { readonly seats: readonly SeatId[] },
  { label }: StageTexts,
  isThere: (seat: SeatId) => boolean,
): string[] => {
  if (view.phase === 'over') return []
  const isOneOf = (all: readonly SeatId[] | undefined) => seats.some((seat) => all?.includes(seat) === true)
  const keeps = isOneOf(view.keepers?.filter(isThere))
  const judges = isOneOf(view.judges?.filter(isThere))
  const [seat] = seats
  const debt = seat === undefined ? 0 : (view.debts?.[seat] ?? 0)
  return [
    ...(keeps && judges ? [label.keepsAndJudges] : keeps ? [label.keeps] : judges ? [label.judges] : []),
    ...(isOneOf(view.tapper === undefined ? [] : [view.tapper]) ? [label.tapped] : []),
    ...(isOneOf(view.out) ? [label.out] : []),
    ...(isOneOf(view.skips) ? [label.skips] : []),
    ...(isOneOf(view.payments?.map((each) => each.seat)) ? [label.pays] : []),
    ...(debt > 0 ? [label.owes(debt)] : []),
  ]
}
