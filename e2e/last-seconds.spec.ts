import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { Phone, test } from './phones.ts'
import { lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

const frame = (page: Page, urgency: 'soon' | 'last') => page.locator(`.last-seconds.${urgency}:not(.isGlow)`)
const timer = (page: Page) => page.getByRole('timer').first()
const words = (page: Page) => page.getByText(/^(Presque fini|Derniers mots)\s!$/)
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const secondsLeft = async (page: Page): Promise<number> =>
  Number(/\d+(?= seconde)/.exec((await timer(page).textContent()) ?? '')?.[0])

/** From now on the time of this device goes by only as a test says. That of the table goes on. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
const goTo = async (page: Page, left: number) => {
  await page.clock.runFor(1000 * ((await secondsLeft(page)) - left))
  await expect.poll(() => secondsLeft(page)).toBe(left)
}

/** Lets just as much time go by as the scan needs. */
const scan = async (page: Page) => {
  let isDone = false
  const passing = (async () => {
    while (!isDone) await page.clock.runFor(2)
  })()
  await expectAccessible(page).finally(() => (isDone = true))
  await passing
}

/** Keeps every vibration, as in `felt`. */
const feel = ({ page }: Phone) =>
  page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (pattern) => felt.push(pattern) > 0
  })
const felt = ({ page }: Phone): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)

test('the last ten seconds: amber, then red, in words, on the screen and for whoever is waited for', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const phones = await Promise.all(['Ana', 'Bob'].map((name) => Phone.take(browser, baseURL ?? '', name)))
  const [ana, bob] = phones as [Phone, Phone]
  for (const phone of phones) {
    await phone.page.clock.install()
    await feel(phone)
  }
  const code = await ana.createTable(lid(SAMPLE))
  await bob.join(code)
  const wall = await Phone.take(browser, baseURL ?? '', 'TV')
  const screen = wall.page
  await screen.setViewportSize({ width: 1920, height: 1080 })
  await screen.clock.install()
  await screen.goto(`/ecran/${code}`)
  await expect(screen.getByText('Bob').first()).toBeVisible()
  await ana.tap(/^Commencer/)
  for (const page of [ana.page, bob.page, screen]) {
    await expect(timer(page)).toBeVisible()
    await expect(page.locator('.last-seconds')).toHaveCount(0)
  }
  const hasMyTurn = async (phone: Phone) => (await felt(phone)).includes(80)
  await expect.poll(async () => (await hasMyTurn(ana)) || (await hasMyTurn(bob))).toBe(true)
  // Whatever the machine's load: the table's own time may run out meanwhile.
  for (const device of [ana, bob, wall]) device.deafen()
  const [mine, other] = (await hasMyTurn(ana)) ? [ana, bob] : [bob, ana]
  expect(await felt(other)).toEqual([])
  for (const { page } of [ana, bob, wall]) await stopTime(page)

  await test.step('from ten: amber', async () => {
    for (const page of [mine.page, other.page, screen]) await goTo(page, 9)
    for (const page of [mine.page, screen]) {
      await expect(frame(page, 'soon')).toBeVisible()
      await expect(words(page)).toBeVisible()
      await expect(said(page, 'Dix secondes.')).toHaveCount(1)
    }
    await expect(other.page.locator('.countdown.soon')).toBeVisible()
    await expect(other.page.locator('.last-seconds')).toHaveCount(0)
    await expect(words(other.page)).toHaveCount(0)
    for (const page of [mine.page, screen]) await scan(page)
  })
  await test.step('from five: red, and felt by the one who is waited for', async () => {
    for (const page of [mine.page, other.page, screen]) await goTo(page, 4)
    for (const page of [mine.page, screen]) {
      await expect(frame(page, 'last')).toBeVisible()
      await expect(said(page, 'Cinq secondes.')).toHaveCount(1)
    }
    await expect(other.page.locator('.countdown.last')).toBeVisible()
    await expect(other.page.locator('.last-seconds')).toHaveCount(0)
    await scan(mine.page)
    // With less motion nothing is felt but one’s turn, and nothing glows.
    expect(await felt(mine)).toEqual([80])
    await expect(screen.locator('.last-seconds.isGlow')).toBeHidden()
  })
  await test.step('a phone of somebody who has nothing against motion', async () => {
    await mine.page.emulateMedia({ reducedMotion: 'no-preference' })
    await goTo(mine.page, 2)
    await expect.poll(() => felt(mine)).toContain(30)
    await expect(mine.page.locator('.last-seconds.isGlow')).toBeVisible()
    expect(await felt(other)).toEqual([])
  })
})

test('the screen asks for a click before it says that it sounds', async ({ browser, baseURL, page }) => {
  const ana = await Phone.take(browser, baseURL ?? '', 'Ana')
  const code = await ana.createTable(lid(SAMPLE))
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`/ecran/${code}`)
  const wake = page.getByRole('button', { name: 'Cliquez pour le son' })
  const speaker = page.getByRole('button', { name: 'Sons', exact: true })
  await expect(wake).toBeVisible()
  await expect(speaker).toHaveCount(0)
  await expectAccessible(page)

  await test.step('by keyboard: woken, not switched off', async () => {
    await wake.focus()
    await page.keyboard.press('Space')
    await expect(speaker).toHaveAttribute('aria-pressed', 'true')
    await expect(speaker).toBeFocused()
    await expect(wake).toHaveCount(0)
  })
  await test.step('from then on it is a switch', async () => {
    await speaker.click()
    await expect(speaker).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('button', { name: 'Musique' })).toHaveCount(0)
    await speaker.click()
    await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('music plays there until it is switched off', async () => {
    const music = page.getByRole('button', { name: 'Musique' })
    await expect(music).toHaveAttribute('aria-pressed', 'true')
    await music.click()
    await expect(music).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('a screen that was muted asks for nothing', async () => {
    await speaker.click()
    await page.reload()
    await expect(speaker).toHaveAttribute('aria-pressed', 'false')
    await expect(wake).toHaveCount(0)
  })
})

test('the volume is chosen by keyboard, and kept', async ({ page }) => {
  await page.goto('/reglages')
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveValue('80')
  await volume.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft')
  await expect(volume).toHaveAttribute('aria-valuetext', '50\u00a0%')
  await expectAccessible(page)
  await page.getByRole('switch', { name: /^Vibrations/ }).uncheck()
  await page.getByRole('switch', { name: /^Musique/ }).check()
  await page.reload()
  await expect(volume).toHaveValue('50')
  await expect(page.getByRole('switch', { name: /^Vibrations/ })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: /^Musique/ })).toBeChecked()
  await page.getByRole('switch', { name: /^Sons de la table/ }).uncheck()
  await expect(volume).toBeDisabled()
})
