import type { SeatId } from '@tablee/kernel'
import { othersFrom, type View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'
import type { NameOf } from './tell.ts'

/** WO-22: who has been heard about a word, whose answer is awaited, and who comes after. */
export const heardLine = (
  view: Pick<View, 'seats' | 'active' | 'heard'>,
  me: SeatId | undefined,
  { note }: GameTexts,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  if (view.active === undefined) return ''
  const heard = view.heard ?? {}
  const named = (seat: SeatId) => (seat === me ? note.you : nameOf(seat))
  const others = othersFrom(view.seats, view.active)
  const declined = others.filter((seat) => seat !== me && heard[seat] === 'declined')
  const wrong = others.filter((seat) => heard[seat] === 'wrong')
  const [next, ...later] = others.filter((seat) => heard[seat] === undefined)
  const lines = [
    ...(declined.length === 0 ? [] : [note.declined(and(declined.map(nameOf)), declined.length > 1)]),
    ...(me !== undefined && heard[me] === 'declined' ? [note.youDeclined] : []),
    ...wrong.map((seat) => note.wrong(seat === me ? undefined : nameOf(seat))),
  ]
  if (next !== undefined) {
    const first = next === me ? note.youNext : note.next(nameOf(next))
    lines.push(first + (later.length === 0 ? note.last : note.after(and(later.map(named)))))
  }
  return lines.join(' ')
}
