import { toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import type { Happening, View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

type Cost = Exclude<keyof GameTexts['mistake'], 'begins-no-word' | 'no-word'>

/** What a card that came back costs: the pass of WO-7 and WO-8, the rest of a run (WO-31), or nothing but the counter (WO-18). */
const costOf = (before: readonly Happening[], after: readonly Happening[], me: SeatId): Cost => {
  const isNext = (type: Happening['type']) => after.slice(0, 2).some((each) => each.type === type && each.seat === me)
  if (isNext('passed')) return isNext('drew') ? 'passedAndDrew' : 'passed'
  if (isNext('drew')) return 'endedAndDrew'
  // Others may have tried to counter the same word before.
  const last = before.filter((each) => each.type !== 'taken-back').at(-1)
  if (last?.type === 'laid' && last.counters !== undefined && last.seat === me) return 'counterEnded'
  return last?.type === 'announced' && last.seat !== me ? 'counter' : 'ended'
}

/** One's own card that came back last, and what it cost; undefined if none did since the happening with this number. */
export const mistakeSince = (
  since: number,
  view: Pick<View, 'told'>,
  me: SeatId,
  { mistake }: GameTexts,
): string | undefined => {
  const isMine = (each: Happening) => each.type === 'taken-back' && each.seat === me
  if (!toldAfter(view, since).some(isMine)) return undefined
  const happened = toldAfter(view, 0)
  const at = happened.map(isMine).lastIndexOf(true)
  const back = happened[at]
  if (back?.type !== 'taken-back') return undefined
  return `${mistake[back.fault](back.letters)} ${mistake[costOf(happened.slice(0, at), happened.slice(at + 1), me)]}`
}
