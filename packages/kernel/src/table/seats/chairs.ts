import type { SeatId } from '../../brand.ts'
import type { BotLevel, Shelf } from '../../game.ts'
import type { TableEvent } from '../events.ts'
import { shelvedGame } from '../games/shelf.ts'
import { type Holder, isInGame, keyOfSeat, type Seat, type TableState, underWay } from '../state.ts'

/** The seat's secrets are valid for the whole game: no deal frees the seat. */
const NOT_IN_THIS_GAME = Number.MAX_SAFE_INTEGER

/** Level of the bot that plays a given-up seat until somebody takes it. */
const STAND_IN: BotLevel = 'steady'

/** ALL-6: the number of the deal whose secrets the seats know now. */
export const dealOf = (state: Pick<TableState, 'play'>, shelf: Shelf): number | undefined => {
  const play = underWay(state)
  return play && shelvedGame(shelf, play.game).game.deal?.(play.state)
}

const freeFromOf = (holder: Holder): number | undefined => (holder.kind === 'person' ? undefined : holder.freeFrom)

/** The deal from which a newcomer may take a seat that is given up now. A seat given up earlier keeps its deal. */
const freeFrom = (state: TableState, { holder }: Seat, shelf: Shelf): number => {
  const deal = dealOf(state, shelf)
  return freeFromOf(holder) ?? (deal === undefined ? NOT_IN_THIS_GAME : deal + 1)
}

/** When a newcomer may take a seat: during a game only after the secrets of its last holder have become worthless. */
type Opening = 'now' | 'next-deal' | 'next-game'

/** When a newcomer may take this seat; undefined if it is not free. */
export const openingOf = (
  state: Pick<TableState, 'play'>,
  { id, holder }: Pick<Seat, 'id' | 'holder'>,
  deal: number | undefined,
): Opening | undefined => {
  const from = freeFromOf(holder)
  if (holder.kind === 'person' || (holder.kind === 'bot' && from === undefined)) return undefined
  if (from === undefined || !isInGame(state, id)) return 'now'
  if (deal === undefined || from === NOT_IN_THIS_GAME) return 'next-game'
  return deal >= from ? 'now' : 'next-deal'
}

/** The event of a person who stands up or is removed. During a game, a bot takes over the seat of a removed person. */
export const leaving = (state: TableState, seat: Seat, isRemoved: boolean, shelf: Shelf): TableEvent => {
  const { id, holder } = seat
  if (!isInGame(state, id)) return { type: 'left', seat: id, isRemoved }
  const bot = holder.kind === 'bot' ? holder.level : STAND_IN
  const hasBot = isRemoved && keyOfSeat(seat) !== undefined
  return {
    type: 'left',
    seat: id,
    isRemoved,
    freeFrom: freeFrom(state, seat, shelf),
    ...(hasBot ? { bot } : {}),
  }
}

/**
 * ALL-6: the holder of a seat that is freed for a newcomer. During a game a bot plays it until somebody takes it at a later deal. Until then its
 * person may come back; a reconnect takes the seat back unless the person freed it.
 */
export const freed = (state: TableState, seat: Seat, isOwn: boolean, shelf: Shelf): Holder => {
  const { id, holder } = seat
  if (!isInGame(state, id)) return { kind: 'nobody' }
  const from = freeFrom(state, seat, shelf)
  if (holder.kind !== 'person')
    return { ...(holder.kind === 'bot' ? holder : standIn()), ...leftBy(holder), freeFrom: from }
  const { key, mark } = holder
  if (isOwn) return { ...standIn(), leftBy: key, freeFrom: from }
  return { ...standIn(), keptFor: key, ...(mark === undefined ? {} : { mark }), freeFrom: from }
}

const standIn = () => ({ kind: 'bot', level: STAND_IN }) as const

/** The claim of the person who left a seat, to copy into its next holder. */
export const leftBy = (holder: Holder) =>
  holder.kind === 'person' || holder.leftBy === undefined ? {} : { leftBy: holder.leftBy }

/** ALL-6: a person who has held a seat of the game in progress may take no other seat of it. */
export const hasHeldAnother = (
  state: TableState,
  { key, mark }: Extract<Holder, { kind: 'person' }>,
  wanted: SeatId,
): boolean => {
  const play = underWay(state)
  if (play === undefined || !play.seating.seats.includes(wanted)) return false
  const held = [play.heldBy[key], mark && play.heldByMark[mark]]
  return held.some((seat) => seat !== undefined && seat !== wanted)
}
