import { seededChance } from '@tablee/kernel'
import { print, printHead } from '../../../bench/figures.ts'
import { CONSTRAINTS, KOKOMOTS_LETTERS, type LetterCard, letterCards } from '../deck/letters.ts'
import { canClaim } from './claims.ts'
import { comeToMind, type KnownWords } from './known-words.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** How often of 100 a card can be used in some of four columns, by somebody to whom so many of 100 answers come. */
const usableOf100 = (card: LetterCard, deals: number, themes: readonly KnownWords[], of100: number): number => {
  const cards = [...letterCards(KOKOMOTS_LETTERS).values()]
  let used = 0
  for (let nth = 0; nth < deals; nth++) {
    const chance = seededChance(`use ${nth}`)
    const letters = chance.shuffle(cards)
    const columns = chance
      .shuffle(themes)
      .slice(0, 4)
      .map((words) => ({ words, inMind: comeToMind(words, of100, chance), letters: letters.splice(0, 2) }))
    if (canClaim([card], columns)) used += 1
  }
  return Math.round((100 * used) / deals)
}

/** Every letter with every constraint, also those that are on no card. */
export const compareCards = (deals: number, themes: readonly KnownWords[], of100: number): void => {
  printHead([`of 100, ${of100} % in mind`, ...ALPHABET])
  for (const constraint of CONSTRAINTS)
    print([constraint, ...ALPHABET.map((letter) => String(usableOf100({ letter, constraint }, deals, themes, of100)))])
}
