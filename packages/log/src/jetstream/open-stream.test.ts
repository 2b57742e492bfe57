import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerTime } from '../index.ts'
import { hasNats, startNats } from '../testing/nats-server.ts'
import { connectNats, openJetStreamLog } from './log.ts'

describe('a NATS URL', () => {
  it.each(['localhost:4222', 'localhost', 'http://127.0.0.1:8222', 'nats://', ''])('can’t be « %s »', async (url) => {
    await expect(connectNats(url)).rejects.toThrow(
      `${url} n’est pas l’adresse d’un serveur NATS : écris nats://MACHINE:4222.`,
    )
  })
})

describe.skipIf(!hasNats())('a single NATS server', () => {
  let server: Awaited<ReturnType<typeof startNats>>
  beforeAll(async () => {
    server = await startNats()
  })
  afterAll(() => server.stop())

  it('is refused for three replicas, even if the stream exists', async () => {
    const nats = await connectNats(server.url)
    const options = { nats, name: 'tablee', clock: () => 0 as ServerTime }
    await (await openJetStreamLog(options)).close()
    await expect(openJetStreamLog({ ...options, replicas: 3 })).rejects.toThrow(
      `NATS_REPLICAS=3 demande plusieurs serveurs NATS en grappe, et ${server.url.replace('nats://', '')} est seul.`,
    )
    await nats.close()
  })
})
