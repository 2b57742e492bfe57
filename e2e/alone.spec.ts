import { expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tablee/games/shelf.ts'
import { spoken } from '@tablee/ui/language/french.ts'
import { usualBots } from '../apps/web/src/services/local-host/bots.ts'
import { expectAccessible } from './axe.ts'
import { dealtHand } from './kept.ts'
import { literally } from './language.ts'
import { aloneButton, button, isAtTable, openBox, ownGame, playAlone } from './own-device.ts'
import { BOXES, type Box, DECK_CLIENTS, lid, shortName } from './shelf.ts'
import { OTHER, SAMPLE } from './walks.ts'

const startAlone = async (page: Page, box: Box) => {
  await page.goto('/')
  await playAlone(page, lid(box))
}

/** How many bots one plays against without having chosen. */
const usualBotsAt = ({ id, client }: Box): number => {
  const game = GAMES.find((each) => each.id === client.game)
  if (game === undefined) throw new Error(`${client.game} has no rules`)
  return usualBots(game.seats(game.boxes[id]), 1)
}

/** What the device's own log was told last. */
const lastMove = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tablee')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('decisions').objectStore('decisions').getAll()
          all.onsuccess = () => {
            const last = all.result.sort((a, b) => a.at - b.at).at(-1)
            opening.result.close()
            resolve(JSON.parse(last.text).move.type)
          }
        }
      }),
  )

test('the sheet of a box offers the table first, then a game alone; the lesson stands out until the box is known', async ({
  page,
}) => {
  await openBox(page, lid(SAMPLE))
  const firstTime = page.getByRole('dialog').getByText('Première fois')
  await expect(firstTime).toBeVisible()
  const doors = page.getByRole('dialog').getByRole('region')
  await expect(doors.nth(0).getByRole('button', { name: /^Un téléphone par personne/ })).toBeVisible()
  await expect(doors.nth(1).getByRole('button', { name: 'En solo, contre des bots' })).toBeVisible()
  for (const way of [/Un téléphone par personne/, /Réglages de la partie/])
    await expect(button(page, way)).toBeVisible()
  for (const [way, path] of [
    [/Autour de cet appareil/, `/ensemble/${SAMPLE.id}`],
    [/Avec la boîte en carton/, `/boite/${SAMPLE.id}`],
    [/Apprendre en trois minutes/, `/apprendre/${SAMPLE.id}`],
    [/Les règles/, `/regles/${SAMPLE.client.game}`],
  ] as const)
    await expect(page.getByRole('dialog').getByRole('link', { name: way })).toHaveAttribute('href', path)
  await expectAccessible(page)
  await aloneButton(page).click()
  await isAtTable(page)
  await page.goto('/')
  await button(page, lid(SAMPLE)).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Apprendre en trois minutes' })).toBeVisible()
  await expect(firstTime).toBeHidden()
  await page.keyboard.press('Escape')
  await button(page, lid(OTHER)).click()
  await expect(firstTime).toBeVisible()
})

test('a game goes on after a reload, after the phone killed the tab, and from the home page', async ({
  page,
  context,
}) => {
  await startAlone(page, SAMPLE)
  const hand = await dealtHand(page)
  await page.reload()
  expect(await dealtHand(page)).toEqual(hand)
  const address = page.url()
  await page.close()
  const back = await context.newPage()
  await back.goto('/')
  await ownGame(back).click()
  await expect(back).toHaveURL(address)
  expect(await dealtHand(back)).toEqual(hand)
  await button(back, 'Menu de la table').click()
  await button(back, /^Arrêter la partie/).click()
  await button(back, /^Arrêter, vraiment/).click()
  await expect(back.getByRole('heading', { name: 'Partie arrêtée' })).toBeFocused()
  await expect(back.getByRole('main').getByRole('listitem')).toHaveCount(1 + usualBotsAt(SAMPLE))
  await expectAccessible(back)
  await button(back, 'Retour à la table').click()
  await expect(button(back, `Commencer à ${spoken(1 + usualBotsAt(SAMPLE))}`)).toBeVisible()
  await expect(back.getByText('ICI-')).toHaveCount(0)
})

/** As if the phone were locked, or taken up again. */
const show = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

/** The whole log of this device's own tables, as the moves in it. */
const movesWritten = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tablee')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const count = opening.result.transaction('decisions').objectStore('decisions').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )

test('ALL-3 a game alone stands still while nobody sees it and goes on by itself; what one paused stays paused', async ({
  page,
}) => {
  const pause = page.getByRole('heading', { name: 'Pause', exact: true })
  await page.clock.install()
  await startAlone(page, SAMPLE)
  await dealtHand(page)
  await show(page, 'hidden')
  // What was on its way when the page was hidden is written, and nothing after it.
  await page.clock.runFor(1000)
  const written = await movesWritten(page)
  await page.clock.runFor('10:00')
  expect(await movesWritten(page)).toBe(written)
  await show(page, 'visible')
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await movesWritten(page)).toBeGreaterThan(written)
  }).toPass()
  await expect(pause).toHaveCount(0)
  await button(page, 'Menu de la table').click()
  await button(page, 'Mettre en pause').click()
  await expect(pause).toBeVisible()
  await show(page, 'hidden')
  await show(page, 'visible')
  await page.reload()
  await page.clock.runFor(1000)
  await expect(pause).toBeVisible()
  await button(page, 'Reprendre').click()
  await expect(pause).toHaveCount(0)
  // Hidden and then ended by the phone: the next page goes on.
  await show(page, 'hidden')
  await page.reload()
  await page.clock.runFor(1000)
  await dealtHand(page)
  await expect(pause).toHaveCount(0)
})

test('ALL-3 a page out of sight does not stop the same table that another page plays on', async ({ page, context }) => {
  await startAlone(page, SAMPLE)
  const other = await context.newPage()
  await other.goto(page.url())
  const resume = button(other, 'Reprendre')
  // A page shows the table before it has come to it: it is here once it was heard.
  await button(other, 'Menu de la table').click()
  await button(other, 'Mettre en pause').click()
  const paused = page.getByRole('heading', { name: 'Pause', exact: true })
  await expect(paused).toBeVisible()
  await resume.click()
  await expect(resume).toHaveCount(0)
  await expect(paused).toHaveCount(0)
  await show(page, 'hidden')
  // Time goes on: the clock has its say, be it only a sign of life after some seconds.
  await expect.poll(() => lastMove(other)).toMatch(/^(tick|beat)$/)
  await expect(resume).toHaveCount(0)
  await show(page, 'visible')
  await dealtHand(page)
})

const soloGame = (box: Box) => new RegExp(`${literally(shortName(box))}.*En solo`)

test('games left before their end are listed on the home page, the last one first; one may be thrown away', async ({
  page,
}) => {
  for (const box of [SAMPLE, OTHER]) await startAlone(page, box)
  await page.goto('/')
  await button(page, 'Reprendre une partie · 2').click()
  const games = page.getByRole('dialog').getByRole('link')
  await expect(games).toHaveText([OTHER, SAMPLE].map(soloGame))
  await expectAccessible(page)
  await button(page, new RegExp(`^Ne plus proposer.*${literally(shortName(OTHER))}`)).click()
  await expect(games).toHaveCount(1)
  await games.click()
  await dealtHand(page)
})

test('a device that keeps nothing says so, and what could be done', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openBox(page, lid(OTHER))
  await aloneButton(page).click()
  await expect(page.getByRole('alert')).toContainText('ne veut rien garder')
  await page.goto('/table/ICI-1234')
  await expect(page.getByRole('status')).toContainText('ne veut rien garder')
  await expectAccessible(page)
})

test.describe('where nothing answers for the network', () => {
  test.use({ serviceWorkers: 'block' })

  test('the lists fill a bar as they come; without them it is told, and the next try is free', async ({ page }) => {
    let fetchIt: (isThere: boolean) => void = () => {}
    const isThere = new Promise<boolean>((resolve) => {
      fetchIt = resolve
    })
    const [game] = DECK_CLIENTS
    const box = BOXES.find(({ client }) => client === game)
    if (game === undefined || box === undefined) throw new Error('no game has a deck')
    const deck = `**/${game.game}-*.txt`
    // The words come, the deck is late.
    await page.route(deck, async (route) => ((await isThere) ? route.continue() : route.abort()))
    await openBox(page, lid(box))
    await aloneButton(page).click()
    const bar = page.getByRole('progressbar', { name: 'Les mots arrivent' })
    await expect(bar).toBeVisible()
    await expect.poll(() => bar.evaluate((shown: HTMLProgressElement) => shown.value)).toBeGreaterThan(0.4)
    fetchIt(false)
    await expect(page.getByRole('alert')).toContainText('Il faut du réseau, une seule fois.')
    await page.unroute(deck)
    await aloneButton(page).click()
    await isAtTable(page)
  })

  test('a game that is not on this device gets a kind page', async ({ page }) => {
    await page.goto('/table/ICI-9999')
    await expect(page.getByRole('heading', { name: 'Cette partie n’est plus là.' })).toBeVisible()
    await expect(page.getByLabel('Code de la table')).toHaveCount(0)
  })
})

test('around one device: names kept, the cover hides everything, also after a reload', async ({ page }) => {
  const LONG = 'Maximilienne-Alexandrine'
  await page.goto(`/ensemble/${SAMPLE.id}`)
  await expect(button(page, 'À table')).toBeDisabled()
  await page.getByLabel('Personne 1').fill('Tom')
  await page.getByLabel('Personne 2').fill(LONG)
  await button(page, 'Une personne de plus').click()
  await expect(page.getByLabel('Personne 3')).toBeFocused()
  await page.getByLabel('Personne 3').fill('Léa')
  await button(page, `Monter ${LONG} d’un rang`).click()
  await expect(page.getByLabel('Personne 1')).toHaveValue(LONG)
  await expectAccessible(page)
  await button(page, 'À table, à 3').click()
  await button(page, 'Commencer à trois').click()

  const cover = page.getByRole('heading', { name: /^Passe l’appareil à / })
  await expect(cover).toBeFocused()
  const isCovered = async () => {
    await expect(cover).toBeVisible()
    await expect(SAMPLE.cards.inHand(page)).toHaveCount(0)
    await expect.poll(() => lastMove(page)).toBe('pause')
  }
  await isCovered()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await isCovered()
  await button(page, 'Menu de la table').click()
  await expect(button(page, /Aller à l’accueil/)).toBeVisible()
  await page.keyboard.press('Escape')
  await isCovered()

  await button(page, /^C’est moi/).click()
  const hand = await dealtHand(page)
  await page.reload()
  await isCovered()
  await button(page, /^C’est moi/).click()
  expect(await dealtHand(page)).toEqual(hand)

  await button(page, 'Menu de la table').click()
  await button(page, 'Mettre en pause').click()
  const pause = page.getByRole('heading', { name: 'Pause', exact: true })
  await expect(pause).toBeVisible()
  await button(page, 'Reprendre').click()
  await expect(pause).toBeHidden()

  await page.goto('/')
  await ownGame(page).click()
  await isCovered()
  await page.goBack()
  await page.goForward()
  await isCovered()

  await page.goto(`/ensemble/${OTHER.id}`)
  await expect(page.getByLabel('Personne 1')).toHaveValue(LONG)
  await expect(page.getByLabel('Personne 3')).toHaveValue('Léa')
})
