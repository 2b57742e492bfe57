import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadShelf } from '@tablee/games/load-library.ts'
import { Host } from '@tablee/host'
import type { Shelf, Shelved } from '@tablee/kernel'
import { createApp } from '../../apps/server/src/app.ts'
import { openBackbone } from '../../apps/server/src/backbone.ts'
import { LIMITS, type Limits } from '../../apps/server/src/limits.ts'
import { newMeters, timedLog } from '../../apps/server/src/metrics.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { counter } from './counter.ts'

/** This file and its bundle lie equally deep in the repository. */
const root = fileURLToPath(new URL('../..', import.meta.url))

const MANY = 1e9
/** Everybody comes from one address and plays as fast as they can; what is checked stays, what is allowed is more. */
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

const requestLimits = { burst: MANY, perSecond: MANY, heldFor: 0, connections: MANY }

/** The server as main.ts puts it together, with one game more on the shelf. */
const meters = newMeters()
const backbone = await openBackbone(readSettings(process.env).keeping)
const { gossip } = backbone
const shelf: Shelf = new Map([...loadShelf(root), [counter.id, { game: counter, world: {} } as unknown as Shelved]])
const host = new Host({ log: timedLog(backbone.log, meters), shelf, ...(gossip && { gossip }) })
const webRoot = join(root, 'apps/web/public')
const app = await createApp({ webRoot, host, gossip, meters, limits, requestLimits, isLogging: true })
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }))
