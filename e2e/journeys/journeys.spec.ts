import { test } from '@playwright/test'
import { shortJourney, TEST_TIMEOUT } from './short-journey.ts'

/** The other engines run some of them, too: e2e/engines/journeys.spec.ts. */
for (let seed = 1; seed <= 20; seed++)
  test(`journey ${seed}: many things in one profile, nothing lost, no dead end, no error`, async () => {
    test.setTimeout(TEST_TIMEOUT)
    await shortJourney(seed, 'chromium')
  })
