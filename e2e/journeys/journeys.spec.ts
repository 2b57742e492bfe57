import { test } from '@playwright/test'
import { shortJourney, TEST_TIMEOUT } from './short-journey.ts'

/** Two short ones in `npm test`, the others in the deep lane; other engines run some of them, too: e2e/engines/journeys.spec.ts. */
const USUAL = [2, 3]

for (let seed = 1; seed <= 20; seed++)
  test(`journey ${seed}: many things in one profile, nothing lost, no dead end, no error`, {
    tag: USUAL.includes(seed) ? [] : ['@deep'],
  }, async () => {
    test.setTimeout(TEST_TIMEOUT)
    await shortJourney(seed, 'chromium')
  })
