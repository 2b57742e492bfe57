import type { BotLevel, HolderKey, SeatId, TableMove } from '@tablee/kernel'
import { BOX_GAMES, loadGame } from '../games/registry.ts'
import type { BoxName } from '../home/boxes.ts'
import { randomText } from '../table/secret.ts'
import { aroundOptions } from './around-options.ts'
import { haveGame, localHost } from './host.ts'
import { drawSecretsAround } from './people.ts'
import type { OpenedHere } from './trouble.ts'

export interface Gathered {
  readonly people: readonly { readonly name: string; readonly team?: string | undefined }[]
  readonly bots: number
  readonly level: BotLevel
}

/** A table of this device with everybody seated; its code. */
export const openAround = async (box: BoxName, { people, bots, level }: Gathered): Promise<OpenedHere> => {
  const game = BOX_GAMES[box]
  const [host, ui] = await Promise.all([localHost(), loadGame(game), haveGame(game)])
  if (typeof host === 'string') return { trouble: host }
  const code = await host.create().catch(() => undefined)
  if (code === undefined) return { trouble: 'not-kept' }
  const table = await host.open(code)
  const secrets = drawSecretsAround(code, people.length)
  const visits = await Promise.all(secrets.map((secret) => table?.visit(secret as HolderKey, () => {})))
  const ask = async (nth: number, move: TableMove) => {
    const answer = await visits[nth]?.ask(move, randomText(9))
    if (answer?.type !== 'done') throw new Error(answer?.type === 'refused' ? answer.refusal.code : 'nothing is kept')
  }
  for (const [nth, { name, team }] of people.entries()) {
    await ask(nth, { type: 'sit', name })
    // Whoever sits down first is the host.
    if (nth === 0) await ask(0, { type: 'choose', game, options: aroundOptions(ui, box) })
    const seat: SeatId | undefined = visits[nth]?.seat()
    if (team !== undefined && seat !== undefined) await ask(nth, { type: 'team', seat, team })
  }
  for (let nth = 0; nth < bots; nth++) await ask(0, { type: 'bot', level })
  for (const visit of visits) visit?.leave()
  return { code }
}
