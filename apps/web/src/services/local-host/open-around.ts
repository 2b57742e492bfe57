import type { BoxName } from '../shelf/boxes.ts'
import { gameOfBox, loadGame } from '../shelf/boxes.ts'
import { aroundOptions } from './around-options.ts'
import { haveGame, localHost, storageTrouble } from './host.ts'
import type { OpenedHere } from './local-trouble.ts'
import { type Gathered, seatAround } from './seat-around.ts'

/** A table of this device with everybody seated; its code. */
export const openAround = async (box: BoxName, gathered: Gathered): Promise<OpenedHere> => {
  const game = gameOfBox(box)
  const [host, ui] = await Promise.all([localHost(), loadGame(game), haveGame(game)])
  if (typeof host === 'string') return { trouble: host }
  const code = await host.create().catch(() => undefined)
  const choice = { type: 'choose', game, options: aroundOptions(ui, box) } as const
  if (code === undefined || (await seatAround(host, code, gathered, choice)) === 'not-kept')
    return { trouble: storageTrouble() }
  return { code }
}
