import { expect, type Page, test } from '@playwright/test'
import { startServer } from './server.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Mot à vérifier' })
const verdict = (page: Page) => page.getByRole('region', { name: 'Le Dico' })

/** Waits until the page, its scripts and the lists it used are on the device. */
const untilKept = (page: Page, names: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!(await caches.has('tablee'))) return ''
        const kept = await (await caches.open('tablee')).keys()
        return kept.map(({ url }) => new URL(url).pathname).join(' ')
      }),
    )
    .toMatch(new RegExp(names.map((name) => `(?=.*/assets/${name}-)`).join('')))

test('offline once visited: reload, another word, the home page, with the server gone', async ({ page }) => {
  const server = await startServer()
  try {
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await untilKept(page, ['play', 'commonness', 'index', 'Dico', 'young-serif'])

    await server.stop()
    await page.reload()
    await expect(verdict(page)).toContainText('Valable')
    await field(page).fill('maison')
    await expect(verdict(page)).toContainText('Valable')
    await page.goto(server.url)
    await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
    await page.goto(`${server.url}/dico?mot=zzz`)
    await expect(verdict(page)).toContainText('Refusé')

    await page.getByText('Orthographe').click()
    await expect(verdict(page)).toContainText('il faut du réseau, une seule fois')
    const again = await startServer(server.port)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(verdict(page)).toContainText('Inconnu')
    await untilKept(page, ['spelling'])
    await again.stop()
    await page.reload()
    await field(page).fill('Paris')
    await expect(verdict(page)).toContainText('Connu')
  } finally {
    await server.stop()
  }
})
