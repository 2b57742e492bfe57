import type { SeatId } from '@tablee/kernel'
import { othersFrom, type View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'
import type { NameOf } from './tell.ts'

type Heard = Pick<View, 'seats' | 'active' | 'heard' | 'myAnswer'>

/** Whose answer is still out, clockwise. */
export const unheardIn = ({ seats, active, heard = {} }: Heard): SeatId[] =>
  active === undefined ? [] : othersFrom(seats, active).filter((seat) => heard[seat] === undefined)

/** WO-22: all who have not been heard are asked at once; the last one by name. */
export const askLine = (view: Heard, me: SeatId | undefined, { note }: GameTexts, nameOf: NameOf): string => {
  const [first, ...others] = unheardIn(view)
  if (first === undefined) return ''
  if (others.length === 0) return first === me ? note.youAnswer : note.answers(nameOf(first))
  if (view.myAnswer !== undefined) return ''
  return me !== undefined && me === view.active ? note.theyAnswer : note.allAnswer
}

/** WO-22: who has been heard about a word, and who of the others goes first if several counter. */
export const heardLine = (
  view: Heard,
  me: SeatId | undefined,
  { note }: GameTexts,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  if (view.active === undefined) return ''
  const heard = view.heard ?? {}
  const others = othersFrom(view.seats, view.active)
  const declined = others.filter((seat) => seat !== me && heard[seat] === 'declined')
  const wrong = others.filter((seat) => heard[seat] === 'wrong')
  const [first, ...later] = unheardIn(view)
  return [
    ...(declined.length === 0 ? [] : [note.declined(and(declined.map(nameOf)), declined.length > 1)]),
    ...(me !== undefined && heard[me] === 'declined' ? [note.youDeclined] : []),
    ...wrong.map((seat) => note.wrong(seat === me ? undefined : nameOf(seat))),
    ...(first === undefined || later.length === 0 ? [] : [first === me ? note.youFirst : note.first(nameOf(first))]),
  ].join(' ')
}
