import { existsSync } from 'node:fs'
import { BOXES, type Box } from '../shelf.ts'
import type { BoxRobot, GameRobot } from './game-robot.ts'

const load = async ({ id, client }: Box): Promise<BoxRobot | undefined> => {
  const file = new URL(`../../games/${client.game}/test/browser/robot.ts`, import.meta.url)
  if (!existsSync(file)) return undefined
  const { robot }: { robot: GameRobot } = await import(file.href)
  return robot.boxes[id]
}

const loaded = await Promise.all(BOXES.map(async (box) => ({ id: box.id, robot: await load(box) })))

/** Every box that a robot plays, in the order of the shelf. */
export const ROBOTS: readonly { readonly id: string; readonly robot: BoxRobot }[] = loaded.flatMap(({ id, robot }) =>
  robot ? [{ id, robot }] : [],
)

export const robotOf = (box: string): BoxRobot | undefined => ROBOTS.find(({ id }) => id === box)?.robot
