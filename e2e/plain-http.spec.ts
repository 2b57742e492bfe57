import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chromiumPath } from './chromium.ts'
import { HOUSE, HOUSE_ARGS } from './home-https.ts'
import { isAtTable, playAlone, press } from './own-device.ts'
import { expectNoSideways, Phone, test } from './phones.ts'
import { lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

/** As `npm start` is reached by the other phones of a home: by plain HTTP, at an address that is no secure context. */
test.use({ launchOptions: { executablePath: await chromiumPath(), args: HOUSE_ARGS } })
const house = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', HOUSE)

const REFUSED = /^À cette adresse en http, ton navigateur refuse/

test('the menu and the settings say in one line what is refused here, and lead to what to do', async ({
  browser,
  baseURL,
}) => {
  const phone = await Phone.take(browser, house(baseURL), 'Léa')
  await phone.createTable()
  expect(await phone.page.evaluate(() => isSecureContext)).toBe(false)
  await expect(phone.page.getByText(REFUSED)).toHaveCount(0)
  await phone.tap('Menu de la table')
  await expect(phone.page.getByText(REFUSED)).toHaveCount(1)
  const opened = phone.context.waitForEvent('page')
  await phone.page.getByRole('link', { name: 'Comment faire' }).click()
  const page = await opened
  await expect(page.getByText('npm run -s certificate')).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.goto(`${house(baseURL)}/reglages`)
  await expect(page.getByText(REFUSED)).toHaveCount(1)
})

test('nothing is said where nothing is refused', async ({ page }) => {
  await page.goto('/')
  await playAlone(page, lid(SAMPLE))
  await press(page, 'Menu de la table')
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeVisible()
  await expect(page.getByText(REFUSED)).toHaveCount(0)
  // Its place takes no room either.
  await expect(page.locator('.refused')).toBeHidden()
  await page.goto('/reglages')
  await expect(page.getByText('Taille du texte')).toBeVisible()
  await expect(page.getByText(REFUSED)).toHaveCount(0)
})

test('links are copied without the clipboard of secure pages: an invitation, one’s seat, a word', async ({
  browser,
  baseURL,
}) => {
  const phone = await Phone.take(browser, house(baseURL), 'Léa')
  const { context, page } = phone
  // The same clipboard, seen by a page that may read it.
  await context.grantPermissions(['clipboard-read'], { origin: baseURL ?? '' })
  const reader = await context.newPage()
  await reader.goto(baseURL ?? '')
  const expectCopied = async (link: RegExp | string) => {
    await expect(page.getByText('Lien copié.')).toBeVisible()
    await reader.bringToFront()
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toMatch(link)
    await page.bringToFront()
  }
  const code = await phone.createTable()
  await phone.tap('Inviter')
  await phone.tap('Envoyer le lien')
  await expectCopied(new RegExp(`^http://${HOUSE}:\\d+/table/${code}$`))
  await expect(phone.button('Envoyer le lien')).toBeFocused()
  await page.keyboard.press('Escape')
  await phone.menu('Ma place sur un autre appareil')
  await phone.tap('Copier le lien')
  await expectCopied(new RegExp(`/table/${code}#`))
  await page.goto('/dico?mot=chat')
  await phone.tap('Partager ce mot')
  await expectCopied(/\/dico\?mot=chat$/)
})

const video = (page: Page) => page.locator('video')
const time = (page: Page) => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime)

/** The page as a browser has it that shows another one. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('without a wake lock a silent video keeps the screen lit during a game, and only then', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: house(baseURL), locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/')
  await playAlone(page, lid(SAMPLE))
  await expect(video(page)).toHaveCount(1)
  // Plays, and begins again before its end.
  await expect.poll(() => time(page)).toBeGreaterThan(1)
  await expect.poll(() => time(page)).toBeLessThan(1)
  await expect.poll(() => time(page)).toBeGreaterThan(1)
  expect(
    await video(page).evaluate((element: HTMLVideoElement) => {
      const { width, height } = element.getBoundingClientRect()
      return {
        isMuted: element.muted,
        loop: element.loop,
        isWholeWindow: width === innerWidth && height === innerHeight,
      }
    }),
  ).toEqual({ isMuted: true, loop: false, isWholeWindow: true })
  await expectNoSideways(page)

  await hide(page, true)
  await expect(video(page)).toHaveCount(0)
  await hide(page, false)
  await expect(video(page)).toHaveCount(1)
  // A table of this device stands still while nobody looks.
  await isAtTable(page)

  await press(page, 'Menu de la table')
  await press(page, /^Aller à l’accueil/)
  await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
  await expect(video(page)).toHaveCount(0)
  expect(faults).toEqual([])
})
