import type { Chance } from '@tablee/kernel'

export type Genes = Readonly<Record<string, number>>

/** An input, and how the server handles it. */
export interface Input {
  readonly bytes: number
  /** A description for people. */
  readonly label: string
  /** `nth` makes each text different, because recent results may be cached. */
  readonly work: (nth: number) => void
}

/** A family of inputs: a few bounded numbers (genes) determine an input. */
export interface InputFamily {
  readonly name: string
  readonly genes: Readonly<Record<string, readonly [least: number, most: number]>>
  readonly make: (genes: Genes) => Input | undefined
}

export interface CostlyInput {
  readonly door: string
  readonly label: string
  readonly genes: Genes
  readonly bytes: number
  /** The cost of one message. */
  readonly milliseconds: number
  readonly perKb: number
}

/** The smallest size that a message counts as: its headers cost the sender too, and limits count frames. */
const LEAST_BYTES = 256
const FEWEST_REPEATS = 3
const ENOUGH_MS = 4

export const costPerKb = (milliseconds: number, bytes: number): number =>
  milliseconds / (Math.max(bytes, LEAST_BYTES) / 1024)

let nth = 0

/** The shortest of several tries in milliseconds: other load only makes it longer. */
export const timeOf = ({ work }: Input, repeats = FEWEST_REPEATS): number => {
  let shortest = Number.POSITIVE_INFINITY
  let spent = 0
  for (let times = 0; times < repeats || (spent < ENOUGH_MS && times < 50 * repeats); times++) {
    const start = performance.now()
    work(nth++)
    const took = performance.now() - start
    spent += took
    shortest = Math.min(shortest, took)
  }
  return shortest
}

const between = ([least, most]: readonly [number, number], chance: Chance): number =>
  least + chance.below(Math.round(most - least) + 1)

const anyGenes = ({ genes }: InputFamily, chance: Chance): Genes =>
  Object.fromEntries(Object.entries(genes).map(([name, range]) => [name, between(range, chance)]))

/** Mutates one or two genes: to a near value, or to any. */
const mutated = (genes: Genes, { genes: ranges }: InputFamily, chance: Chance): Genes => {
  const names = Object.keys(ranges)
  const changed: Record<string, number> = { ...genes }
  for (let times = 1 + chance.below(2); times > 0; times--) {
    const name = names[chance.below(names.length)] as string
    const range = ranges[name] as readonly [number, number]
    const [least, most] = range
    const step = Math.max(1, Math.round((most - least) / 8))
    const near = (genes[name] as number) + chance.below(2 * step + 1) - step
    changed[name] = chance.below(3) === 0 ? between(range, chance) : Math.min(most, Math.max(least, near))
  }
  return changed
}

const tryOut = (door: InputFamily, genes: Genes): CostlyInput | undefined => {
  const input = door.make(genes)
  if (input === undefined) return undefined
  const milliseconds = timeOf(input)
  const { bytes, label } = input
  return { door: door.name, label, genes, bytes, milliseconds, perKb: costPerKb(milliseconds, bytes) }
}

/** Hill climbing from a random start: keeps what costs more. */
export const climb = (door: InputFamily, tries: number, chance: Chance): CostlyInput | undefined => {
  let best = tryOut(door, anyGenes(door, chance))
  for (let times = 1; times < tries; times++) {
    const next = tryOut(door, best === undefined ? anyGenes(door, chance) : mutated(best.genes, door, chance))
    if (next !== undefined && next.perKb > (best?.perKb ?? 0)) best = next
  }
  return best
}

/** The costliest inputs, at most two of a kind. */
export const costliestOf = (found: readonly CostlyInput[], count: number): CostlyInput[] => {
  const kinds: Record<string, number> = {}
  return [...found]
    .sort((a, b) => b.perKb - a.perKb)
    .filter(({ label }) => {
      kinds[label] = (kinds[label] ?? 0) + 1
      return (kinds[label] as number) <= 2
    })
    .slice(0, count)
}
