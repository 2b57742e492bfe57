import { hasNats, startNats } from '@tablee/log/nats-trial'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../src/trial-client.ts'
import { startBuiltServer } from './built-server.ts'

type Node = Awaited<ReturnType<typeof startBuiltServer>>

let nats: Awaited<ReturnType<typeof startNats>>
const nodes: Node[] = []

/** NATS_URL=… npm start, and nothing else. */
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

const names = ({ view }: Client) => view.seats.map(({ name }) => name)

describe.skipIf(!hasNats())('two nodes over one NATS', () => {
  beforeAll(async () => {
    nats = await startNats()
  })
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map(({ kill }) => kill()))
  })
  afterAll(() => nats.stop())

  it('serve one table: what is asked at one is seen at the other', async () => {
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

  it('a node is killed: its people go on at the other, in their seats', async () => {
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

  it('all of them are killed, and NATS as well: the table is there as it was', async () => {
    const first = await startNode()
    const code = await newTable(first)
    await sit(first, code, 'Léa')
    await first.kill()
    await nats.kill()
    await nats.restart()
    expect(names(await Client.at((await startNode()).url, code, 'Léa'))).toEqual(['Léa'])
  })
})
