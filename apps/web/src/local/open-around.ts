import type { HolderKey, TableMove } from '@tablee/kernel'
import { BOX_GAMES, loadGame } from '../games/registry.ts'
import type { BoxName } from '../home/boxes.ts'
import { randomText } from '../table/secret.ts'
import { localHost } from './host.ts'
import { drawSecretsAround } from './people.ts'

/** A table of this device with everybody seated; its code. */
export const openAround = async (box: BoxName, names: readonly string[]): Promise<string> => {
  const game = BOX_GAMES[box]
  const [host, ui] = await Promise.all([localHost(), loadGame(game)])
  const code = await host.create()
  const table = await host.open(code)
  const ask = async (secret: string, ...moves: readonly TableMove[]) => {
    const visit = await table?.visit(secret as HolderKey, () => {})
    for (const move of moves) {
      const answer = await visit?.ask(move, randomText(9))
      if (answer?.type !== 'done') throw new Error(answer?.type === 'refused' ? answer.refusal.code : 'nothing is kept')
    }
    visit?.leave()
  }
  const secrets = drawSecretsAround(code, names.length)
  for (const [nth, name] of names.entries()) {
    const secret = secrets[nth] ?? ''
    await ask(
      secret,
      { type: 'sit', name },
      ...(nth === 0 ? [{ type: 'choose', game, options: ui.boxes[box] } as const] : []),
    )
  }
  return code
}
