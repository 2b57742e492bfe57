import { hasNats } from '@tablee/log/nats-trial'
import { describe, expect, it } from 'vitest'
import { runFault } from './fault-trial.ts'
import { FAULTS } from './faults.ts'

/** A smaller `npm run test:cluster`. The faults run concurrently, because most of the time is waiting. */
const SMALL = { tables: 2, rounds: 1, pace: 300 }

describe.skipIf(!hasNats())('three NATS servers, two nodes, and people who play through both', () => {
  it.concurrent.each(FAULTS)('$name: nothing is lost, nothing is done twice, no table is stuck', async (fault) => {
    const { acknowledged, lost, doubled, ghosts, seatsLost, changedAnswers, stuck } = await runFault(fault, SMALL)
    const none = { lost: 0, doubled: 0, ghosts: 0, seatsLost: 0, changedAnswers: 0, stuck: 0 }
    expect({ lost, doubled, ghosts, seatsLost, changedAnswers, stuck }).toEqual(none)
    // A cluster that answers nothing would lose nothing: eight moves set up a table, and everybody plays once before the fault and twice after it.
    expect(acknowledged).toBeGreaterThanOrEqual(14 * SMALL.tables)
  })
})
