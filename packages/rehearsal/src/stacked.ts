import type { StackWorld } from '@tablee/game-kit/rehearsal-rules.ts'
import type { Chance, Shelf } from '@tablee/kernel'

/**
 * Lots as a scenario gives them, each as far as there is such a lot, then noughts; what is shuffled keeps its order, but that the
 * first shuffle of all brings the places named on top.
 */
const stackedChance = (lots: readonly number[], onTop: readonly number[]): (() => Chance) => {
  const left = [...lots]
  let places = onTop
  return () => ({
    below: (count) => Math.min(left.shift() ?? 0, count - 1),
    shuffle: (items) => {
      const above = new Set(places)
      places = []
      return [
        ...[...above].flatMap((place) => items.slice(place, place + 1)),
        ...items.filter((_, at) => !above.has(at)),
      ]
    },
  })
}

interface Stacking {
  /** As the game has it. */
  readonly stack: unknown
  readonly lots: readonly number[]
  /** Who plays, clockwise. */
  readonly names: readonly string[]
  readonly options: unknown
  /** How the game reads a stack; a game without it takes none. */
  readonly stackWorld: StackWorld | undefined
}

/** The shelf with its cards in a known order and lots that are given; undefined for a stack that does not fit the game. */
export const stackShelf = (
  shelf: Shelf,
  id: string,
  { stack, lots, names, options, stackWorld }: Stacking,
): Shelf | undefined => {
  const shelved = shelf.get(id)
  if (shelved === undefined) return shelf
  const { game } = shelved
  const made = stack === undefined ? { world: shelved.world } : stackWorld?.(shelved.world, stack, names, options)
  if (made === undefined) return undefined
  const chance = stackedChance(lots, made.onTop ?? [])
  const stacked: typeof game = {
    ...game,
    setup: (options, seating, tools) => game.setup(options, seating, { ...tools, chance: chance() }),
    decide: (state, move, by, tools) => game.decide(state, move, by, { ...tools, chance: chance() }),
  }
  // First, so that a new table starts from it.
  return new Map(
    [[id, { game: stacked, world: made.world }], ...shelf].filter(([each], nth) => nth === 0 || each !== id) as [],
  )
}
