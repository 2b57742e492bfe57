import type { Host } from '@tablee/host'
import type { HolderKey, TableMove } from '@tablee/kernel'
import { randomText, seatSecret } from '../connection/secret.ts'
import type { BoxName } from '../shelf/boxes.ts'
import { gameOfBox, loadGame } from '../shelf/boxes.ts'
import { usualBots } from './bots.ts'
import { haveGame, localHost, storageTrouble } from './host.ts'
import type { OpenedHere } from './local-trouble.ts'
import { type SoloGame, soloMoves } from './solo-moves.ts'

export interface Solo extends Pick<SoloGame, 'name' | 'level'> {
  readonly box: BoxName
  /** Absent: the default number. */
  readonly bots?: number
  /** Absent: the options that the box starts from. */
  readonly options?: unknown
}

/** Undefined when the table refused a move. */
const begin = async (host: Host, code: Awaited<ReturnType<Host['create']>>, moves: readonly TableMove[]) => {
  const table = await host.open(code)
  const visit = await table?.visit({ key: seatSecret(code) as HolderKey, onChange: () => {} })
  try {
    for (const move of moves) {
      const answer = await visit?.ask(move, randomText(9))
      if (answer?.type === 'trouble') return 'not-kept'
      // Where there are no teams there is nothing to even out.
      if (answer?.type !== 'done' && move.type !== 'even-teams') return undefined
    }
    return 'begun'
  } finally {
    visit?.leave()
  }
}

/** A table of this device with bots around it, the game begun; its code. */
export const openSolo = async ({ box, bots, options, ...about }: Solo): Promise<OpenedHere> => {
  const game = gameOfBox(box)
  const [host, ui] = await Promise.all([localHost(), loadGame(game), haveGame(game)])
  if (typeof host === 'string') return { trouble: host }
  const usual = { options: ui.boxes[box], bots: usualBots(ui.seats(ui.boxes[box]), 1) }
  // The stored choice first; the defaults, if this build refuses it.
  for (const chosen of [{ options: options ?? usual.options, bots: bots ?? usual.bots }, usual]) {
    const code = await host.create().catch(() => undefined)
    const begun = code && (await begin(host, code, soloMoves({ ...about, ...chosen, game, botNames: ui.soloBotNames })))
    if (code === undefined || begun === 'not-kept') return { trouble: storageTrouble() }
    if (begun === 'begun') return { code }
  }
  throw new Error(`${box} does not begin with its own options`)
}
