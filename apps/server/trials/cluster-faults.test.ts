import { hasNats } from '@tablee/log/nats-trial'
import { describe, expect, it } from 'vitest'
import { runFault } from './fault-trial.ts'
import { FAULTS } from './faults.ts'

/** As `npm run test:cluster` does it, at a size that anybody can wait for. */
const SMALL = { tables: 3, rounds: 1, pace: 200 }

describe.skipIf(!hasNats())('three NATS servers, two nodes, and people playing through both', () => {
  it.each(FAULTS)('$name: nothing is lost, nothing is done twice, no table is stuck', async (fault) => {
    const { acknowledged, lost, doubled, ghosts, seatsLost, changedAnswers, stuck } = await runFault(fault, SMALL)
    const none = { lost: 0, doubled: 0, ghosts: 0, seatsLost: 0, changedAnswers: 0, stuck: 0 }
    expect({ lost, doubled, ghosts, seatsLost, changedAnswers, stuck }).toEqual(none)
    // Who is never answered loses nothing: everybody sat down and was done with at least one thing after the fault.
    expect(acknowledged).toBeGreaterThan(6 * SMALL.tables)
  })
})
