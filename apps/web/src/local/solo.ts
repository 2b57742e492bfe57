import type { BotLevel, HolderKey, TableMove } from '@tablee/kernel'
import { BOX_GAMES, loadGame } from '../games/registry.ts'
import type { BoxName } from '../home/boxes.ts'
import { randomText, seatSecret } from '../table/secret.ts'
import { localHost } from './host.ts'

export interface Solo {
  readonly name: string
  readonly box: BoxName
  readonly level: BotLevel
  readonly bots: number
}

/** A table of this device with bots around it, the game begun; its code. */
export const openSolo = async ({ name, box, level, bots }: Solo): Promise<string> => {
  const game = BOX_GAMES[box]
  const [host, ui] = await Promise.all([localHost(), loadGame(game)])
  const code = await host.create()
  const table = await host.open(code)
  const visit = await table?.visit(seatSecret(code) as HolderKey, () => {})
  if (visit === undefined) throw new Error(`the table ${code} is gone`)
  const moves: TableMove[] = [
    { type: 'sit', name },
    { type: 'choose', game, options: ui.boxes[box] },
    ...Array.from({ length: bots }, (): TableMove => ({ type: 'bot', level })),
    { type: 'even-teams' },
    { type: 'start' },
  ]
  for (const move of moves) {
    const answer = await visit.ask(move, randomText(9))
    if (answer.type === 'trouble') throw new Error('nothing can be kept on this device')
    if (answer.type === 'refused' && move.type !== 'even-teams') throw new Error(answer.refusal.code)
  }
  visit.leave()
  return code
}
