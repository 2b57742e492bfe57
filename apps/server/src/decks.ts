import { LARGEST_OWN_DECK } from '@tablee/decks'
import { type Answer, type Gossip, type Host, readCode } from '@tablee/host'
import { readSecret } from '@tablee/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, isOwnPage, keyOf } from './callers.ts'
import type { Limits, Tally } from './limits.ts'
import { sharedTally } from './shared-limits.ts'

const TEN_MINUTES = 600_000

interface DecksOptions {
  readonly host: Host
  readonly limits: Limits
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  /** Shared with the sockets. */
  readonly unknownCodes: Tally
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

/**
 * PUT /api/tables/CODE/decks/GAME: a deck of one's own, which no frame could hold, by whoever holds a seat's secret. It goes the way
 * of every move, and is on disk when it is answered.
 */
export const offerDecks = (app: FastifyInstance, options: DecksOptions): void => {
  const { host, limits, isBehindProxy, gossip, unknownCodes, onAnswer } = options
  const newDecks = sharedTally('new-decks', limits.newDecks, TEN_MINUTES, gossip)

  const layDeck = async ({ raw, params, headers, body }: FastifyRequest<Route>, reply: FastifyReply) => {
    const fail = (status: number, error: string) => reply.code(status).send({ error })
    const secret = readSecret(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1])
    if (secret === undefined) return fail(401, 'not-seated')
    const address = addressOf(raw, isBehindProxy)
    const code = readCode(params.code)
    const table = code && (await host.open(code))
    // As for a hello: whoever has tried too much is told nothing of any code, unless they sit there.
    const isGuessing = unknownCodes.isFull(address)
    const key = keyOf(secret)
    if (table === undefined) unknownCodes.add(address)
    if (isGuessing && !table?.hasSeatFor(key)) return fail(429, 'too-many-tries')
    if (table === undefined) return fail(404, 'no-such-table')
    const text = readText(body ?? Buffer.alloc(0))
    if (text === undefined) return fail(422, 'not-text')
    const answer = await table.askBy(key, { type: 'use-deck', game: params.game, text })
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
