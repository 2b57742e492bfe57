import { shortJourney, TEST_TIMEOUT } from '../journeys/short-journey.ts'
import { test } from './test.ts'

for (const seed of [2, 3, 9])
  test(`journey ${seed}: many things in one profile, nothing lost, no dead end, no error`, async ({ engine }) => {
    test.skip(engine === 'chromium', 'e2e/journeys/journeys.spec.ts has twenty of them')
    test.setTimeout(TEST_TIMEOUT)
    await shortJourney(seed, engine)
  })
