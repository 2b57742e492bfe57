import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openScreen, Phone, test } from './phones.ts'
import { lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

/** A shared screen does not scroll. */
const expectAllInSight = async (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return [scrollWidth <= innerWidth, scrollHeight <= innerHeight]
      }),
    )
    .toEqual([true, true])

test('a TV is asked for the code at /tv and at /ecran, and told what to do about a wrong one', async ({
  browser,
  baseURL,
}) => {
  const ana = await Phone.take(browser, baseURL ?? '', 'Ana')
  const code = await ana.createTable(lid(SAMPLE))
  await ana.tap(/^Afficher sur la télé/)
  const sheet = ana.page.getByRole('dialog', { name: 'Afficher sur la télé' })
  await expect(sheet.getByText(/\/tv$/)).toBeVisible()
  await expect(sheet.getByRole('img', { name: 'Code QR de l’écran de la table' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: /^L’ouvrir sur cet appareil/ })).toHaveAttribute(
    'href',
    `/ecran/${code}`,
  )
  await expectAccessible(ana.page)
  await ana.page.keyboard.press('Escape')
  await ana.tap('Menu de la table')
  await expect(ana.page.getByRole('dialog').getByRole('button', { name: /^Afficher sur la télé/ })).toBeVisible()

  const tv = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1920, height: 1080 } })
  await tv.goto('/tv')
  await expect(tv.getByRole('heading', { name: 'L’écran de la table' })).toBeVisible()
  await expectAccessible(tv)
  await tv.goto('/tv/2222222')
  await expect(tv.getByText('Regarde le code en haut du téléphone de l’hôte')).toBeVisible()
  await tv.goto('/ecran')
  await tv.getByLabel('Code de la table').fill(code.toLowerCase())
  await tv.getByRole('button', { name: 'Ouvrir l’écran' }).click()
  await expect(tv).toHaveURL(`/ecran/${code}`)
  await expect(tv.getByRole('heading', { name: 'La table d’Ana' })).toBeVisible()
  await expect(tv.getByText('Ana choisit\u00a0:')).toBeVisible()
  await expectAllInSight(tv)
  await expectAccessible(tv)
})

test('while they wait, guests take the lesson and read the rules, and are back at their table by one tap', async ({
  browser,
  baseURL,
}) => {
  const [ana, bob] = [await Phone.take(browser, baseURL ?? '', 'Ana'), await Phone.take(browser, baseURL ?? '', 'Bob')]
  const code = await ana.createTable(lid(SAMPLE))
  await bob.join(code)
  await bob.page.getByRole('link', { name: 'Apprendre en trois minutes' }).click()
  await bob.tap('Passer la leçon')
  await expect(bob.page).toHaveURL(`/table/${code}`)
  await bob.sees('On attend qu’Ana lance la partie.')
  await bob.page.getByRole('link', { name: 'Les règles' }).click()
  await expect(bob.page).toHaveURL(/\/regles\//)
  await bob.page.goBack()
  await bob.sees('On attend qu’Ana lance la partie.')
})

test('a game stopped by the host: everybody sees the scores as they stood, and the lobby is one tap away', async ({
  browser,
  baseURL,
}) => {
  const [ana, bob] = [await Phone.take(browser, baseURL ?? '', 'Ana'), await Phone.take(browser, baseURL ?? '', 'Bob')]
  const code = await ana.createTable(lid(SAMPLE))
  await bob.join(code)
  const tv = await openScreen(browser, baseURL ?? '', code)
  // As many bots as there is room for, at once.
  await ana.tap('Asseoir un bot à la place libre')
  await ana.page.getByRole('radio', { name: '2', exact: true }).check()
  await ana.tap(/^régulier/i)
  await ana.tap('Commencer à quatre')
  await expect(ana.button('Commencer à quatre')).toHaveCount(0)
  await ana.tap('Menu de la table')
  await ana.tap(/^Arrêter la partie/)
  await ana.tap(/^Arrêter pour tout le monde/)
  for (const page of [ana.page, bob.page, tv]) {
    await expect(page.getByRole('heading', { name: 'Partie arrêtée' })).toBeVisible()
    for (const name of ['Ana', 'Bob']) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'La soirée' })).toHaveCount(0)
  }
  await expectAccessible(bob.page)
  await expectAccessible(tv)
  await expectAllInSight(tv)
  await bob.tap('Retour à la table')
  await bob.sees('On attend qu’Ana lance la partie.')
  await ana.tap('Retour à la table')
  await expect(ana.button('Commencer à quatre')).toBeVisible()
  await expect(tv.getByText('Ana choisit\u00a0:')).toBeVisible()
})
