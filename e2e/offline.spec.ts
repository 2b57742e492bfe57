import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { field, verdict } from './dico-page.ts'
import { anotherBuild, startServer } from './server.ts'

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

test('offline once visited: reload, another word, the home page, with the server gone', async ({ page }) => {
  const server = await startServer()
  try {
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await untilKept(page, ['play', 'commonness', 'index', 'Dico', 'young-serif'])
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
