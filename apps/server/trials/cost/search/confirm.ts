import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretOf } from '../../../testing/test-client.ts'
import { Ledger } from '../../hostile/ledger.ts'
import { addressAt, newTable } from '../../hostile/swarm.ts'
import { countInto } from '../attack.ts'
import { send } from '../attacks/http.ts'
import { Device } from '../device.ts'
import { type Checkout, codeAt, deviceName, layLog } from '../logs.ts'
import { startTarget, type Target } from '../target.ts'
import { deckText } from './deck-inputs.ts'
import { type CostlyInput, costPerKb } from './hill-climb.ts'
import { frameOf, tableOf } from './table-inputs.ts'

/** What one of the costliest inputs costs the built server, including all overhead. */
interface Confirmed {
  readonly milliseconds: number
  readonly perKb: number
  readonly answers: Readonly<Record<string, number>>
}

/** Each input is sent once to that many tables: sent twice to one, it might be refused. */
const TABLES = 40
/** From another network each: this measures a message, not the limits. */
const address = (nth: number) => addressAt(nth + 1, 88)

/** CPU time of the server in milliseconds while something is sent to it. */
const spentDuring = async (server: Target, act: () => Promise<void>): Promise<number> => {
  const { cpu } = await server.heap()
  await act()
  return (await server.heap()).cpu - cpu
}

const DECKS = 10

const confirmDeck = async (server: Target, game: string, { genes }: CostlyInput) => {
  const answers: Record<string, number> = {}
  const tables: string[] = []
  for (let nth = 0; nth <= DECKS; nth++) {
    const from = address(nth)
    const code = await newTable(server.url, from)
    const host = await Device.at({ url: server.url, from, ledger: new Ledger() }, code, code)
    await host.ask({ type: 'sit', name: 'Bob' })
    tables.push(code)
  }
  const put = async (nth: number) => {
    const code = tables[nth] as string
    const headers = { authorization: `Bearer ${secretOf(code)}`, 'content-type': 'text/plain' }
    const url = `${server.url}/api/tables/${code}/decks/${game}`
    return send({ url, from: address(nth), method: 'PUT', headers, body: deckText(game, genes, nth) })
  }
  // Warm-up: the first deck starts the thread and compiles the code.
  await put(DECKS)
  const spent = await spentDuring(server, async () => {
    for (let nth = 0; nth < DECKS; nth++) countInto(answers, String(await put(nth)))
  })
  return { milliseconds: spent / DECKS, answers }
}

const confirmMessage = async (
  server: Target,
  checkout: Checkout,
  game: string,
  { genes }: CostlyInput,
  codes: readonly string[],
) => {
  const answers: Record<string, number> = {}
  const { table } = tableOf(checkout, game, genes)
  const { name, message, textOf } = frameOf(table, game, genes)
  const devices: Device[] = []
  for (const [nth, code] of codes.entries())
    devices.push(
      await Device.at({ url: server.url, from: address(nth), ledger: new Ledger() }, code, deviceName(code, name)),
    )
  const isAnswered = ['move', 'replay'].includes((message as { type: string }).type)
  const spent = await spentDuring(server, async () => {
    for (const device of devices) countInto(answers, await device.send(JSON.parse(textOf(0)), isAnswered))
  })
  return { milliseconds: spent / devices.length, answers }
}

/** Sends the input to a server that has such tables. */
export const confirm = async (dir: string, checkout: Checkout, dear: CostlyInput): Promise<Confirmed> => {
  const data = mkdtempSync(join(tmpdir(), 'tablee-cost-'))
  const [kind, game] = dear.door.split(' ') as ['deck' | 'table', string]
  const codes = Array.from({ length: TABLES }, (_, nth) => codeAt(nth))
  if (kind === 'table') {
    const { recorded } = tableOf(checkout, game, dear.genes, Date.now())
    await layLog(
      dir,
      data,
      codes.map((code) => ({ code, recorded })),
    )
  }
  const server = await startTarget({ dir, data })
  try {
    const { milliseconds, answers } = await (kind === 'deck'
      ? confirmDeck(server, game, dear)
      : confirmMessage(server, checkout, game, dear, codes))
    return { milliseconds, perKb: costPerKb(milliseconds, dear.bytes), answers }
  } finally {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}
