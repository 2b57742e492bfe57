import { stackKokomots } from '@tablee/games/kokomots/rehearsal/stack.ts'
import { stackLauriers } from '@tablee/games/lauriers/rehearsal/stack.ts'
import type { MotPourMotWorld } from '@tablee/games/mot-pour-mot/game.ts'
import { stackWordOut } from '@tablee/games/word-out/rehearsal/stack.ts'
import type { Chance, Shelf } from '@tablee/kernel'
import * as v from 'valibot'

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

interface Stacked {
  readonly world: object
  /** What the first shuffle brings on top. */
  readonly onTop?: readonly number[]
}

const card = v.strictObject({ front: v.string(), back: v.string() })
const motPourMot = v.strictObject({
  /** In the order in which they are drawn. */
  cards: v.exactOptional(v.array(card)),
  /** What the lexicon knows, folded; nothing else. */
  words: v.exactOptional(v.array(v.string())),
})

/** A game's world as a scenario stacks it for these people: one line a game. */
const STACKS: Readonly<
  Record<string, (world: object, raw: unknown, names: readonly string[], options: unknown) => Stacked | undefined>
> = {
  'word-out': stackWordOut,
  kokomots: stackKokomots,
  lauriers: stackLauriers,
  'mot-pour-mot': (world, raw) => {
    const read = v.safeParse(motPourMot, raw)
    if (!read.success) return undefined
    const { cards, words } = read.output
    const known: Partial<MotPourMotWorld> = {
      ...(cards === undefined ? {} : { cards: new Map(cards.map((each, nth) => [`card-${nth + 1}`, each])) }),
      ...(words === undefined ? {} : { isSpelled: (letters: string) => words.includes(letters) }),
    }
    return { world: { ...world, ...known } }
  },
}

interface Stacking {
  /** As the game has it. */
  readonly stack: unknown
  readonly lots: readonly number[]
  /** Who plays, clockwise. */
  readonly names: readonly string[]
  readonly options: unknown
}

/** The shelf with its cards in a known order and lots that are no lots; undefined for a stack that is none. */
export const stackShelf = (shelf: Shelf, id: string, { stack, lots, names, options }: Stacking): Shelf | undefined => {
  const shelved = shelf.get(id)
  if (shelved === undefined) return shelf
  const { game } = shelved
  const made: Stacked | undefined =
    stack === undefined ? { world: shelved.world } : STACKS[id]?.(shelved.world, stack, names, options)
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
