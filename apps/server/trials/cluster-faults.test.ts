import { hasNats } from '@tablee/log/nats-trial'
import { describe, expect, it } from 'vitest'
import { runFault } from './fault-trial.ts'
import { FAULTS } from './faults.ts'

/** As `npm run test:cluster` does it, at a size that anybody can wait for; side by side, as most of it is waiting. */
const SMALL = { tables: 2, rounds: 1, pace: 300 }

describe.skipIf(!hasNats())('three NATS servers, two nodes, and people playing through both', () => {
  it.concurrent.each(FAULTS)('$name: nothing is lost, nothing is done twice, no table is stuck', async (fault) => {
    const { acknowledged, lost, doubled, ghosts, seatsLost, changedAnswers, stuck } = await runFault(fault, SMALL)
    const none = { lost: 0, doubled: 0, ghosts: 0, seatsLost: 0, changedAnswers: 0, stuck: 0 }
    expect({ lost, doubled, ghosts, seatsLost, changedAnswers, stuck }).toEqual(none)
    // Who is never answered loses nothing: eight moves lay a table, and everybody plays on before the fault and twice after it.
    expect(acknowledged).toBeGreaterThanOrEqual(14 * SMALL.tables)
  })
})
