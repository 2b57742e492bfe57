import { readFileSync } from 'node:fs'
import type { AnyGame } from '@tablee/game-kit/define-game.ts'
import { seededChance } from '@tablee/kernel'

/** As few cards out of the game's own deck as a deck must have; lines that a deck may leave out are left out. */
export const smallestDeck = ({ id, deck }: Pick<AnyGame, 'id' | 'deck'>, seed: string): string => {
  const box = readFileSync(new URL(`../../../games/${id}/deck/cards.txt`, import.meta.url), 'utf8')
  const cards = box.replace(/^(#|==|-).*$/gm, '').split(/^(?==)/m)
  const few = seededChance(seed).shuffle(cards.slice(1)).slice(0, deck?.fewestCards)
  return [`# ${deck?.names[0]} : Le petit`, ...few].join('\n')
}
