import { expect, type Page, test } from '@playwright/test'
import { openNew, text } from './decks-page.ts'
import { fillStorageInPage } from './journeys/device-storage.ts'
import { isAtTable, ownGame, playAlone } from './own-device.ts'
import { Phone } from './phones.ts'
import { lid, titled } from './shelf.ts'
import { OTHER, SAMPLE, SAMPLE_DECK } from './walks.ts'

/** Long enough for the clock of a turn to run out, and for what it decides to be written three times in vain. */
const SOONER_OR_LATER = 110_000

const originOf = (page: Page): string => new URL(page.url()).origin

test('a device that gets full in mid-game says so without being touched; the game is there afterwards', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await playAlone(page, lid(OTHER))
  await page.evaluate(fillStorageInPage)
  await expect(page.getByRole('heading', { name: 'La partie ne peut pas continuer.' })).toBeVisible({
    timeout: SOONER_OR_LATER,
  })
  await expect(page.getByText(/plus de place/)).toBeVisible()
  // Nothing is full any more once the page is loaded anew.
  await page.getByRole('button', { name: 'Recharger' }).click()
  await isAtTable(page)
})

/** Runs in the page: nothing can be written to the database until it hears `space`; `writesRefused` counts. */
const refuseWrites = () => {
  const { put } = IDBObjectStore.prototype
  const refuse = () => {
    Object.assign(window, { writesRefused: ((window as { writesRefused?: number }).writesRefused ?? 0) + 1 })
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Object.assign(IDBObjectStore.prototype, { put: refuse })
  addEventListener('space', () => Object.assign(IDBObjectStore.prototype, { put }))
}
const writesRefused = (page: Page) => page.evaluate(() => (window as { writesRefused?: number }).writesRefused ?? 0)

test('a device that is full when one comes back to a game says so, and does not blame the network', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.goto('/')
  await playAlone(page, lid(OTHER))
  await page.goto('/healthz')
  // The next page of the product finds the device full.
  await context.addInitScript(refuseWrites)
  await page.goto('/')
  await ownGame(page).click()
  // A decision is written three times before it is given up.
  await expect.poll(() => writesRefused(page)).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('heading', { name: /La partie ne peut pas/ })).toBeVisible()
  await expect(page.getByText(/réseau/)).toHaveCount(0)
  await expect(page.getByText(/plus de place/)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('space')))
  await isAtTable(page)
})

test('a device that has space again goes on with the game by itself, though nobody moves', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/')
  await playAlone(page, lid(SAMPLE), SAMPLE.cards.untimed(page))
  // Nothing but signs of life is written while one's own move is waited for without a timer.
  await expect(SAMPLE.cards.asked(page).first()).toBeVisible({ timeout: 60_000 })
  await page.evaluate(refuseWrites)
  await expect(page.getByRole('heading', { name: 'La partie ne peut pas continuer.' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('space')))
  await isAtTable(page)
})

test('site data that are deleted in mid-game: the page says that the game is gone, and offers nothing of it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/')
  await playAlone(page, lid(SAMPLE))
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'all' })
  await expect(page.getByRole('heading', { name: 'Cette partie n’est plus là.' })).toBeVisible({
    timeout: SOONER_OR_LATER,
  })
  expect(faults).toEqual([])
})

test('a device without space for offline play opens every page from the server, and says what is short', {
  tag: '@deep',
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto('/healthz')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: originOf(page), quotaSize: 700_000 })
  await page.goto('/')
  await expect(page.getByText('Plus assez de place sur cet appareil pour jouer hors ligne.')).toBeVisible({
    timeout: 60_000,
  })
  for (const path of [
    '/paquets',
    '/regles',
    `/boite/${SAMPLE.id}`,
    `/apprendre/${SAMPLE.id}`,
    '/reglages',
    '/dico?mot=chat',
  ]) {
    await page.goto(path)
    await expect(page.getByText(/n’a pas pu s’ouvrir/)).toHaveCount(0)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  await expect(page.getByText('Valable').first()).toBeVisible()
})

test('one deck in two tabs: the one that comes forward shows what the other wrote, and loses none of it', {
  tag: '@deep',
}, async ({ page, context }) => {
  await openNew(page, new RegExp(titled(SAMPLE_DECK.client)))
  await expect(page.getByText('gardé sur cet appareil')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  const write = async (tab: Page, line: string) => {
    await text(tab).focus()
    await tab.keyboard.press('Control+End')
    await tab.keyboard.type(`\n${line}`)
    await expect(tab.getByText('gardé sur cet appareil')).toBeVisible()
  }
  await write(other, '# de l’autre')
  // As a browser does when its tab comes forward; headless ones always have the focus.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(text(page)).toHaveValue(/# de l’autre/)
  await write(page, '# du premier')
  await other.reload()
  await expect(text(other)).toHaveValue(/# de l’autre\n# du premier/)
})

test('ALL-6 a browser that keeps nothing is told before it leaves its seat', async ({ browser, baseURL }) => {
  const phone = await Phone.take(browser, baseURL ?? '', 'Zoé')
  await phone.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await phone.createTable()
  await phone.tap('Menu de la table')
  await expect(phone.page.getByText('Ce navigateur ne garde pas ta place.')).toBeVisible()
  await phone.context.close()
})
