import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CheckCards, CheckedDeck } from '@tablee/game-kit/deck/deck-rules.ts'
import { parseExceptions } from '@tablee/game-kit/deck/exceptions.ts'
import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { findVulgar } from '@tablee/game-kit/deck/vulgar.ts'

const games = new URL('../../../games/', import.meta.url)
const vulgarList = new URL('../../game-kit/src/deck/vulgar.txt', import.meta.url)

const inDeckOf = (game: string, file: string): string => fileURLToPath(new URL(`${game}/deck/${file}`, games))

/** Where a game has the text of its own cards. */
export const cardsOf = (game: string): string => inDeckOf(game, 'cards.txt')

/** The strict checks of a game's cards; undefined for a game that has none. */
const checksOf = async (game: string): Promise<CheckCards | undefined> => {
  const file = new URL(`${game}/deck/check-cards.ts`, games)
  if (!existsSync(file)) return undefined
  const { checkCards }: { checkCards: CheckCards } = await import(file.href)
  return checkCards
}

const vulgar = new Set(
  readFileSync(vulgarList, 'utf8')
    .replace(/^#.*/gm, '')
    .split(/[,\s]+/)
    .filter((word) => word !== ''),
)

/** Everything that the strict checks find in a text of a game's cards. */
export const checkDeck = async (
  game: string,
  text: string,
  isSpelled: (word: string) => boolean,
  complainOf: (file: string, faults: readonly Fault[]) => void,
): Promise<CheckedDeck | undefined> => {
  const check = await checksOf(game)
  const reviewed = (name: string): ReadonlySet<string> => {
    const file = inDeckOf(game, `${name}.txt`)
    const { words, faults } = parseExceptions(readFileSync(file, 'utf8'))
    complainOf(file, faults)
    return words
  }
  const checked = check?.(text, { isSpelled, reviewed })
  return checked && { ...checked, faults: [...checked.faults, ...findVulgar(text, vulgar)] }
}
