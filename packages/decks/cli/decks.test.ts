import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
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
const ours = decks()

it('MPM-4 the deck of Mot pour Mot has at least 60 two-sided cards, and no fault', () => {
  const deck = ours.counts['mot-pour-mot.txt']
  expect([ours.status, deck.faults, deck.categories]).toEqual([0, 0, deck.cards * 2])
  expect(deck.cards).toBeGreaterThanOrEqual(60)
  expect(deck.fewestAnswers).toBeGreaterThanOrEqual(25)
})

it('LAU-4 the deck of Les Lauriers has two boxes of at least 15 cards of four words of all kinds, and no fault', () => {
  const deck = ours.counts['lauriers.txt']
  expect([ours.status, deck.faults, deck.words]).toEqual([0, 0, deck.cards * 4])
  expect(Object.keys(deck.boxes)).toEqual(['1', '2'])
  expect(Math.min(...Object.values<number>(deck.boxes))).toBeGreaterThanOrEqual(15)
  expect(Object.keys(deck.kinds).sort()).toEqual(['adj.', 'adv.', 'loc. adv.', 'n.f.', 'n.m.', 'v.i.', 'v.t.'])
})

it('KOK-1 the deck of Kokomots has 60 themes with at least 120 known answers each, a few checkable, and no fault', () => {
  const deck = ours.counts['kokomots.txt']
  expect([ours.status, deck.faults, deck.cards, deck.themes]).toEqual([0, 0, 30, 60])
  expect(deck.fewestAnswers).toBeGreaterThanOrEqual(120)
  expect([3, 4, 5]).toContain(deck.checkable)
})

it('no simple guesser finds the true definition more than 32 times of 100', () => {
  const found = Object.entries<{ most: number; least: number }>(ours.counts['lauriers.txt'].foundOf100)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, { most, least }]) => Math.max(most, least) > 32)).toEqual([])
})

it('a deck whose truths give themselves away is a fault', () => {
  const text = readFileSync(new URL('../data/lauriers.txt', import.meta.url), 'utf8')
  const { status, stderr } = decks(file(text.replace(/^(: .*)\.$/gm, '$1, en un mot, comme en cent.')))
  expect(status).toBe(1)
  expect(stderr).toMatch(/by « commas » the true definition is found \d+(\.\d)? times of 100/)
})

it('tells file, line and fault of a card of Les Lauriers', () => {
  const { status, stderr } = decks(file('= zutalors, n.m.\n: Juron.\n'))
  expect(status).toBe(1)
  expect(stderr).toMatch(/deck\.txt:1: card-not-of-four: zutalors, n\.m\./)
})

it('tells file, line and fault of a card of Kokomots, and the theme with the fewest answers', () => {
  const { status, counts, stderr } = decks(file('# Kokomots\n= Animal\nchats, chien\n/ Ville\nNew York*\n'))
  expect([status, counts['deck.txt'].fewestAnswers, counts['deck.txt'].fewestAnswersOf]).toEqual([1, 1, 'Ville'])
  expect(stderr).toMatch(/deck\.txt:2: answer-plural: chats/)
  expect(stderr).toMatch(/deck\.txt:4: answers-too-few: Ville/)
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
