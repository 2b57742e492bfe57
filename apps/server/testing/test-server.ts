import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Gossip, Think } from '@tablee/host'
import { newPlace } from '@tablee/host/testing'
import { createApp } from '../src/app.ts'
import { LIMITS, type Limits } from '../src/limits/limits.ts'
import type { RequestLimits } from '../src/limits/request-limit.ts'
import { Client } from './test-client.ts'

/** The real server on a free port, over an in-memory log and a fake clock. */
export const startTestServer = async (
  limits: Partial<Limits> = {},
  think?: Think,
  gossip?: Gossip,
  requestLimits?: RequestLimits,
) => {
  const place = newPlace()
  const host = place.newHost(think === undefined ? {} : { think })
  const webRoot = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(webRoot, 'index.html'), '')
  const app = await createApp({
    webRoot,
    host,
    gossip,
    limits: { ...LIMITS, ...limits },
    ...(requestLimits && { requestLimits }),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  const sit = async (code: string, name: string): Promise<Client> => {
    const client = await Client.at(url, code, name)
    await client.ask({ type: 'sit', name })
    return client
  }
  const close = async () => {
    await app.close()
    await host.close()
  }
  return { ...place, host, url, app, sit, close }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
