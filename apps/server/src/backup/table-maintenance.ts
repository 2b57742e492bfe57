import { realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { TableCode, TableLog, TableSize } from '@tablee/log'
import { connectNats, openJetStreamLog } from '@tablee/log/jetstream'
import { openSqliteLog } from '@tablee/log/sqlite'
import { natsGossip } from '../cluster/nats-gossip.ts'
import type { StorageSetting } from '../settings.ts'
import { DROP_TOPIC, type DropMessage, STREAM, tablesFile } from '../storage/storage.ts'
import { requireFile } from './backup.ts'
import { largestOf } from './largest-tables.ts'
import { askForLargest, askToDrop } from './operator-socket.ts'

/** For a file that no server has open. */
const withFile = async <T>(file: string, work: (log: TableLog<Decision>) => Promise<T>): Promise<T> => {
  requireFile(file)
  const log = await openSqliteLog<Decision>({ file, clock: realTime.now })
  return work(log).finally(() => log.close())
}

const withNats = async <T>(
  { url, replicas }: StorageSetting & { readonly kind: 'nats' },
  work: (log: TableLog<Decision>, notifyNodes: (message: DropMessage) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const nats = await connectNats(url)
  try {
    const settings = { nats, name: STREAM, ...(replicas === undefined ? {} : { replicas }) }
    const log = await openJetStreamLog<Decision>({ ...settings, clock: realTime.now })
    const gossip = natsGossip(nats, STREAM, console.error)
    const notifyNodes = (message: DropMessage) => {
      gossip.say(DROP_TOPIC, message)
      return nats.flush()
    }
    return await work(log, notifyNodes).finally(() => log.close())
  } finally {
    await nats.close()
  }
}

/** The tables that take most of the log, largest first. */
export const largestTables = async (storage: StorageSetting, count: number): Promise<readonly TableSize[]> => {
  const look = (log: TableLog<Decision>) => largestOf(log.tables(), count)
  if (storage.kind === 'nats') return withNats(storage, look)
  const file = tablesFile(storage.dataDir)
  return (await askForLargest(file, count)) ?? withFile(file, look)
}

/** Drops a table from the log and disconnects the people at it. Resolves to false if it does not exist. */
export const dropTable = async (storage: StorageSetting, table: TableCode): Promise<boolean> => {
  if (storage.kind === 'nats')
    return withNats(storage, async (log, notifyNodes) => {
      if ((await log.version(table)) === 0) return false
      // A node that has the table open drops it too and disconnects its people; for the others the message has no effect.
      await notifyNodes({ table })
      await log.drop(table)
      return true
    })
  const file = tablesFile(storage.dataDir)
  return (await askToDrop(file, table)) ?? withFile(file, (log) => log.drop(table))
}
