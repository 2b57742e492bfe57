import type { BotLevel, Refusal, TableMove } from '@tablee/kernel'
import type { VirtualTable } from './virtual-table.ts'

interface Seating {
  readonly game: string
  readonly options?: unknown
  readonly seats: readonly {
    readonly name: string
    readonly team?: string
    readonly isCaptain?: boolean
    readonly bot?: BotLevel
  }[]
}

export const say = ({ rule, code }: Partial<Refusal>): string =>
  [rule, code].filter((each) => each !== undefined).join(' ')

/** Seats everybody as a scenario says, and starts the game unless it is to stay in the lobby. */
export const seatEverybody = (table: VirtualTable, { game, options, seats }: Seating, starts = true): string[] => {
  const first = seats.find(({ bot }) => bot === undefined)?.name
  if (first === undefined) return ['somebody has to be a person, to start the game']
  const refusals: string[] = []
  const must = (who: string, move: TableMove) => {
    const refused = table.askAs(who, move)
    if (refused) refusals.push(`${who} ${move.type}: ${say(refused)}`)
  }
  must(first, { type: 'sit', name: first })
  must(first, { type: 'choose', game, ...(options === undefined ? {} : { options }) })
  for (const { name, bot } of seats) {
    if (bot !== undefined) must(first, { type: 'bot', level: bot, name })
    else if (name !== first) must(name, { type: 'sit', name })
  }
  const ids = seats.flatMap(({ name }) => table.seatOf(name) ?? [])
  must(first, { type: 'order', seats: ids })
  for (const { name, team, isCaptain } of seats) {
    const seat = table.seatOf(name)
    if (seat !== undefined && team !== undefined) must(first, { type: 'team', seat, team })
    if (seat !== undefined && isCaptain) must(first, { type: 'captain', seat })
  }
  if (starts) must(first, { type: 'start' })
  return refusals
}
