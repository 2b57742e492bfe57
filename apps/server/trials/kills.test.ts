import { expect, it } from 'vitest'
import { runKills } from './kill-trial.ts'

it('kill -9 in the midst of play: what was acknowledged is there, once, and every seat is', async () => {
  const kills = Number(process.env.TABLEE_KILLS ?? 5)
  const { acknowledged, recovered, ...wrong } = await runKills(kills)
  expect(wrong).toEqual({ kills, lost: 0, doubled: 0, ghosts: 0, seatsLost: 0, changedAnswers: 0 })
  expect(recovered).toBe(acknowledged)
  // A server that answers nothing loses nothing.
  expect(acknowledged).toBeGreaterThan(20 * kills)
})
