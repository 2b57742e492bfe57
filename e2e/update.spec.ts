import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { field, verdict } from './dico-page.ts'
import { ownHand, saveData, untilKept } from './kept.ts'
import { button, playAlone, untilReadyOffline } from './own-device.ts'
import { anotherBuild, startServer } from './server.ts'
import { lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

test('an update leaves nobody with half a page: open ones go on, lists in use come along', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await saveData(context)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-builds-'))
  const server = await startServer()
  try {
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await untilKept(page, ['play', 'commonness', 'Dico'])
    await page.goto(server.url)

    await server.stop()
    await server.startAgain(anotherBuild(join(folder, 'web')))
    const other = await context.newPage()
    await other.goto(server.url)
    const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
    await expect.poll(() => other.evaluate(isWaiting), { timeout: 45_000 }).toBe(true)
    expect(await other.evaluate(async () => (await caches.keys()).length)).toBe(2)
    // The page that was open before still finds the scripts of its own build.
    await page.getByRole('link', { name: 'Ouvrir le Dico' }).click()
    await field(page).fill('chat')
    await expect(verdict(page)).toContainText('Valable')

    // All pages closed: the next one belongs to the new build, offline too, with the list that was in use.
    await other.close()
    await page.goto('about:blank')
    const later = await context.newPage()
    await page.close()
    // Whoever comes before the browser has noticed that they are gone is of the old build still, and goes and comes once more.
    await expect(async () => {
      await later.goto('about:blank')
      await later.goto(server.url)
      const builds = () => later.evaluate(async () => (await caches.keys()).length)
      await expect.poll(builds, { timeout: 5000 }).toBe(1)
    }).toPass({ timeout: 45_000 })
    await server.stop()
    await later.goto(`${server.url}/dico?mot=maison`)
    await expect(verdict(later)).toContainText('Valable')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})

test('while one build replaces another, its worker with the page of the one before is not taken', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-builds-'))
  const server = await startServer()
  try {
    await page.goto(server.url)
    await untilKept(page, ['house'])
    const before = await (await page.request.get(server.url)).text()
    await server.stop()
    const other = anotherBuild(join(folder, 'web'))
    const whole = readFileSync(join(other, 'index.html'))
    writeFileSync(join(other, 'index.html'), before)
    await server.startAgain(other)
    /** What became of the other build's worker once it has tried. */
    const outcome = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update()
        const { installing } = registration
        await new Promise((tried) => installing?.addEventListener('statechange', tried))
        return installing?.state
      })
    expect(await outcome()).toBe('redundant')
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
    await server.stop()
    writeFileSync(join(other, 'index.html'), whole)
    await server.startAgain(other)
    expect(await outcome()).toBe('installed')
  } finally {
    await server.stop().catch(() => undefined)
    rmSync(folder, { recursive: true })
  }
})

test('a new version in mid-game: told at home, taken by a touch; the table goes on with its own, reload included', {
  tag: '@deep',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-builds-'))
  const server = await startServer()
  /** The first script names its build by its hash. */
  const build = (page: Page) => page.locator('script[type="module"]').getAttribute('src')
  try {
    await page.goto(server.url)
    await untilReadyOffline(page)
    // Whose time runs out draws a card: not here, however long another build takes to come.
    await playAlone(page, lid(SAMPLE), SAMPLE.cards.untimed(page))
    const [hand, old] = [await ownHand(page), await build(page)]
    await server.stop()
    await server.startAgain(anotherBuild(join(folder, 'web')))
    // One that looks at the shelf meanwhile.
    const other = await context.newPage()
    await other.goto(server.url)
    await expect(other.getByText('Une nouvelle version est prête')).toBeVisible({ timeout: 45_000 })
    expect(await build(other)).toBe(old)
    await expectAccessible(other)
    await page.reload()
    expect(await build(page)).toBe(old)
    expect(await ownHand(page)).toEqual(hand)

    // It has come already: taking it needs no network.
    await server.stop()
    await button(other, 'Recharger').click()
    await expect.poll(() => build(other).catch(() => old)).not.toBe(old)
    await untilReadyOffline(other)
    await expect(other.getByText('Une nouvelle version est prête')).toHaveCount(0)
    // Nothing was taken away from the table that was open: its own build's files are still there.
    expect(await build(page)).toBe(old)
    expect(await ownHand(page)).toEqual(hand)
    const keptOld = await page.evaluate(async (path) => Boolean(await caches.match(path ?? '')), old)
    expect(keptOld).toBe(true)
    // Whoever reloads it now asked for the new build; the game is the same.
    await page.reload()
    expect(await build(page)).not.toBe(old)
    expect(await ownHand(page)).toEqual(hand)
    await page.close()
    // Whoever comes next finds one build only, once the browser has noticed that the other page is gone.
    await expect(async () => {
      await other.reload()
      expect(await other.evaluate(async () => (await caches.keys()).length)).toBe(1)
    }).toPass({ timeout: 30_000 })
  } finally {
    await server.stop().catch(() => undefined)
    rmSync(folder, { recursive: true })
  }
})
