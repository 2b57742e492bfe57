import { someDeck } from '@tablee/game-kit/testing/sample-deck.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { Client, secretOf } from '../../testing/test-client.ts'
import { Ledger } from './ledger.ts'
import type { Finding, TrialContext } from './trial-context.ts'

const { game, text: textOf } = await someDeck(GAMES)
const small = textOf('Le monde')
const [title = ''] = small.split('\n')
const lines = (count: number) => Array.from({ length: count }, (_, nth) => `= Une chose numéro ${nth}`)
const words = (count: number) => Array.from({ length: count }, (_, nth) => `mot${'aeiou'[nth % 5]}`)

/** An upload, and the answer that it must get. */
const DECKS: readonly (readonly [string, string | Buffer, number])[] = [
  ['a small one', small, 204],
  ['10,000 lines', [title, ...lines(10_000)].join('\n'), 422],
  ['one line of 10 MB', title + 'x'.repeat(10_000_000), 413],
  ['one byte too many', title.padEnd(262_145), 413],
  ['answers up to the brim', `${title}\n= Un mot\n${words(40_000).join(', ')}`, 422],
  ['towers of accents', `${title}\n= Z${'\u0336'.repeat(100_000)}`, 422],
  ['no UTF-8', Buffer.from([...Buffer.from(title), 10, 0xc3, 0x28]), 422],
  ['noughts', Buffer.alloc(262_144), 422],
  ['heads without end', `${title}\n${'='.repeat(260_000)}`, 422],
  ['nothing', '', 422],
  ['one more than an address may lay in ten minutes', small, 429],
]

/** Far too large decks over HTTP and over the socket: each is answered with a code, and the table survives. */
export const giantDecks = async ({ server: { url } }: TrialContext): Promise<Finding> => {
  const ledger = new Ledger()
  const answer = await fetch(`${url}/api/tables`, { method: 'POST' })
  const { code } = (await answer.json()) as { code: string }
  const host = await Client.at(url, code, `${code} decks`)
  await host.ask({ type: 'sit', name: 'Bibliothécaire' })
  const wrong: string[] = []
  let longest = 0
  for (const [what, body, expected] of DECKS) {
    const start = performance.now()
    const { status, text } = await fetch(`${url}/api/tables/${code}/decks/${game}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secretOf(`${code} decks`)}`, 'content-type': 'text/plain' },
      body: new Uint8Array(Buffer.from(body)),
    }).then(
      async (reply) => ({ status: reply.status, text: await reply.text() }),
      // The server may close the connection without reading the body.
      () => ({ status: 413, text: '' }),
    )
    longest = Math.max(longest, performance.now() - start)
    ledger.inspect(text)
    if (status !== expected) wrong.push(`${what}: ${status}`)
  }
  host.say({ type: 'move', id: 'deck', move: { type: 'use-deck', game, text: title } })
  const { code: trouble } = await host.hears('error')
  if (trouble !== 'malformed') wrong.push(`by socket: ${trouble}`)
  const isServed = (await host.ask({ type: 'rename', name: 'Bibliothécaire 2' })).type === 'done'
  host.socket.close()
  return {
    figures: {
      decks: DECKS.length,
      'answered otherwise': wrong.join('; ') || 0,
      'longest answer (ms)': longest.toFixed(0),
      'cards on the table': host.view.decks[game]?.cards ?? 0,
    },
    isWell: wrong.length === 0 && ledger.leaks.length === 0 && isServed,
  }
}
