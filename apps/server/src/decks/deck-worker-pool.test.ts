import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sampleDecks } from '@tablee/game-kit/testing/sample-deck.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { afterEach, expect, it } from 'vitest'
import { openDeckWorker, readDeckInProcess } from './deck-worker-pool.ts'

/** Built by `npm run build`. */
const built = new URL('../../dist/decks/deck-worker.js', import.meta.url)
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const open = (...options: Parameters<typeof openDeckWorker>) => {
  const reader = openDeckWorker(...options)
  ends.push(reader.close)
  return reader
}
const threadOf = (source: string): URL => {
  const file = join(mkdtempSync(join(tmpdir(), 'tablee-deck-reader-')), 'reader.mjs')
  writeFileSync(file, source)
  return pathToFileURL(file)
}

it('the worker thread reads a deck like the event loop does, valid or not', async () => {
  const { readDeck } = open(built)
  const [deck = expect.unreachable(), other = expect.unreachable()] = await sampleDecks(GAMES)
  const fit = deck.text('La grammaire')
  const [header = ''] = fit.split('\n')
  for (const text of [fit, header, `${fit}=`, '', '= c\n'.repeat(60_000)])
    expect(await readDeck(deck.game, text)).toEqual(await readDeckInProcess(deck.game, text))
  expect(await readDeck(deck.game, fit)).toMatchObject({ isFit: true, title: 'La grammaire' })
  expect(await readDeck(other.game, fit)).toMatchObject({ isFit: false, code: 'deck-of-another-game' })
})

it('a deck that exceeds the timeout ends the thread; the next deck is read', async () => {
  const { readDeck } = open(
    threadOf(`export default ({ text }) => { while (text === 'endless'); return text }`),
    () => {},
    // Long enough for a busy machine to start a thread.
    3000,
  )
  const [endless, next] = [readDeck('any', 'endless'), readDeck('any', 'short')]
  await expect(endless).rejects.toThrow()
  expect(await next).toBe('short')
})

it('reads one deck at a time for the whole server', async () => {
  const { readDeck } = open(
    threadOf(`
      let underWay = 0
      export default async () => {
        const others = underWay++
        await new Promise((resolve) => setTimeout(resolve, 5))
        underWay--
        return others
      }`),
  )
  expect(await Promise.all(Array.from({ length: 10 }, () => readDeck('any', '')))).toEqual(Array(10).fill(0))
})
