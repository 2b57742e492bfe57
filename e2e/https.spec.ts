import { readFileSync, rmSync } from 'node:fs'
import { type Browser, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { importFile, openNew, title } from './decks-page.ts'
import { HOUSE, makeCertificate, strangersBrowser, trustingBrowser } from './home-https.ts'
import { ownHand } from './kept.ts'
import { playAlone, untilReadyOffline } from './own-device.ts'
import { expectNoSideways, Phone, test } from './phones.ts'
import { lid, titled } from './shelf.ts'
import { TableServer } from './table-server.ts'
import { SAMPLE, SAMPLE_DECK } from './walks.ts'

let certificate: ReturnType<typeof makeCertificate>
let server: TableServer
const https = () => server.urlAt('https', HOUSE)
const http = () => server.urlAt('http', HOUSE)

let browser: Browser | undefined
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  certificate = makeCertificate()
  server = new TableServer({ TLS_CERT: certificate.file })
})
test.afterAll(() => rmSync(certificate.folder, { recursive: true }))
test.beforeEach(() => server.start())
test.afterEach(async () => {
  await browser?.close()
  await server.kill()
})

/** What was done before the house had HTTPS. */
const overPlainHttp = async (act: () => Promise<void>) => {
  const { settings } = server
  await server.kill()
  server.settings = {}
  await server.start()
  await act()
  await server.kill()
  server.settings = settings
  await server.start()
}

test('a home played over HTTPS by browsers that trust its authority', async () => {
  test.setTimeout(180_000)
  browser = await trustingBrowser(certificate)
  const léa = await Phone.take(browser, https(), 'Léa')
  const code = await léa.createTable(lid(SAMPLE))
  const tom = await Phone.take(browser, https(), 'Tom')
  await tom.join(code)
  await léa.sees('Tom')
  await léa.tap(/^Commencer/)
  const first = await Promise.race(
    [léa, tom].map(async (phone) => {
      await SAMPLE.cards.myTurn(phone.page).waitFor({ timeout: 60_000 })
      return phone
    }),
  )
  await SAMPLE.cards.move(first.page)

  expect(await léa.page.evaluate(() => [isSecureContext, 'wakeLock' in navigator])).toEqual([true, true])
  await expect(léa.page.locator('video')).toHaveCount(0)
  await léa.tap('Menu de la table')
  await expect(léa.page.getByText(/adresse en http/)).toHaveCount(0)
})

test('over HTTPS links are copied, and everything is played offline once visited', async () => {
  test.setTimeout(240_000)
  browser = await trustingBrowser(certificate)
  const context = await browser.newContext({ baseURL: https(), locale: 'fr-FR', reducedMotion: 'reduce' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto('/dico?mot=chat')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Partager ce mot' }).click()
  await expect(page.getByText('Lien copié.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${https()}/dico?mot=chat`)

  await page.goto('/')
  await untilReadyOffline(page)
  await server.kill()
  await page.goto('/')
  await playAlone(page, lid(SAMPLE))
  await expect(SAMPLE.cards.myTurn(page)).toBeVisible({ timeout: 120_000 })
  await SAMPLE.cards.move(page)
  const hand = await ownHand(page)
  await page.reload()
  expect(await ownHand(page)).toEqual(hand)
})

test('a browser that does not trust it warns over HTTPS; over HTTP it is told how to trust, with the fingerprint to compare', {
  tag: '@deep',
}, async () => {
  browser = await strangersBrowser()
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  await expect(page.goto(https())).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
  // What a browser that warned shows is a page of its own, which comes a moment later.
  await page.waitForURL('chrome-error://chromewebdata/')

  await page.goto(`${http()}/table/K7QF`)
  await expect(page).toHaveURL(`${http()}/confiance?vers=%2Ftable%2FK7QF`)
  await expect(page.getByText(/certificat fait à la maison/)).toBeVisible()
  // Nothing else is served over plain HTTP: no way leads there.
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveCount(0)
  const shown = (await page.locator('.print code').allInnerTexts()).join('')
  expect(shown).toBe(certificate.authority.fingerprint256)
  expect(certificate.told).toContain(shown)
  await expect(page.getByRole('link', { name: 'Continuer en https' })).toHaveAttribute('href', `${https()}/table/K7QF`)
  await page.getByText('iPhone, iPad').click()
  await expect(page.getByText(/Profil téléchargé/)).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger le certificat' }).click()
  const file = await (await coming).path()
  expect(readFileSync(file).equals(certificate.authority.raw)).toBe(true)
})

test('http://localhost was kept for offline play before there was HTTPS: it lets go, and leads to the page', {
  tag: '@deep',
}, async () => {
  test.setTimeout(180_000)
  browser = await strangersBrowser()
  const localhost = server.urlAt('http', 'localhost')
  const context = await browser.newContext({ baseURL: localhost, locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await overPlainHttp(async () => {
    await page.goto('/')
    await untilReadyOffline(page)
  })

  await page.goto('/')
  await expect(page).toHaveURL(`${localhost}/confiance?vers=%2F`, { timeout: 30_000 })
  await expect(page.getByText(/certificat fait à la maison/)).toBeVisible()
  // A worker that comes with this page does not stay either.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.goto('/table/K7QF#s=secret')
  await expect(page).toHaveURL(`${localhost}/confiance?vers=%2Ftable%2FK7QF#s=secret`)
  await expect(page.getByRole('link', { name: 'Continuer en https' })).toHaveAttribute(
    'href',
    `${server.urlAt('https', 'localhost')}/table/K7QF#s=secret`,
  )
})

test('a browser that trusts it and comes over HTTP is led on to where it wanted to go', async () => {
  browser = await trustingBrowser(certificate)
  const page = await browser.newPage({ locale: 'fr-FR' })
  await page.goto(`${http()}/dico?mot=chat`)
  await expect(page).toHaveURL(`${https()}/dico?mot=chat`)
  await expect(page.getByRole('heading', { name: 'CHAT', exact: true })).toBeVisible()
})

test('decks written before the house had HTTPS are offered as files, and go along', { tag: '@deep' }, async () => {
  test.setTimeout(120_000)
  browser = await trustingBrowser(certificate)
  const context = await browser.newContext({
    baseURL: http(),
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await overPlainHttp(async () => {
    await openNew(page, new RegExp(titled(SAMPLE_DECK.client)))
    await title(page).fill('La cantine')
    await expect(page.getByText('gardé sur cet appareil')).toBeVisible()
  })

  // It trusts the authority, and is not led on all the same.
  await page.goto('/paquets')
  await expect(page.getByRole('heading', { name: 'Tes paquets d’avant' })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer le fichier : La cantine' }).click()
  const file = await coming
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('La cantine')

  await page.goto('/paquets')
  await expect(page).toHaveURL(`${https()}/paquets`)
  await importFile(page, file.suggestedFilename(), text)
  await expect(title(page)).toHaveValue('La cantine')
})
