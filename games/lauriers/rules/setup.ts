import { ok, type Seating } from '@tablee/kernel'
import { fillBoxes } from './boxes.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Options } from './options.ts'
import { withCard } from './phases/rounds.ts'
import { waitFor } from './phases/waits.ts'
import { type Decided, no } from './refusals.ts'
import type { LauriersTools } from './world.ts'

export const FEWEST = 3
export const MOST = 6

/** LAU-1, LAU-2, LAU-3, LAU-4. LAU-3: who opened the table leads first, wherever they sit. */
export const setup = (options: Options, { seats, opener }: Seating, tools: LauriersTools): Decided => {
  const leader = opener ?? seats[0]
  if (leader === undefined || seats.length < FEWEST || seats.length > MOST) return no('three-to-six')
  const wait = waitFor('pick', { options, seats, leader }, tools)
  const began: Event = { type: 'set-up', options, seats, leader, boxes: fillBoxes(tools), wait }
  return ok(withCard([began], evolve(undefined, began), tools))
}
