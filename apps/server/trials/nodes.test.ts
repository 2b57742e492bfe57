import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SeatId, TableView } from '@tablee/kernel'
import { hasNats, startNats } from '@tablee/log/nats-trial'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/test-client.ts'
import { startBuiltServer } from './built-server.ts'

type Node = Awaited<ReturnType<typeof startBuiltServer>>

let nats: Awaited<ReturnType<typeof startNats>>
const nodes: Node[] = []

/** Like `NATS_URL=… npm start`. */
const startNode = async (): Promise<Node> => {
  const node = await startBuiltServer({ NATS_URL: nats.url })
  nodes.push(node)
  return node
}

const newTable = async ({ url }: Node): Promise<string> => {
  const answer = await fetch(`${url}/api/tables`, { method: 'POST' })
  return ((await answer.json()) as { code: string }).code
}

const sit = async ({ url }: Node, code: string, name: string): Promise<Client> => {
  const client = await Client.at(url, code, name)
  await client.ask({ type: 'sit', name })
  return client
}

const isPaused = ({ status }: TableView) => status === 'paused'

const names = ({ view }: Client) => view.seats.map(({ name }) => name)

describe.skipIf(!hasNats())('two nodes over one NATS', () => {
  beforeAll(async () => {
    nats = await startNats()
  })
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map(({ kill }) => kill()))
  })
  afterAll(() => nats.stop())

  it('serve one table: a move at one is visible at the other', async () => {
    const [one, other] = await Promise.all([startNode(), startNode()])
    const code = await newTable(one)
    const lea = await sit(one, code, 'Léa')
    const tom = await sit(other, code, 'Tom')
    await lea.sees(({ seats }) => seats.length === 2)
    expect([names(lea), names(tom)]).toEqual([
      ['Léa', 'Tom'],
      ['Léa', 'Tom'],
    ])
    await tom.ask({ type: 'rename', name: 'Théo' })
    await lea.sees(({ seats }) => seats[1]?.name === 'Théo')
  })

  it('when a node is killed, its people continue at the other, in their seats', async () => {
    const [one, other] = await Promise.all([startNode(), startNode()])
    const code = await newTable(one)
    const lea = await sit(one, code, 'Léa')
    const tom = await sit(other, code, 'Tom')
    await one.kill()
    await lea.closed
    const again = await Client.at(other.url, code, 'Léa')
    expect(again.view.me).toBe(lea.view.me)
    expect(await again.ask({ type: 'rename', name: 'Lila' })).toMatchObject({ type: 'done' })
    await tom.sees(({ seats }) => seats[0]?.name === 'Lila')
  })

  it('share presence', async () => {
    const [one, other] = await Promise.all([startNode(), startNode()])
    const code = await newTable(one)
    const lea = await sit(one, code, 'Léa')
    await sit(other, code, 'Tom')
    await Client.at(other.url, code)
    await lea.sees(({ seats, screens }) => screens === 1 && seats[1]?.isPresent === true)
    await other.kill()
    await lea.sees(({ seats, screens }) => screens === 0 && seats[1]?.isPresent === false)
  })

  it('share one clock: bots move once although both nodes try, and all see the same', async () => {
    const [one, other] = await Promise.all([startNode(), startNode()])
    const code = await newTable(one)
    const lea = await sit(one, code, 'Léa')
    const tom = await sit(other, code, 'Tom')
    const screens = await Promise.all([one, other].map(({ url }) => Client.at(url, code)))
    for (let bots = 0; bots < 2; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
    await lea.ask({ type: 'start' })
    await lea.sees(({ play }) => play !== undefined)
    // The people have nothing to do but watch.
    for (const seat of ['s1', 's2'] as SeatId[]) await lea.ask({ type: 'hand-over', seat, to: 'gentle' })
    const start = JSON.stringify(lea.view.play?.view)
    await Promise.all(screens.map((screen) => screen.sees(({ play }) => JSON.stringify(play?.view) !== start)))
    await tom.ask({ type: 'pause' })
    const [seenHere, seenThere] = await Promise.all(screens.map((screen) => screen.sees(isPaused)))
    expect(seenThere).toEqual(seenHere)
  })

  it('a node that is stopped disconnects its people first, and those at the other notice nothing', async () => {
    const [one, other] = await Promise.all([startNode(), startNode()])
    const code = await newTable(one)
    const lea = await sit(one, code, 'Léa')
    const tom = await sit(other, code, 'Tom')
    await tom.sees(({ seats }) => seats.every(({ isPresent }) => isPresent))
    const from = tom.frames.length
    const stopped = one.stop()
    expect((await lea.closed).code).toBe(1001)
    const again = await Client.at(other.url, code, 'Léa')
    expect(again.view.me).toBe('s1')
    expect(await stopped).toBe(0)
    await tom.ask({ type: 'rename', name: 'Théo' })
    expect(JSON.stringify(tom.frames.slice(from))).not.toContain('"isPresent":false')
  })

  it('a node that loses NATS is alive but not ready, and sends its people elsewhere until NATS is back', async () => {
    const node = await startNode()
    const { url } = node
    const code = await newTable(node)
    const lea = await sit(node, code, 'Léa')
    const status = async (path: string) => (await fetch(`${url}${path}`)).status
    expect(await status('/readyz')).toBe(200)
    await nats.kill()
    while ((await status('/readyz')) !== 503) await nextTurn()
    expect(await status('/healthz')).toBe(200)
    expect((await lea.closed).code).toBe(1001)
    await expect(Client.connect(url)).rejects.toThrow('503')
    await nats.restart()
    while ((await status('/readyz')) !== 200) await nextTurn()
    expect((await Client.at(url, code, 'Léa')).view.me).toBe(lea.view.me)
  })

  it('after all nodes and NATS are killed, the table is as it was', async () => {
    const first = await startNode()
    const code = await newTable(first)
    await sit(first, code, 'Léa')
    await first.kill()
    await nats.kill()
    await nats.restart()
    expect(names(await Client.at((await startNode()).url, code, 'Léa'))).toEqual(['Léa'])
  })
})
