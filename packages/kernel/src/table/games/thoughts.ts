import type { SeatId } from '../../brand.ts'
import { type Chance, seededChance } from '../../chance.ts'
import type { BotLevel, Shelf } from '../../game.ts'
import { shelvedGame } from './shelf.ts'

/** What a bot wants to think about for longer: plain data, to be sent wherever there is time for it. */
export interface BotQuestion {
  /** Of this very moment, and no other. */
  readonly id: string
  readonly game: string
  readonly seat: SeatId
  readonly level: BotLevel
  /** What the bot draws its lots from. */
  readonly seed: string
  readonly view: unknown
}

/** What came of it. */
export interface Thought {
  /** The question's id. */
  readonly on: string
  readonly move: unknown
}

/** By game, seat and what it is about: every node's bot chooses alike. */
export const chanceFrom =
  (seed: string) =>
  (about: string): Chance =>
    seededChance(`${seed}:${about}`)

/** Takes its time: not for a loop that serves people. Undefined when nothing came of it. */
export const thinkAbout = (
  { id, seat, level, seed, view, ...about }: BotQuestion,
  shelf: Shelf,
): Thought | undefined => {
  const { game, world } = shelvedGame(shelf, about.game)
  const move = game.think?.(view, seat, { level, chance: chanceFrom(seed), ...world })
  return move === undefined ? undefined : { on: id, move }
}
