import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadShelf } from '@tablee/games/load-library.ts'
import { Host } from '@tablee/host'
import type { Shelf, Shelved } from '@tablee/kernel'
import { createApp } from '../../apps/server/src/app.ts'
import { LIMITS, type Limits } from '../../apps/server/src/limits/limits.ts'
import { newMeters, timedLog } from '../../apps/server/src/metrics/metrics.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { openStorage } from '../../apps/server/src/storage/storage.ts'
import { counter } from './counter.ts'

/** This file and its bundle have the same depth in the repository. */
const root = fileURLToPath(new URL('../..', import.meta.url))

const MANY = 1e9
/** Everybody comes from one address and plays as fast as possible: the checks stay, the limits are raised. */
const limits: Limits = {
  ...LIMITS,
  burst: MANY,
  perSecond: MANY,
  burstPerAddress: MANY,
  perSecondPerAddress: MANY,
  socketsPerAddress: MANY,
  newTables: MANY,
  newTablesPerDay: MANY,
  codesPerMinute: MANY,
  codesPerDay: MANY,
  opens: MANY,
  opensPerSecond: MANY,
}

const requestLimits = { burst: MANY, perSecond: MANY, refusalDelay: 0, connections: MANY }

/** The server as assembled in main.ts, with one more game. */
const meters = newMeters()
const storage = await openStorage(readSettings(process.env).storage)
const { gossip } = storage
const shelf: Shelf = new Map([...loadShelf(root), [counter.id, { game: counter, world: {} } as unknown as Shelved]])
const host = new Host({ log: timedLog(storage.log, meters), shelf, ...(gossip && { gossip }) })
const webRoot = join(root, 'apps/web/public')
const app = await createApp({ webRoot, host, gossip, meters, limits, requestLimits, isLogging: true })
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }))
