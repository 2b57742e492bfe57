import { expect, it } from 'vitest'
import { runKills } from './kill-trial.ts'

it('after kill -9 during play every acknowledged move is in the log exactly once, and every seat is kept', async () => {
  const kills = Number(process.env.TABLEE_KILLS ?? 5)
  const { acknowledged, recovered, ...wrong } = await runKills(kills)
  expect(wrong).toEqual({ kills, lost: 0, doubled: 0, ghosts: 0, seatsLost: 0, changedAnswers: 0 })
  expect(recovered).toBe(acknowledged)
  // A server that acknowledges nothing would lose nothing.
  expect(acknowledged).toBeGreaterThan(20 * kills)
})
