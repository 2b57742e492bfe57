import { setTimeout as pause } from 'node:timers/promises'
import { realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { connectNats, openJetStreamLog } from '@tablee/log/jetstream'
import { hasNats, startNats } from '@tablee/log/nats-trial'
import { describe, expect, it } from 'vitest'
import { startBuiltServer } from './built-server.ts'
import { openTables, playersAt, readTables, sum } from './kill-trial.ts'
import type { Player } from './player.ts'

const KILLS = Number(process.env.TABLEE_KILLS ?? 4)

const aWhile = () => pause(100 + Math.random() * 900)

/** Everybody plays, half of them at each node; the first node is killed, and its people go on at the second. */
const playThroughAKill = async (
  players: readonly Player[],
  [dying, lasting]: readonly [{ url: string; kill(): Promise<void> }, { url: string }],
): Promise<void> => {
  const [here, there] = [0, 1].map((half) => players.filter((_, at) => at % 2 === half)) as [Player[], Player[]]
  await Promise.all([...here.map((each) => each.come(dying.url)), ...there.map((each) => each.come(lasting.url))])
  const playing = players.map((each) => each.play())
  await aWhile()
  await dying.kill()
  await Promise.all(here.map((each) => each.come(lasting.url)))
  playing.push(...here.map((each) => each.play()))
  await aWhile()
  for (const each of players) each.leave()
  await Promise.all(playing)
}

describe.skipIf(!hasNats())('two nodes, of which one is killed in the midst of play', () => {
  it('what was acknowledged is there, once, and every seat is', async () => {
    const nats = await startNats()
    const start = () => startBuiltServer({ NATS_URL: nats.url })
    let nodes = await Promise.all([start(), start()])
    try {
      const tables = await openTables(nodes[0]?.url as string)
      const players = playersAt(tables)
      for (let nth = 0; nth < KILLS; nth++) {
        const [dying, lasting] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
        await playThroughAKill(players, [dying, lasting])
        // The one that lasted is the next to die.
        nodes = [lasting, await start()]
      }
      await Promise.all(players.map((each) => each.come(nodes[1]?.url as string)))
      const connection = await connectNats(nats.url)
      const log = await openJetStreamLog<Decision>({ nats: connection, name: 'tablee', clock: realTime.now })
      const { acknowledged, recovered, ...wrong } = sum(players, await readTables(log, tables), KILLS)
      await log.close()
      await connection.close()
      expect(wrong).toEqual({ kills: KILLS, lost: 0, doubled: 0, ghosts: 0, seatsLost: 0, changedAnswers: 0 })
      expect(recovered).toBe(acknowledged)
      expect(acknowledged).toBeGreaterThan(20 * KILLS)
    } finally {
      await Promise.all(nodes.map(({ kill }) => kill()))
      await nats.stop()
    }
  })
})
