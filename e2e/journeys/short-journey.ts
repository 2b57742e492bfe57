import type { Engine } from '../engines/tab.ts'
import { journey } from './journey.ts'

const STEPS = 10

/** Milliseconds. In CI the slowest, in Firefox, has taken 80 s. */
export const TEST_TIMEOUT = 600_000
/** Before Playwright ends the test, which would print nothing of the journey. */
const LIMIT = TEST_TIMEOUT - 60_000

/** As CI runs them. Where something goes wrong the whole transcript is printed, with what went well before. */
export const shortJourney = async (seed: number, engine: Engine): Promise<void> => {
  const told: string[] = []
  try {
    await journey(seed, STEPS, { engine, limit: LIMIT, say: (line) => told.push(line) })
  } catch (error) {
    console.log(told.join('\n'))
    throw error
  }
}
