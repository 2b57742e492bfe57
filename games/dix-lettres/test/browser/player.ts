import { expect, type Page } from '@playwright/test'
import { loadPlayWords } from '../../../../packages/lexicon/src/node.ts'
import { wordsMadeOf } from '../../rules/search.ts'

const { graph } = loadPlayWords()

const tiles = (page: Page) => page.locator('button[data-tile]')

/** The ten letters on a phone, once they are all there. */
export const lettersOn = async (page: Page): Promise<string[]> => {
  await expect(tiles(page)).toHaveCount(10)
  return tiles(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-tile') ?? ''))
}

/** A word of so many letters, or of as many as these letters allow. */
export const wordOf = (letters: readonly string[], length: number): string => {
  const words = wordsMadeOf(graph, letters)
  return (
    words.find((word) => word.length === length) ??
    words.filter((word) => word.length < length).sort((a, b) => b.length - a.length)[0] ??
    ''
  )
}

/** Letters that make no word. */
export const noWordOf = (letters: readonly string[]): string => {
  for (const one of letters)
    for (const other of letters) if (one !== other && !graph.isWord(one + other)) return one + other
  throw new Error(`every pair of ${letters.join('')} is a word`)
}

/** Touches tile after tile. */
export const layOut = async (page: Page, word: string): Promise<void> => {
  for (const letter of word) await page.locator(`button[data-tile="${letter}"][aria-pressed="false"]`).first().click()
}
