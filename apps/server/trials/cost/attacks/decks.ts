import { someDeck } from '@tablee/game-kit/testing/sample-deck.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { secretOf } from '../../../testing/test-client.ts'
import { newTable } from '../../hostile/swarm.ts'
import { type Attack, countInto } from '../attack.ts'
import { Device } from '../device.ts'
import { send } from './http.ts'

const LINES = 65_000
const REQUESTS = 58

const { game, text } = await someDeck(GAMES)
/** A deck whose every line is a fault; found by the audit. */
const UNFIT = `${text('Tout').split('\n')[0]}\n${'= c\n'.repeat(LINES)}`

export const unfitDecks: Attack = {
  name: '58 unfit decks at once',
  finding: '1',
  seconds: 3,
  ready: async ({ url, from, ledger, seconds }) => {
    const code = await newTable(url, from)
    const host = await Device.at({ url, from, ledger }, code, `${code} decks`)
    await host.ask({ type: 'sit', name: 'Bob' })
    return async () => {
      const statuses: Record<string, number> = {}
      const start = performance.now()
      const put = async () => {
        const headers = { authorization: `Bearer ${secretOf(`${code} decks`)}`, 'content-type': 'text/plain' }
        const address = `${url}/api/tables/${code}/decks/${game}`
        countInto(statuses, String(await send({ url: address, from, method: 'PUT', headers, body: UNFIT })))
      }
      await Promise.all(Array.from({ length: REQUESTS }, put))
      const took = performance.now() - start
      // The bystanders are measured for some time, however short the attack was.
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, seconds * 1000 - took)))
      return {
        bytes: REQUESTS * Buffer.byteLength(UNFIT),
        figures: { 'all answered within (s)': (took / 1000).toFixed(2), statuses: JSON.stringify(statuses) },
      }
    }
  },
}
