import { type Chance, seededChance } from '@tablee/kernel'
import { GAME_IDS } from '../../hostile/messages.ts'
import type { Checkout } from '../logs.ts'
import { DECK_GAMES, deckInputs } from './deck-inputs.ts'
import { type CostlyInput, climb, costliestOf, costPerKb, type InputFamily, timeOf } from './hill-climb.ts'
import { ordinary, tableInputs } from './table-inputs.ts'

export const inputFamilies = (checkout: Checkout): readonly InputFamily[] => [
  ...DECK_GAMES.map((game) => deckInputs(checkout.shelf, game)),
  ...GAME_IDS.map((game) => tableInputs(checkout, game)),
]

const FINALISTS = 30
const MANY = 200

interface Found {
  readonly tries: number
  /** Cost of a plain rename in milliseconds per KB, in the same run. */
  readonly ordinary: number
  readonly dearest: readonly CostlyInput[]
}

/** Searches for the inputs with the highest cost per KB: hill climbing from many starts, for every input family. */
export const searchCostliest = (
  checkout: Checkout,
  { restarts, tries, seed }: { readonly restarts: number; readonly tries: number; readonly seed: string },
  tell: (what: string) => void,
): Found => {
  const found: CostlyInput[] = []
  const chance: Chance = seededChance(seed)
  const plain = ordinary(checkout)
  timeOf(plain, MANY)
  for (const door of inputFamilies(checkout)) {
    for (let nth = 0; nth < restarts; nth++) {
      const best = climb(door, tries, chance)
      if (best !== undefined) found.push(best)
    }
    const [top] = costliestOf(
      found.filter((each) => each.door === door.name),
      1,
    )
    tell(`${door.name}: ${top?.perKb.toFixed(2)} ms a KB, ${top?.label}`)
  }
  // Measures the winners again: one that won by chance does not win twice.
  const byName = new Map(inputFamilies(checkout).map((door) => [door.name, door]))
  const again = costliestOf(found, FINALISTS).flatMap((dear): CostlyInput[] => {
    const input = byName.get(dear.door)?.make(dear.genes)
    if (input === undefined) return []
    const milliseconds = timeOf(input, MANY)
    return [{ ...dear, milliseconds, perKb: costPerKb(milliseconds, dear.bytes) }]
  })
  return {
    tries: inputFamilies(checkout).length * restarts * tries,
    ordinary: costPerKb(timeOf(plain, MANY), plain.bytes),
    dearest: costliestOf(again, 10),
  }
}
