import type { SeatId } from '../../brand.ts'
import { type Chance, seededChance } from '../../chance.ts'
import type { BotLevel, Shelf } from '../../game.ts'
import { shelvedGame } from './shelf.ts'

/** A situation that a bot may think about for longer: plain data, to be sent to a worker. */
export interface BotQuestion {
  /** Unique to this moment of the game. */
  readonly id: string
  readonly game: string
  readonly seat: SeatId
  readonly level: BotLevel
  /** Seed of the bot's random numbers. */
  readonly seed: string
  readonly view: unknown
}

/** The result of a bot's longer thinking. */
export interface Thought {
  /** The question's id. */
  readonly on: string
  readonly move: unknown
}

/** Random sources by subject, from a seed of game and seat: every node's bot makes the same choice. */
export const chanceFrom =
  (seed: string) =>
  (about: string): Chance =>
    seededChance(`${seed}:${about}`)

/** Runs a bot's longer thinking. Slow: never call it in the server's event loop. Undefined when it found nothing better. */
export const thinkAbout = (
  { id, seat, level, seed, view, ...about }: BotQuestion,
  shelf: Shelf,
): Thought | undefined => {
  const { game, world } = shelvedGame(shelf, about.game)
  const move = game.think?.(view, seat, { level, chance: chanceFrom(seed), ...world })
  return move === undefined ? undefined : { on: id, move }
}
