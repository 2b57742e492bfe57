import { type BrowserContext, expect, type Page } from '@playwright/test'
import { SAMPLE } from './walks.ts'

/** Bytes cost something here: what was not asked for is not fetched. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Waits until the page, its scripts and the lists it used are on the device; nobody is promised how soon. */
export const untilKept = (page: Page, names: readonly string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
          return kept
            .flat()
            .map(({ url }) => new URL(url).pathname)
            .join(' ')
        }),
      { timeout: 60_000 },
    )
    .toMatch(new RegExp(names.map((name) => `(?=.*/assets/${name}-)`).join('')))

/** The cards of one's own hand in a game of the sample box, in one order whatever the fan's. */
export const ownHand = async (page: Page): Promise<string[]> => {
  await expect(SAMPLE.cards.inHand(page).first()).toBeVisible()
  return (await SAMPLE.cards.read(page)).sort()
}

/** The same before any card was played. */
export const dealtHand = async (page: Page): Promise<string[]> => {
  await expect(SAMPLE.cards.inHand(page)).toHaveCount(SAMPLE.cards.dealt)
  return ownHand(page)
}
