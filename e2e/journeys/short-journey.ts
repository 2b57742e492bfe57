import type { Engine } from '../engines/tab.ts'
import { journey } from './journey.ts'

const STEPS = 10

/** As CI runs them. The transcript is printed where something went wrong: what went well before is half of the story. */
export const shortJourney = async (seed: number, engine: Engine): Promise<void> => {
  const told: string[] = []
  try {
    await journey(seed, STEPS, { engine, say: (line) => told.push(line) })
  } catch (error) {
    console.log(told.join('\n'))
    throw error
  }
}
