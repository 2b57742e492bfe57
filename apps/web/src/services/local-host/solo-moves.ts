import type { BotLevel, TableMove } from '@tablee/kernel'

export interface SoloGame {
  readonly name: string
  readonly game: string
  readonly options: unknown
  readonly level: BotLevel
  readonly bots: number
}

/** KOK-4: the longest name begins. Beside these, whoever plays alone does not wait a minute and a half for their first turn. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  kokomots: ['Lu', 'Jo', 'Al', 'Bo', 'Ed', 'Ma', 'Ty', 'Vi', 'Zo', 'Io', 'Éa'],
}
const botNamed = (level: BotLevel, name: string | undefined): TableMove => ({
  type: 'bot',
  level,
  ...(name === undefined ? {} : { name }),
})

/** What one asks of a fresh table to play against bots at once. */
export const soloMoves = ({ name, game, options, level, bots }: SoloGame): readonly TableMove[] => [
  { type: 'sit', name },
  { type: 'choose', game, options },
  ...Array.from({ length: bots }, (_, nth) => botNamed(level, SHORT_NAMES[game]?.[nth])),
  { type: 'even-teams' },
  { type: 'start' },
]
