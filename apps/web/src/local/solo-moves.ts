import type { BotLevel, TableMove } from '@tablee/kernel'

export interface SoloGame {
  readonly name: string
  readonly game: string
  readonly options: unknown
  readonly level: BotLevel
  readonly bots: number
}

/** What one asks of a fresh table to play against bots at once. */
export const soloMoves = ({ name, game, options, level, bots }: SoloGame): readonly TableMove[] => [
  { type: 'sit', name },
  { type: 'choose', game, options },
  ...Array.from({ length: bots }, (): TableMove => ({ type: 'bot', level })),
  { type: 'even-teams' },
  { type: 'start' },
]
