import { mean, print, printHead } from '../../../bench/figures.ts'
import { letterCards } from '../deck/letters.ts'
import { type Dealt, deal } from './deals.ts'
import type { KnownWords } from './known-words.ts'
import { CANDIDATES } from './sets.ts'

/** A share in percent with its 95 % confidence interval: Wilson's, which also holds near zero. */
const shareOf = (each: readonly boolean[]): string => {
  const z = 1.96
  const count = each.length
  const share = each.filter(Boolean).length / count
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count)
  const half = (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))
  const [from, to] = [Math.max(0, middle - half), middle + half].map((bound) => (100 * bound).toFixed(2))
  return `${(100 * share).toFixed(2)} (${from}–${to})`
}

const figures = (deals: readonly Dealt[]): string[] => {
  const share = (is: (dealt: Dealt) => boolean) => shareOf(deals.map(is))
  return [
    share(({ isStuck }) => isStuck),
    share(({ isStuckAgain }) => isStuckAgain),
    mean(
      deals.map(({ letters }) => letters),
      2,
    ),
    mean(
      deals.map(({ points }) => points),
      2,
    ),
    share(({ isStuckWithTurned }) => isStuckWithTurned),
    ...[0, 1, 2].map((packet) => share(({ isStuckWithPacket }) => isStuckWithPacket[packet] === true)),
    share(({ isTeamStuck }) => isTeamStuck),
  ]
}

/** Over random deals: how often of 100 nothing can be claimed in any column, and what the best claim takes. */
export const compareDeals = (count: number, themes: readonly KnownWords[], inMind: readonly number[]): void => {
  printHead([
    'letters',
    'in mind',
    'stuck, of 100',
    'also after an exchange',
    'letters taken',
    'points',
    'stuck with two turned',
    'with a packet of 1',
    'of 2',
    'of 3',
    'not all three',
  ])
  for (const of100 of inMind)
    for (const [name, set] of Object.entries(CANDIDATES)) {
      const cards = [...letterCards(set).values()]
      const deals = Array.from({ length: count }, (_, nth) => deal(`deal ${nth}`, themes, cards, of100))
      print([name, `${of100} %`, ...figures(deals)])
    }
}
