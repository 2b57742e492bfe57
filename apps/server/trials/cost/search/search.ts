import { type Chance, seededChance } from '@tablee/kernel'
import { GAME_IDS } from '../../hostile/messages.ts'
import type { Checkout } from '../logs.ts'
import { climb, costPerKb, type Dear, type Door, dearestOf, timeOf } from './climb.ts'
import { DECK_GAMES, deckDoor } from './deck-door.ts'
import { ordinary, tableDoor } from './table-door.ts'

export const doorsOf = (checkout: Checkout): readonly Door[] => [
  ...DECK_GAMES.map((game) => deckDoor(checkout.shelf, game)),
  ...GAME_IDS.map((game) => tableDoor(checkout, game)),
]

const FINALISTS = 30
const MANY = 200

interface Found {
  readonly tries: number
  /** Cost of a plain rename in milliseconds per KB, in the same run. */
  readonly ordinary: number
  readonly dearest: readonly Dear[]
}

/** Searches for the inputs with the highest cost per KB: hill climbing from many starts, for every input family. */
export const searchDearest = (
  checkout: Checkout,
  { restarts, tries, seed }: { readonly restarts: number; readonly tries: number; readonly seed: string },
  tell: (what: string) => void,
): Found => {
  const found: Dear[] = []
  const chance: Chance = seededChance(seed)
  const plain = ordinary(checkout)
  timeOf(plain, MANY)
  for (const door of doorsOf(checkout)) {
    for (let nth = 0; nth < restarts; nth++) {
      const best = climb(door, tries, chance)
      if (best !== undefined) found.push(best)
    }
    const [top] = dearestOf(
      found.filter((each) => each.door === door.name),
      1,
    )
    tell(`${door.name}: ${top?.perKb.toFixed(2)} ms a KB, ${top?.label}`)
  }
  // Measures the winners again: one that won by chance does not win twice.
  const byName = new Map(doorsOf(checkout).map((door) => [door.name, door]))
  const again = dearestOf(found, FINALISTS).flatMap((dear): Dear[] => {
    const input = byName.get(dear.door)?.make(dear.genes)
    if (input === undefined) return []
    const milliseconds = timeOf(input, MANY)
    return [{ ...dear, milliseconds, perKb: costPerKb(milliseconds, dear.bytes) }]
  })
  return {
    tries: doorsOf(checkout).length * restarts * tries,
    ordinary: costPerKb(timeOf(plain, MANY), plain.bytes),
    dearest: dearestOf(again, 10),
  }
}
