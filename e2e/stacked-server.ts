import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Host, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openSqliteLog } from '@tablee/log/sqlite'
import { createApp } from '../apps/server/src/app.ts'
import { loadShelf } from '../packages/rehearsal/src/load.ts'
import { stackShelf } from '../packages/rehearsal/src/stacked.ts'
import { builtClient } from './server.ts'

/** The real server with a game whose first deal is known, as a scenario stacks it. */
export const startStacked = async (game: string, stack: unknown, names: readonly string[], options?: unknown) => {
  const games = await loadShelf()
  const rules = await games.get(game)?.game.rehearsal?.()
  const shelf = stackShelf(games, game, { stack, stackWorld: rules?.stack, lots: [], names, options })
  if (shelf === undefined) throw new Error('a stack that is none')
  const file = join(mkdtempSync(join(tmpdir(), 'tablee-e2e-')), 'tables.db')
  const log = await openSqliteLog<Decision>({ file, clock: realTime.now })
  const host = new Host({ log, shelf })
  const app = await createApp({ webRoot: builtClient, host })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    app.server.closeAllConnections()
    await app.close()
    await host.close()
    await log.close()
  }
  return { url, close }
}
