import { Host } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openMemoryLog } from '@tablee/log'
import { createApp } from '../../apps/server/src/app.ts'
import { builtClient } from '../../e2e/server.ts'
import { FakeTime } from '../../packages/host/src/testing/fake-time.ts'
import { loadShelf } from '../../packages/rehearsal/src/load.ts'
import { stackShelf } from '../../packages/rehearsal/src/stacked.ts'

interface Stacked {
  readonly game: string
  readonly stack: unknown
  readonly names: readonly string[]
  /** Of the one table. */
  readonly code: string
}

/** The real server with stacked cards, no chance, and a clock that moves only with `time.pass`: every run looks the same. */
export const startStill = async ({ game, stack, names, code }: Stacked) => {
  const games = await loadShelf()
  const rules = await games.get(game)?.game.rehearsal?.()
  const shelf = stackShelf(games, game, { stack, stackWorld: rules?.stack, lots: [], names, options: undefined })
  if (shelf === undefined) throw new Error(`the stack does not fit ${game}`)
  const time = new FakeTime()
  const log = openMemoryLog<Decision>({ clock: time.now })
  const host = new Host({ log, shelf, time, draw: () => code })
  const app = await createApp({ webRoot: builtClient, host })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const stop = async () => {
    app.server.closeAllConnections()
    await app.close()
    await host.close()
    await log.close()
  }
  return { port, time, stop }
}
