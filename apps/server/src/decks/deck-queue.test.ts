import { withDecks } from '@tablee/game-kit/deck/own-deck.ts'
import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { DeckRead, TableMove } from '@tablee/kernel'
import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { secretOf } from '../../testing/test-client.ts'
import { LIMITS } from '../limits/limits.ts'
import { registerDeckRoute } from './deck-route.ts'
import type { ReadDeck } from './deck-worker-pool.ts'

const { id: game, deck } = withDecks(GAMES).at(-1) ?? expect.unreachable()
const read = makeShelf(GAMES, () => ({})).get(game)?.ownDecks?.read ?? expect.unreachable()
const header = (title: string) => `# ${deck.names[0]} : ${title}`

/** The route alone, in front of a fake table that reads each deck as the kernel does. Decks for the worker wait until the test releases them. */
const openDoor = ({ hasSeat = true } = {}) => {
  const app = fastify()
  const underWay: { readonly text: string; readonly end: (read: DeckRead | Error) => void }[] = []
  const readByTable: DeckRead[] = []
  const readDeck: ReadDeck = (_, text) =>
    new Promise((resolve, reject) => {
      underWay.push({ text, end: (found) => (found instanceof Error ? reject(found) : resolve(found)) })
    })
  const askBy = async (_: string, move: TableMove) => {
    if (move.type === 'use-deck') readByTable.push(read(move.text))
    return { type: 'done' as const }
  }
  const found = { code: 'K7MP', table: { askBy }, hasSeat } as never
  registerDeckRoute(app, {
    ...{ limits: LIMITS, isBehindProxy: true, gossip: undefined, readDeck, onAnswer: () => {} },
    lookup: { find: async () => found },
    written: { minutesToWait: () => undefined, add: () => {} },
  })
  const put = async (text: string, address = '192.0.2.1') => {
    const headers = {
      'content-type': 'text/plain',
      authorization: `Bearer ${secretOf('Léa')}`,
      'x-forwarded-for': address,
    }
    const url = `/api/tables/K7MP/decks/${game}`
    return (await app.inject({ method: 'PUT', url, headers, payload: text })).statusCode
  }
  const begun = (count: number) => vi.waitFor(() => expect(underWay).toHaveLength(count), { timeout: 30_000 })
  return { put, underWay, readByTable, begun }
}

const large = (name: string) => `${header(name)}\n${'= thème\n'.repeat(2000)}`
/** A result that parsing this deck could not give. */
const readAs = (title: string): DeckRead => ({ isFit: true, title, cards: 7 })

it('a large deck is parsed in the worker thread and not again in the event loop', async () => {
  const { put, underWay, readByTable, begun } = openDoor()
  const laid = put(large('Un'))
  await begun(1)
  underWay[0]?.end(readAs('of the thread'))
  expect(await laid).toBe(204)
  expect(readByTable).toEqual([readAs('of the thread')])
})

it('concurrent decks of one address are parsed one after the other; another address does not wait', async () => {
  const { put, underWay, begun } = openDoor()
  const texts = ['Un', 'Deux', 'Trois'].map(large)
  const laid = texts.map((text) => put(text))
  const elsewhere = put(large('Quatre'), '192.0.2.2')
  await begun(2)
  expect(underWay.map(({ text }) => text)).toEqual([texts[0], large('Quatre')])
  underWay[1]?.end(readAs('Quatre'))
  expect(await elsewhere).toBe(204)
  expect(underWay).toHaveLength(2)
  // The result of the first deck does not affect the second.
  underWay[0]?.end(new Error('the thread is gone'))
  expect(await laid[0]).toBe(500)
  await begun(3)
  underWay[2]?.end(readAs('Deux'))
  await begun(4)
  underWay[3]?.end(readAs('Trois'))
  expect(await Promise.all(laid)).toEqual([500, 204, 204])
})

it('allows ten uploads in ten minutes from one address, accepted or not', async () => {
  const { put } = openDoor()
  const answers: number[] = []
  for (let nth = 0; nth < 11; nth++) answers.push(await put(header('Rien')))
  expect(answers).toEqual([...Array(10).fill(204), 429])
  expect(await put(header('Rien'), '192.0.2.2')).toBe(204)
})

it('parses nothing for a caller without a seat', async () => {
  const { put, underWay } = openDoor({ hasSeat: false })
  await put(large('Un'))
  expect(underWay).toEqual([])
})
