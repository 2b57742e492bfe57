import type { BotLevel, TableMove } from '@tablee/kernel'

export interface SoloGame {
  readonly name: string
  readonly game: string
  readonly options: unknown
  readonly level: BotLevel
  readonly bots: number
  readonly botNames?: readonly string[] | undefined
}

const botNamed = (level: BotLevel, name: string | undefined): TableMove => ({
  type: 'bot',
  level,
  ...(name === undefined ? {} : { name }),
})

/** The moves that set up a new table for one person and bots, and start the game. */
export const soloMoves = ({ name, game, options, level, bots, botNames }: SoloGame): readonly TableMove[] => [
  { type: 'sit', name },
  { type: 'choose', game, options },
  ...Array.from({ length: bots }, (_, nth) => botNamed(level, botNames?.[nth])),
  { type: 'even-teams' },
  { type: 'start' },
]
