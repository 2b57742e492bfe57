import { realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { connectNats, openJetStreamLog } from '@tablee/log/jetstream'
import { startCable, startNatsCluster } from '@tablee/log/nats-trial'
import { startBuiltServer } from './built-server.ts'
import { readTables } from './kill-trial.ts'

const STREAM = 'tablee'

/** Three NATS servers and two nodes. `isCabled`: the first node's connection to NATS can be cut. */
export const startCluster = async ({ isCabled }: { readonly isCabled: boolean }) => {
  const nats = await startNatsCluster()
  const cables = isCabled ? await Promise.all(nats.servers.map(({ url }) => startCable(url))) : []
  const wayOf = (at: number) => (isCabled && at === 0 ? cables.map(({ url }) => url).join() : nats.url)
  const startNode = (at: number) => startBuiltServer({ NATS_URL: wayOf(at), TRUST_PROXY: '1' })
  const nodes = await Promise.all([startNode(0), startNode(1)])

  const nodeAt = (at: number) => nodes[at % 2] as (typeof nodes)[0]
  const restartNode = async (at: number) => {
    nodes[at % 2] = await startNode(at % 2)
  }
  /** The decisions of these tables that the NATS servers have now. */
  const read = async (tables: readonly string[]) => {
    const connection = await connectNats(nats.url)
    const log = await openJetStreamLog<Decision>({ nats: connection, name: STREAM, clock: realTime.now })
    const found = await readTables(log, tables)
    await log.close()
    await connection.close()
    return found
  }
  const stop = async () => {
    await Promise.all(nodes.map(({ kill }) => kill()))
    await nats.stop()
    await Promise.all(cables.map(({ cut }) => cut()))
  }
  return { servers: nats.servers, cables, nodeAt, restartNode, leader: () => nats.leaderOf(STREAM), read, stop }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
