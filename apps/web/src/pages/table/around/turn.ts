import type { SeatId } from '@tablee/kernel'
import type { Asked } from '@tablee/ui/frames/asked.ts'

/** What the one device shows. */
type Turn =
  | { readonly kind: 'open' }
  | { readonly kind: 'cover' | 'hand'; readonly seat: SeatId }
  | { readonly kind: 'invitation'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'hands'; readonly seats: readonly SeatId[] }

/** Who is to hold the device next; never a bot or a seat that was left. */
export const turnOf = (
  asked: Asked | undefined,
  people: readonly SeatId[],
  holder: SeatId | undefined,
  volunteer: SeatId | undefined,
): Turn => {
  const seats = asked?.seats.filter((seat) => people.includes(seat)) ?? []
  if (asked === undefined || seats.length === 0) return { kind: 'open' }
  if (asked.hands) return { kind: 'hands', seats }
  const wanted = asked.invitation
    ? seats.find((seat) => seat === volunteer)
    : (seats.find((seat) => seat === holder) ?? seats[0])
  if (wanted === undefined) return { kind: 'invitation', seats }
  return { kind: asked.isOpen || wanted === holder ? 'hand' : 'cover', seat: wanted }
}
