import { LARGEST_OWN_DECK } from '@tablee/game-kit/deck/own-deck.ts'
import { rememberDeck } from '@tablee/game-kit/own-decks.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { Answer, Gossip } from '@tablee/host'
import { readSecret } from '@tablee/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, isOwnPage, keyOf } from './callers.ts'
import type { ReadDeck } from './deck-readers.ts'
import type { Limits } from './limits.ts'
import { sharedTally } from './shared-limits.ts'
import type { TableLookup } from './table-lookup.ts'
import type { WrittenBytes } from './written-bytes.ts'

const TEN_MINUTES = 600_000
/** Characters that are read in about a millisecond once the code is warm: a thread would not be worth it. */
const SMALL = 8192

interface DecksOptions {
  readonly limits: Limits
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  /** Shared with the sockets. */
  readonly lookup: Pick<TableLookup, 'find'>
  readonly written: Pick<WrittenBytes, 'minutesToWait' | 'add'>
  readonly readDeck: ReadDeck
  readonly onAnswer: (answer: Answer['type']) => void
}

interface Route {
  readonly Params: { readonly code: string; readonly game: string }
  readonly Body: Buffer | undefined
}

/** Strictly: what is no UTF-8 is no text. */
const readText = (body: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** What cannot be read is told apart from what may not be. */
const STATUS: Readonly<Record<string, number>> = {
  'not-seated': 403,
  'host-only': 403,
  'no-such-game': 404,
  'no-own-decks': 404,
  'deck-unfit': 422,
  'deck-of-another-game': 422,
}
const CONFLICT = 409

const answerWith = (reply: FastifyReply, answer: Answer) => {
  if (answer.type === 'done') return reply.code(204).send()
  if (answer.type === 'trouble') return reply.code(503).send({ error: 'server-trouble' })
  const { code, rule, about } = answer.refusal
  return reply.code(STATUS[code] ?? CONFLICT).send({ error: code, rule, ...(about === undefined ? {} : { about }) })
}

/** What fastify finds out by itself. */
const TROUBLES: Readonly<Record<number, string>> = { 413: 'deck-too-large', 415: 'not-text' }

const takesOwnDecks = (game: string): boolean => GAMES.some(({ id, deck }) => id === game && deck !== undefined)

/** Lets each address do one thing at a time; what it asks for meanwhile waits. */
class OneAtATime {
  private readonly lines = new Map<string, Promise<unknown>>()

  async run<T>(address: string, act: () => Promise<T>): Promise<T> {
    const mine = (this.lines.get(address) ?? Promise.resolve()).then(act)
    const line = mine.catch(() => undefined)
    this.lines.set(address, line)
    try {
      return await mine
    } finally {
      if (this.lines.get(address) === line) this.lines.delete(address)
    }
  }
}

/**
 * PUT /api/tables/CODE/decks/GAME: a deck of one's own, which no frame could hold, by whoever holds a seat's secret. It goes the way
 * of every move, and is on disk when it is answered.
 */
export const offerDecks = (app: FastifyInstance, options: DecksOptions): void => {
  const { limits, isBehindProxy, gossip, lookup, written, readDeck, onAnswer } = options
  const newDecks = sharedTally('new-decks', limits.newDecks, TEN_MINUTES, gossip)
  const turns = new OneAtATime()

  const layDeck = async ({ raw, params, headers, body }: FastifyRequest<Route>, reply: FastifyReply) => {
    const fail = (status: number, error: string) => reply.code(status).send({ error })
    const secret = readSecret(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1])
    if (secret === undefined) return fail(401, 'not-seated')
    const address = addressOf(raw, isBehindProxy)
    const key = keyOf(secret)
    const found = await lookup.find(address, params.code, key)
    if (found === 'no-such-table') return fail(404, found)
    if (typeof found === 'string') return fail(429, 'too-many-tries')
    const minutes = written.minutesToWait(address)
    if (minutes !== undefined)
      return reply.code(429).send({ error: 'too-much-written', rule: 'ALL-4', about: String(minutes) })
    const text = readText(body ?? Buffer.alloc(0))
    if (text === undefined) return fail(422, 'not-text')
    const { game } = params
    const answer = await turns.run(address, async () => {
      // The table finds what was read here, and does not read it again in the loop.
      if (found.hasSeat && text.length > SMALL && takesOwnDecks(game))
        rememberDeck(game, text, await readDeck(game, text))
      return found.table.askBy(key, { type: 'use-deck', game, text })
    })
    if (answer.type === 'done') written.add(address, Buffer.byteLength(JSON.stringify(text)))
    onAnswer(answer.type)
    return answerWith(reply, answer)
  }

  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('text/plain', { parseAs: 'buffer', bodyLimit: LARGEST_OWN_DECK }, (_, body, done) =>
      done(null, body),
    )
    door.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, request, reply) => {
      if (statusCode >= 500) request.log.error('a deck was not taken')
      return reply
        .code(statusCode)
        .send({ error: TROUBLES[statusCode] ?? (statusCode >= 500 ? 'internal' : 'bad-request') })
    })
    // Before anything is read.
    door.addHook('onRequest', async ({ raw }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isOwnPage(raw)) return reply.code(403).send({ error: 'not-from-here' })
      const address = addressOf(raw, isBehindProxy)
      if (newDecks.isFull(address)) return reply.code(429).send({ error: 'too-many-tries' })
      newDecks.add(address)
    })
    door.put<Route>('/api/tables/:code/decks/:game', layDeck)
  })
}
