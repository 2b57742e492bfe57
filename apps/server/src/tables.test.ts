import { expect, it } from 'vitest'
import { startTrial } from './trial-server.ts'

it('a table that cannot be written is answered without a word of why', async () => {
  const trial = await startTrial()
  await trial.crash()
  const answer = await fetch(`${trial.url}/api/tables`, { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([500, { error: 'internal' }])
  await trial.close()
})
