import { LARGEST_OWN_DECK } from '@tablee/game-kit/deck/own-deck.ts'
import { rememberDeck } from '@tablee/game-kit/own-decks.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { Answer, Gossip } from '@tablee/host'
import { readSecret } from '@tablee/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sharedCounter } from '../cluster/shared-limits.ts'
import { addressOf, isSameOrigin, keyOf } from '../http/callers.ts'
import type { Limits } from '../limits/limits.ts'
import type { TableLookup } from '../limits/table-lookup.ts'
import type { WrittenBytes } from '../limits/written-bytes.ts'
import type { ReadDeck } from './deck-worker-pool.ts'

const TEN_MINUTES = 600_000
/** Characters. A deck of this size is parsed in about a millisecond: not worth a thread. */
const SMALL_DECK = 8192

interface DeckRouteOptions {
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

/** Undefined for invalid UTF-8. */
const readText = (body: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** HTTP status of each refusal code; 409 for the others. */
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

/** Error codes for what fastify refuses by itself. */
const FASTIFY_ERRORS: Readonly<Record<number, string>> = { 413: 'deck-too-large', 415: 'not-text' }

const takesOwnDecks = (game: string): boolean => GAMES.some(({ id, deck }) => id === game && deck !== undefined)

/** Runs the tasks of each address one after the other. */
class AddressQueue {
  private readonly tails = new Map<string, Promise<unknown>>()

  async run<T>(address: string, task: () => Promise<T>): Promise<T> {
    const result = (this.tails.get(address) ?? Promise.resolve()).then(task)
    const tail = result.catch(() => undefined)
    this.tails.set(address, tail)
    try {
      return await result
    } finally {
      if (this.tails.get(address) === tail) this.tails.delete(address)
    }
  }
}

/**
 * PUT /api/tables/CODE/decks/GAME: uploads a deck, which is too large for a WebSocket frame. The caller authenticates with the secret of a
 * seat. The deck becomes a move like any other and is on disk before the answer is sent.
 */
export const registerDeckRoute = (app: FastifyInstance, options: DeckRouteOptions): void => {
  const { limits, isBehindProxy, gossip, lookup, written, readDeck, onAnswer } = options
  const newDecks = sharedCounter('new-decks', limits.newDecks, TEN_MINUTES, gossip)
  const queue = new AddressQueue()

  const putDeck = async ({ raw, params, headers, body }: FastifyRequest<Route>, reply: FastifyReply) => {
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
    const answer = await queue.run(address, async () => {
      // The table takes this result from the cache instead of parsing the deck again in the event loop.
      if (found.hasSeat && text.length > SMALL_DECK && takesOwnDecks(game))
        rememberDeck(game, text, await readDeck(game, text))
      return found.table.askBy(key, { type: 'use-deck', game, text })
    })
    if (answer.type === 'done') written.add(address, Buffer.byteLength(JSON.stringify(text)))
    onAnswer(answer.type)
    return answerWith(reply, answer)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/plain', { parseAs: 'buffer', bodyLimit: LARGEST_OWN_DECK }, (_, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, request, reply) => {
      if (statusCode >= 500) request.log.error('a deck was not taken')
      return reply
        .code(statusCode)
        .send({ error: FASTIFY_ERRORS[statusCode] ?? (statusCode >= 500 ? 'internal' : 'bad-request') })
    })
    // Runs before the body is read.
    scope.addHook('onRequest', async ({ raw }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isSameOrigin(raw)) return reply.code(403).send({ error: 'not-from-here' })
      const address = addressOf(raw, isBehindProxy)
      if (newDecks.isFull(address)) return reply.code(429).send({ error: 'too-many-tries' })
      newDecks.add(address)
    })
    scope.put<Route>('/api/tables/:code/decks/:game', putDeck)
  })
}
