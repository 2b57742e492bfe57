import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { literally } from './language.ts'
import { BOXES, type Box, lid, saying } from './shelf.ts'

test('the home page greets in French and leads to the Dico', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
  await expect(page.getByText(saying())).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ouvrir le Dico' }).click()
  await expect(page).toHaveURL('/dico')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('English by a switch, kept for the next visit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Read in English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Open the Dico' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Open the Dico' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lire en français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('a browser that does not read French', () => {
  test.use({ locale: 'en-GB' })

  test('is greeted in English on a first visit; French stays once chosen', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Open the Dico' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Lire en français' }).click()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Ouvrir le Dico' })).toBeVisible()
  })
})

test('by lamp or by day, kept for the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'Jour' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Lampe' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('group', { name: 'Lumière' }).getByRole('radio', { name: 'Comme l’appareil' }).check()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('larger text and less motion, from the first paint of the next visit on', async ({ page }) => {
  await page.goto('/reglages')
  await expectAccessible(page)
  await page.getByRole('radio', { name: '130' }).check()
  await page.getByRole('radio', { name: 'Moins' }).check()
  await page.goto('/dico')
  await expect(page.locator('html')).toHaveAttribute('data-text', '130')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px')
})

test('the ways in are in sight on every screen: a table, the Dico', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1024, 700],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Ouvrir le Dico' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Créer une table', exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('on a small phone the boxes stay in sight above the games left unfinished', async ({ page }) => {
  const games = BOXES.slice(0, 2).map(({ id }, nth) => ({ code: `ICI-100${nth}`, box: id, people: [], at: nth }))
  await page.addInitScript((kept) => localStorage.setItem('tablee.unfinished', kept), JSON.stringify(games))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const resume = page.getByRole('button', { name: 'Reprendre une partie · 2' })
  await expect(resume).toBeVisible()
  const [first, last] = [BOXES[0] as Box, BOXES.at(-1) as Box]
  const top = await page.getByRole('button', { name: lid(first) }).boundingBox()
  const bar = await page.locator('footer').boundingBox()
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('button', { name: lid(last) })).toBeInViewport({ ratio: 1 })
})

test('a table is open as soon as one has a name; the name is kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Créer une table', exact: true }).click()
  await page.getByRole('button', { name: 'Créer une table', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Un nom')
  await page.getByLabel('Comment t’appelle-t-on').fill('Camille')
  await page.getByRole('button', { name: 'Créer une table', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'La table de Camille' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page.getByRole('button', { name: 'Changer de nom\u00a0: Camille' })).toBeVisible()
})

/** What the lobby calls it. */
const heading = ({ face: { title, isEdition } }: Box) =>
  new RegExp(literally(isEdition ? title.fr.join(', ') : title.fr[0]))

test('a box from the shelf is laid on the new table', async ({ page }) => {
  // A new table starts from the first.
  const box = BOXES[1] ?? (BOXES[0] as Box)
  await page.goto('/')
  await page.getByRole('button', { name: lid(box) }).click()
  await page.getByRole('button', { name: /^Un téléphone par personne/ }).click()
  await page.getByLabel('Comment t’appelle-t-on').fill('Inès')
  await page
    .getByRole('button', { name: lid(box) })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: heading(box) })).toBeVisible()
})

test('whichever box the host takes from the shelf, the lobby follows', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openTable(page, 'Camille')
  for (const box of BOXES.toReversed()) {
    await page.getByRole('button', { name: lid(box) }).click()
    await expect(page.getByRole('heading', { name: heading(box) })).toBeVisible()
  }
  expect(errors).toEqual([])
})

/** Opens a table; its code. */
const openTable = async (page: Page, name: string): Promise<string> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Créer une table', exact: true }).click()
  await page.getByLabel('Comment t’appelle-t-on').fill(name)
  await page.getByRole('button', { name: 'Créer une table', exact: true }).click()
  await expect(page.getByRole('heading', { name: `La table de ${name}` })).toBeVisible()
  return new URL(page.url()).pathname.slice('/table/'.length)
}

test('joined by a code, however it is typed; one that can be none is refused kindly', async ({ page, browser }) => {
  const code = await openTable(page, 'Camille')
  const guest = await browser.newPage()
  await guest.goto('/')
  const field = guest.getByLabel('Code de la table')
  await field.fill('k0')
  await expect(guest.getByRole('alert')).toContainText('Aucun code n’a de 0')
  await field.fill('k7')
  await guest.getByRole('button', { name: 'Rejoindre' }).click()
  await expect(guest.getByRole('alert')).toContainText('de quatre à huit signes')
  await field.fill(` ${code.toLowerCase().split('').join(' ')} `)
  await expect(field).toHaveValue(code)
  await field.press('Enter')
  await expect(guest.getByRole('heading', { name: 'La table de Camille' })).toBeVisible()
  await guest.getByLabel('Comment t’appelle-t-on').fill('Nino')
  await guest.getByRole('button', { name: 'S’asseoir' }).click()
  await expect(guest.getByText('On attend que Camille lance la partie.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Nino/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Commencer à deux' })).toBeEnabled()
  await guest.close()
})

test('ALL-6 the home page leads back to the table one sits at, until one stands up', async ({ page }) => {
  const code = await openTable(page, 'Camille')
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('link', { name: `Revenir à la table · ${code}` }).click()
  await expect(page.getByRole('heading', { name: 'La table de Camille' })).toBeVisible()
  await page.getByRole('button', { name: /^Camille/ }).click()
  await page.getByRole('button', { name: 'Quitter la table' }).click()
  await page.getByRole('button', { name: 'Laisser ma place, vraiment' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Créer une table', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Revenir à la table/ })).toBeHidden()
})

test('a table that does not exist gets a kind page and another try', async ({ page }) => {
  await page.goto('/table/2222222')
  await expect(page.getByRole('heading', { name: 'Cette table n’existe pas.' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Code de la table')).toBeVisible()
})

test('so does its replay, and its shared screen, from where the next code leads to a screen', async ({
  page,
  context,
}) => {
  const code = await openTable(page, 'Camille')
  const screen = await context.newPage()
  await screen.goto('/table/2222222/partie/1')
  await screen.getByLabel('Code de la table').fill(code)
  await screen.getByRole('button', { name: 'Rejoindre' }).click()
  await expect(screen).toHaveURL(`/table/${code}`)
  await screen.goto('/ecran/2222222')
  await expect(screen.getByRole('heading', { name: 'Cette table n’existe pas.' })).toBeVisible()
  await expectAccessible(screen)
  await screen.getByLabel('Code de la table').fill(code)
  await screen.getByRole('button', { name: 'Ouvrir l’écran' }).click()
  await expect(screen).toHaveURL(`/ecran/${code}`)
  await expect(screen.getByText('Camille').first()).toBeVisible()
})

test('a game that is not there to be watched leads back to its table', async ({ page }) => {
  const code = await openTable(page, 'Camille')
  await page.goto(`/table/${code}/partie/7`)
  await expect(page.getByRole('heading', { name: 'Cette partie n’est pas à revoir.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à la table' }).click()
  await expect(page).toHaveURL(`/table/${code}`)
  await expect(page.getByText('Camille').first()).toBeVisible()
})

test('a lost line is told, the table stays in sight, and what was asked is done once it is back', async ({ page }) => {
  let isDown = false
  const lines = new Set<WebSocketRoute>()
  await page.routeWebSocket('/api/table', (line) => {
    if (isDown) return line.close()
    line.connectToServer()
    lines.add(line)
  })
  await openTable(page, 'Camille')
  isDown = true
  for (const line of lines) await line.close()
  await expect(page.getByText('Connexion perdue, on revient…')).toBeVisible()
  await page.getByRole('button', { name: /^Camille/ }).click()
  await page.getByLabel('Changer de nom').fill('Camomille')
  await page.getByRole('button', { name: 'Garder ce nom' }).click()
  await expect(page.getByRole('heading', { name: 'La table de Camille' })).toBeVisible()
  isDown = false
  await expect(page.getByRole('heading', { name: 'La table de Camomille' })).toBeVisible()
  await expect(page.getByText('Connexion perdue')).toBeHidden()
})

test('a server in trouble says so, and does not blame the network', async ({ page }) => {
  await page.route('**/api/tables', (route) => route.fulfill({ status: 503, json: { error: 'server-trouble' } }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Créer une table' }).click()
  await page.getByLabel('Comment t’appelle-t-on').fill('Ana')
  await page.getByRole('button', { name: 'Créer une table' }).last().click()
  await expect(page.getByRole('alert')).toContainText('Le serveur a un souci')
})

test('a client that is too old is asked to reload', async ({ page }) => {
  await page.routeWebSocket('/api/table', (line) => {
    line.onMessage(() => line.send(JSON.stringify({ type: 'error', code: 'please-reload' })))
  })
  await page.goto('/table/K7QF')
  await expect(page.getByRole('heading', { name: 'Tablée a été mise à jour.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
})

test('an address that leads nowhere gets a kind page', async ({ page }) => {
  await page.goto('/nulle-part/<b>')
  await expect(page.getByRole('heading', { name: 'Cette page n’existe pas.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
})

test('nothing overflows sideways, from a small phone to a large screen, also at 200 % zoom', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [195, 422],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/',
      '/reglages',
      '/dico?mot=anticonstitutio',
      '/dico?mot=chat',
      '/dico?mot=porte-avions&liste=orthographe',
    ]) {
      await page.goto(path)
      await expect(page.getByText(/Créer une table|Langue|Refusé|Valable|Connu/).first()).toBeAttached()
      for (const box of ['html', 'main'])
        expect(
          await page.locator(box).evaluate((element) => element.scrollWidth - element.clientWidth),
          `${box} of ${path} at ${width}`,
        ).toBeLessThanOrEqual(0)
    }
  }
})

test('ALL-4 a name that no table takes is told before a table is opened, and nothing that was typed is lost', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
  await page.goto('/')
  await page.getByRole('button', { name: 'Créer une table' }).click()
  const long = 'Maximilienne-Wilhelmina von Hohenberg'
  const field = page.getByRole('textbox', { name: /^Comment t’appelle-t-on/ })
  await field.fill(long)
  await page.getByRole('button', { name: 'Créer une table' }).click()
  await expect(page.getByRole('alert')).toHaveText('24 lettres au plus\u00a0: enlèves-en un peu.')
  await expect(field).toHaveValue(long)
  expect(asked).toEqual([])
  await field.fill('Max')
  await page.getByRole('button', { name: 'Créer une table' }).click()
  await expect(page).toHaveURL(/\/table\/[A-Z\d]+$/)
})
