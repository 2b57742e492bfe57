import type { TableView } from '@tablee/kernel'

/** Fields of a view that identify the present moment of a game; each game shows some of them. */
const MOMENT = ['phase', 'endsAt', 'turns', 'step'] as const

/** The moment a move of the game is meant for: in another one it would mean something else (ALL-8). */
export const situationOf = (table: Pick<TableView, 'play'> | undefined): string => {
  const shown = table?.play?.view as Partial<Record<(typeof MOMENT)[number], unknown>> | undefined
  return JSON.stringify([table?.play?.number, ...MOMENT.map((name) => shown?.[name])])
}
