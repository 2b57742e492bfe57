import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { field, verdict } from './dico-page.ts'
import { anotherBuild, startServer } from './server.ts'
import { Player } from './word-out-player.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const isAtTable = (page: Page) => expect(button(page, 'Menu de la table')).toBeVisible()
const isReady = (page: Page) => expect(page.getByText('Prêt pour jouer hors ligne')).toBeVisible({ timeout: 45_000 })
const playAlone = async (page: Page, box: string) => {
  await button(page, new RegExp(box)).click()
  await button(page, /^Seul/).click()
  await isAtTable(page)
}
const ownHand = async (page: Page): Promise<string[]> => {
  await expect(page.locator('[data-card]').first()).toBeVisible()
  return (await new Player(page).hand()).sort()
}
/** Bytes cost something here: what was not asked for is not fetched. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Waits until the page, its scripts and the lists it used are on the device. */
const untilKept = (page: Page, names: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        return kept
          .flat()
          .map(({ url }) => new URL(url).pathname)
          .join(' ')
      }),
    )
    .toMatch(new RegExp(names.map((name) => `(?=.*/assets/${name}-)`).join('')))

test('offline once visited: reload, another word, the home page, with the server gone', async ({ page, context }) => {
  await saveData(context)
  const server = await startServer()
  try {
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await untilKept(page, ['play', 'commonness', 'house', 'Dico', 'young-serif'])
    // Some other page of the server is not taken for ours.
    await page.goto(`${server.url}/metrics`)

    await server.stop()
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await page.reload()
    await field(page).fill('maison')
    await expect(verdict(page)).toContainText('Valable')
    await page.goto(server.url)
    await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
    await page.goto(`${server.url}/dico?mot=blorpi`)
    await expect(verdict(page)).toContainText('Refusé')

    await page.getByText('Orthographe', { exact: true }).click()
    await expect(verdict(page)).toContainText('il faut du réseau, une seule fois')
    await server.startAgain()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(verdict(page)).toContainText('Inconnu')
    await untilKept(page, ['spelling'])
    await server.stop()
    await page.reload()
    await field(page).fill('Paris')
    await expect(verdict(page)).toContainText('Connu')
  } finally {
    await server.stop()
  }
})

test('an update leaves nobody with half a page: open ones go on, lists in use come along', async ({
  page,
  context,
}) => {
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
    await expect.poll(() => other.evaluate(async () => (await caches.keys()).length)).toBe(2)
    const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
    await expect.poll(() => other.evaluate(isWaiting)).toBe(true)
    // The page that was open before still finds the scripts of its own build.
    await page.getByRole('link', { name: 'Ouvrir le Dico' }).click()
    await field(page).fill('chat')
    await expect(verdict(page)).toContainText('Valable')

    // All pages closed: the next one belongs to the new build, offline too, with the list that was in use.
    await other.close()
    await page.goto('about:blank')
    const later = await context.newPage()
    await page.close()
    await later.goto(server.url)
    await expect.poll(() => later.evaluate(async () => (await caches.keys()).length)).toBe(1)
    await server.stop()
    await later.goto(`${server.url}/dico?mot=maison`)
    await expect(verdict(later)).toContainText('Valable')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})

test('after one visit a game alone is begun, played, reloaded and come back to without any server', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const server = await startServer()
  try {
    const began = Date.now()
    await page.goto(server.url)
    await isReady(page)
    console.log(`ready to play offline ${((Date.now() - began) / 1000).toFixed(1)} s after the first visit began`)
    await expectAccessible(page)
    await server.stop()

    await page.goto(server.url)
    await playAlone(page, 'Word Out')
    await expect(page.getByRole('heading', { name: 'À toi de poser' })).toBeVisible({ timeout: 120_000 })
    await new Player(page).lay()
    const hand = await ownHand(page)
    await page.reload()
    expect(await ownHand(page)).toEqual(hand)

    const address = page.url()
    await page.close()
    const back = await context.newPage()
    await back.goto(server.url)
    await back.getByRole('link', { name: 'Reprendre ma partie' }).click()
    await expect(back).toHaveURL(address)
    expect(await ownHand(back)).toEqual(hand)
  } finally {
    await server.stop().catch(() => undefined)
  }
})

test('every box opens without a server, alone and around the device; what needs one says so at once', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  try {
    await page.goto(server.url)
    await isReady(page)
    await server.stop()
    for (const box of ['édition Cactus', 'édition Capture', 'Lauriers', 'Kokomots', 'Word Out']) {
      await page.goto(server.url)
      await playAlone(page, box)
    }
    for (const path of ['ensemble/word-out', 'boite/word-out', 'apprendre/word-out', 'regles/kokomots', 'paquets']) {
      await page.goto(`${server.url}/${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByText(/n’a pas pu s’ouvrir/)).toHaveCount(0)
    }

    await page.goto(server.url)
    await button(page, 'Créer une table').click()
    await page.getByRole('textbox', { name: /Comment t’appelle-t-on/ }).fill('Léa')
    await button(page, 'Créer une table').click()
    await expect(page.getByRole('alert')).toContainText('Pas de réseau')
    await page.goto(`${server.url}/table/K7QF`)
    await expect(page.getByRole('status')).toContainText('Pas de réseau pour l’instant')
  } finally {
    await server.stop().catch(() => undefined)
  }
})

test('where bytes cost something, they come when asked for', async ({ page, context }) => {
  await saveData(context)
  const server = await startServer()
  try {
    await page.goto(`${server.url}/reglages`)
    await expect(page.getByText(/il manque .*Mo/)).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Télécharger').click()
    await isReady(page)
    await page.reload()
    await isReady(page)
  } finally {
    await server.stop()
  }
})

test('a new version in mid-game: told at home, taken by a touch; the table goes on with its own, reload included', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-builds-'))
  const server = await startServer()
  /** The first script names its build by its hash. */
  const build = (page: Page) => page.locator('script[type="module"]').getAttribute('src')
  try {
    await page.goto(server.url)
    await isReady(page)
    await playAlone(page, 'Word Out')
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
    await isReady(other)
    await expect(other.getByText('Une nouvelle version est prête')).toHaveCount(0)
    // Nothing was taken away from the table that was open: its own build's files are still there.
    expect(await build(page)).toBe(old)
    expect(await ownHand(page)).toEqual(hand)
    const keptOld = await page.evaluate(async (path) => Boolean(await caches.match(path ?? '')), old)
    expect(keptOld).toBe(true)
    await page.close()
    await other.reload()
    await expect.poll(() => other.evaluate(async () => (await caches.keys()).length)).toBe(1)
  } finally {
    await server.stop().catch(() => undefined)
    rmSync(folder, { recursive: true })
  }
})

test('the manifest is one that phones install from', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Tablée', lang: 'fr', start_url: '/', display: 'standalone' })
  for (const colour of [manifest.theme_color, manifest.background_color]) expect(colour).toMatch(/^#[0-9A-F]{6}$/i)
  const bySize = new Map<string, string[]>()
  for (const { src, sizes, type, purpose = 'any' } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
    bySize.set(purpose, [...(bySize.get(purpose) ?? []), sizes])
    if (type !== 'image/png') continue
    const drawn = await page.evaluate(
      async (src) =>
        createImageBitmap(await (await fetch(src)).blob()).then(({ width, height }) => `${width}x${height}`),
      src,
    )
    expect(drawn).toBe(sizes)
  }
  expect(bySize.get('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(bySize.get('maskable')).toContain('512x512')
  // What Chromium itself would hold against installing.
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
})
