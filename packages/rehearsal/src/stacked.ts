import type { MotPourMotWorld } from '@tablee/games/mot-pour-mot'
import type { Chance, Shelf } from '@tablee/kernel'
import * as v from 'valibot'

/** Lots as a scenario gives them, each as far as there is such a lot, then noughts; what is shuffled keeps its order. */
const stackedChance = (lots: readonly number[]): (() => Chance) => {
  const left = [...lots]
  return () => ({
    below: (count) => Math.min(left.shift() ?? 0, count - 1),
    shuffle: (items) => [...items],
  })
}

const card = v.strictObject({ front: v.string(), back: v.string() })
const motPourMot = v.strictObject({
  /** In the order in which they are drawn. */
  cards: v.exactOptional(v.array(card)),
  /** What the lexicon knows, folded; nothing else. */
  words: v.exactOptional(v.array(v.string())),
})

/** A game's world as a scenario stacks it: one line a game. */
const STACKS: Readonly<Record<string, (world: object, raw: unknown) => object | undefined>> = {
  'mot-pour-mot': (world, raw) => {
    const read = v.safeParse(motPourMot, raw)
    if (!read.success) return undefined
    const { cards, words } = read.output
    return {
      ...world,
      ...(cards === undefined ? {} : { cards: new Map(cards.map((each, nth) => [`card-${nth + 1}`, each])) }),
      ...(words === undefined ? {} : { isSpelled: (letters: string) => words.includes(letters) }),
    } satisfies Partial<MotPourMotWorld>
  },
}

/** The shelf with its cards in a known order and lots that are no lots; undefined for a stack that is none. */
export const stackShelf = (shelf: Shelf, id: string, stack: unknown, lots: readonly number[]): Shelf | undefined => {
  const shelved = shelf.get(id)
  if (shelved === undefined) return shelf
  const { game } = shelved
  const world = stack === undefined ? shelved.world : STACKS[id]?.(shelved.world, stack)
  if (world === undefined) return undefined
  const chance = stackedChance(lots)
  const stacked: typeof game = {
    ...game,
    setup: (options, seating, tools) => game.setup(options, seating, { ...tools, chance: chance() }),
    decide: (state, move, by, tools) => game.decide(state, move, by, { ...tools, chance: chance() }),
  }
  // First, so that a new table starts from it.
  return new Map([[id, { game: stacked, world }], ...shelf].filter(([each], nth) => nth === 0 || each !== id) as [])
}
