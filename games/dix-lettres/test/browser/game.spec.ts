import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { layOut, lettersOn, noWordOf, wordOf } from './player.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const shown = (page: Page, word: string) => page.getByRole('img', { name: word, exact: true }).first()

/** A table of two with a screen, three rounds, without a clock. */
const sitDown = async (browser: Parameters<typeof openScreen>[0], baseURL = '') => {
  const [ana, bob] = [await Phone.take(browser, baseURL, 'Ana'), await Phone.take(browser, baseURL, 'Bob')]
  const code = await ana.createTable('Dix lettres')
  await bob.join(code)
  const screen = await openScreen(browser, baseURL, code)
  await ana.tap('Toutes les options')
  const sheet = ana.page.getByRole('dialog')
  await sheet.getByRole('radio', { name: '3', exact: true }).check()
  await sheet.getByRole('radio', { name: 'sans sablier' }).check()
  await ana.tap('C’est réglé')
  await ana.tap(/^Commencer à deux/)
  return { ana, bob, screen, phones: [ana, bob] }
}

test('DIX-4 DIX-7 DIX-8 DIX-12 two phones and a screen play Dix lettres to its end', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const { ana, bob, screen, phones } = await sitDown(browser, baseURL)
  for (let round = 1; round <= 3; round++) {
    const caller = round % 2 === 1 ? ana : bob
    await caller.tap('Voyelle')
    await caller.tap('Consonne')
    await expect(screen.getByRole('heading', { name: `${caller.name}, voyelle ou consonne` })).toBeVisible()
    await caller.tap('Le reste au hasard')
    const letters = await lettersOn(ana.page)
    expect(await lettersOn(bob.page)).toEqual(letters)
    const [long, short] = [wordOf(letters, 6), wordOf(letters, 3)]

    await layOut(ana.page, long)
    if (round === 1) {
      // Set down first, then done; the other one is done at once.
      await press(ana.page, `Poser ${long}`)
      await expect(ana.page.getByText(`Posé\u00a0: ${long}`)).toBeAttached()
      await expect(bob.page.getByText(long)).toHaveCount(0)
      for (const phone of phones) await expectNoSideways(phone.page)
    }
    await press(ana.page, `C’est bon avec ${long}`)
    await expect(ana.page.getByText('On attend Bob.')).toBeVisible()
    await expect(screen.getByText('1 sur 2 a fini')).toBeVisible()
    await press(ana.page, 'Chercher encore')
    await expect(screen.getByText('0 sur 2 a fini')).toBeVisible()
    await press(ana.page, `C’est bon avec ${long}`)

    const wrong = noWordOf(letters)
    await layOut(bob.page, round === 2 ? wrong : short)
    await press(bob.page, round === 2 ? `C’est bon avec ${wrong}` : `C’est bon avec ${short}`)
    await expect(shown(screen, round === 2 ? wrong : short)).toBeVisible()
    await expect(shown(screen, long)).toHaveCount(0)
    if (round === 2) await expect(screen.getByText('n’est pas dans la liste', { exact: true })).toBeVisible()
    await press(bob.page, 'Le mot suivant')
    await expect(shown(screen, long)).toBeVisible()
    await press(ana.page, 'Voir le résultat')
    await expect(
      screen.getByRole('heading', { name: /On pouvait faire|Personne ne pouvait faire plus long/ }),
    ).toBeVisible()
    await expect(ana.page.getByText(`+${long.length}`)).toBeVisible()
    await press(ana.page, round === 3 ? 'Voir qui gagne' : 'Manche suivante')
  }
  for (const page of [bob.page, screen])
    await expect(page.getByRole('heading', { name: 'Ana gagne\u00a0!' })).toBeVisible()
  await expect(ana.page.getByRole('heading', { name: 'Tu gagnes\u00a0!' })).toBeVisible()
  await expectAccessible(ana.page)
  await ana.page.getByRole('link', { name: 'Revoir la partie' }).click()
  await expect(ana.page.getByText('Manche 1 sur 3').first()).toBeVisible()
})

test('DIX-6 ALL-3 tiles are touched, typed, shuffled; a pause covers them', async ({ browser, baseURL }) => {
  const { ana, bob } = await sitDown(browser, baseURL)
  const { page } = ana
  await ana.tap('Le reste au hasard')
  const letters = await lettersOn(page)
  const word = wordOf(letters, 4)
  await page.keyboard.type(word.toLowerCase())
  await expect(page.getByRole('button', { name: `Poser ${word}` })).toBeEnabled()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: `Poser ${word.slice(0, -1)}`, exact: true })).toBeVisible()
  // A tile that was touched has the focus: Enter is for the word that was typed.
  await press(page, 'Tout enlever')
  await layOut(page, word.charAt(0))
  await page.keyboard.type(word.slice(1).toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Posé\u00a0: ${word}`)).toBeAttached()
  await layOut(page, word.charAt(0))
  await press(page, 'Tout enlever')
  await expect(page.getByRole('button', { name: `C’est bon avec ${word}` })).toBeVisible()
  await press(page, 'Mélanger')
  expect((await lettersOn(page)).sort()).toEqual([...letters].sort())
  await expectAccessible(page)
  await bob.menu('Mettre en pause')
  await expect(page.locator('[data-tile="E"], [data-tile="A"], [data-tile="I"]')).toHaveCount(0)
})

test('DIX-7 ALL-7 laid-out tiles count where the host calls time, and lie there again after a reload', async ({
  browser,
  baseURL,
}) => {
  const { ana, bob } = await sitDown(browser, baseURL)
  await ana.tap('Le reste au hasard')
  const word = wordOf(await lettersOn(bob.page), 5)
  await layOut(bob.page, word)
  // On a second page of Bob's they show once the table has them.
  const second = await bob.context.newPage()
  await second.goto(new URL(ana.page.url()).pathname)
  await expect(second.getByRole('button', { name: `Poser ${word}` })).toBeEnabled()
  await second.close()
  await bob.page.reload()
  await expect(bob.button(`Poser ${word}`)).toBeEnabled()
  await expect(bob.page.getByText('Rien de posé')).toBeVisible()
  await ana.tap('C’est l’heure')
  await expect(shown(ana.page, word)).toBeVisible()
  await press(ana.page, 'Voir le résultat')
  await expect(bob.page.getByText(`+${word.length}`)).toBeVisible()
})

test('DIX-7 tiles laid out in the last seconds count; beside a screen a phone says that ten seconds are left', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const ana = await Phone.take(browser, baseURL ?? '', 'Ana')
  const code = await ana.createTable('Dix lettres')
  await openScreen(browser, baseURL ?? '', code)
  await ana.tap('Toutes les options')
  await ana.page.getByText('Toutes les durées').click()
  await ana.page.getByRole('spinbutton', { name: 'Chercher' }).fill('20')
  await ana.tap('C’est réglé')
  await ana.tap(/^Commencer/)
  await ana.tap('Le reste au hasard')
  const word = wordOf(await lettersOn(ana.page), 3)
  await layOut(ana.page, word.slice(0, 2))
  await expect(ana.page.getByRole('status').filter({ hasText: 'Dix secondes' })).toBeAttached({
    timeout: 30_000,
  })
  await expect(ana.page.getByRole('timer').getByText(/^1 seconde/)).toBeAttached({ timeout: 30_000 })
  await layOut(ana.page, word.slice(2))
  await expect(shown(ana.page, word)).toBeVisible()
})
