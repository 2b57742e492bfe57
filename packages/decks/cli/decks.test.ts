import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const decks = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'decks', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, counts: JSON.parse(stdout), stderr }
}
const file = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'tablee-deck-')), 'deck.txt')
  writeFileSync(path, text)
  return path
}

it('MPM-4 the deck of Mot pour Mot has at least 60 two-sided cards, and no fault', () => {
  const { status, counts } = decks()
  const deck = counts['mot-pour-mot.txt']
  expect([status, deck.faults, deck.categories]).toEqual([0, 0, deck.cards * 2])
  expect(deck.cards).toBeGreaterThanOrEqual(60)
  expect(deck.fewestAnswers).toBeGreaterThanOrEqual(25)
})

it('tells file, line and fault, and exits 1', () => {
  const { status, counts, stderr } = decks(file('= Un fruit\npome\n\n/ Une ville\nparis\n'))
  expect([status, counts['deck.txt'].cards]).toEqual([1, 1])
  expect(stderr).toMatch(/deck\.txt:1: answer-misspelled: pome/)
  expect(stderr).toMatch(/deck\.txt:4: answers-too-few: Une ville/)
})

it('a file that is no deck, or not there: a plain sentence, exit 1', () => {
  expect(decks(file('\0\x01PNG'))).toMatchObject({ status: 1, stderr: expect.stringContaining('no card in it') })
  const { status, stderr } = decks('nowhere.txt')
  expect([status, stderr]).toEqual([1, 'nowhere.txt: cannot be read\n'])
})
