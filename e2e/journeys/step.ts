import type { Chance } from '@tablee/kernel'
import type { World } from './world.ts'

/** One thing that a person does. A script names it with its arguments: `edit-deck 1 rest`. */
export interface Step {
  readonly name: string
  /** How often it is drawn, beside the others; one unless told. */
  readonly weight?: number
  isPossible(world: World): boolean
  /** What it is done with, one word each; they say all that chance decided. */
  draw?(world: World, chance: Chance): readonly string[]
  /** Says what was done. */
  run(world: World, args: readonly string[]): Promise<string>
  /** Console errors that it brings about by itself. */
  readonly causes?: RegExp
}

export const drawFrom = <T>(all: readonly T[], chance: Chance): T => all[chance.below(all.length)] as T

/** What a browser says of a server that is gone. Not that a script could not be imported: those are on the device by then. */
export const SERVER_GONE = /ERR_CONNECTION|ERR_INTERNET|ERR_EMPTY_RESPONSE|WebSocket|can’t establish/
