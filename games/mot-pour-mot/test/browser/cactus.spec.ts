import { expect } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { expectPicture } from '../../../../e2e/result-picture.ts'
import { TableServer } from '../../../../e2e/table-server.ts'
import { begin, everybody, expectSpelled, type Four, playToTheEnd, tapLetters, typeLetters, WON } from './word-game.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

test('a whole game of the cactus edition, four phones and a screen', async ({ browser }) => {
  test.setTimeout(300_000)
  const [ana, bob, cleo, dan] = (await Promise.all(
    ['Ana', 'Bob', 'Cléo', 'Dan'].map((name) => Phone.take(browser, server.url, name)),
  )) as [Phone, Phone, Phone, Phone]
  const four: Four = { sel: [ana, cleo], poivre: [bob, dan] }

  const code = await ana.createTable()
  await test.step('people sit down', async () => {
    for (const phone of [bob, cleo]) await phone.join(code)
    await dan.page.goto(`/table/${code}`)
    await dan.sit()
    await ana.sees('Commencer à quatre')
  })
  const screen = await openScreen(browser, server.url, code)
  await expect(screen.getByText('Cléo')).toBeVisible()

  await test.step('the host plays without a clock', async () => {
    await ana.tap('Toutes les options')
    await ana.page.getByRole('radio', { name: 'sans sablier' }).check()
    await ana.tap('C’est réglé')
    await bob.sees('sans sablier')
    await ana.tap('Commencer à quatre')
  })

  await test.step('a mate’s suggestion, a reload in mid-spelling, a spelling check that was wrong', async () => {
    const { captain, mate, other, otherMate, team } = await begin(four, 'cactus')
    await mate.page.getByLabel('Ton idée').fill('soleil')
    await mate.tap('Souffler')
    const idea = captain.page.getByRole('button', { name: /soleil/i })
    await expect(idea).toBeVisible()
    await expect(otherMate.page.getByText(/soleil/i)).toHaveCount(0)
    await expect(screen.getByText(/soleil/i)).toHaveCount(0)

    await tapLetters(captain, 'SO')
    await expectSpelled(screen, 'SO')
    await captain.page.reload()
    await expectSpelled(captain.page, 'SO')
    await captain.tap('Reprendre le O')
    await expectSpelled(screen, 'S')
    await idea.click()
    await expectSpelled(screen, 'SOLEIL')
    await captain.tap('C’est dit')
    await other.tap('Vérifier l’orthographe')
    await captain.sees(/passe son tour/)
    await expect(captain.button('Tirer une carte')).toBeVisible()
    await expect(screen.getByRole('heading', { name: `À vous, ${team}` })).toBeVisible()
  })

  await test.step('the category is contested, and the table votes', async () => {
    const { captain, mate, other, otherMate } = await begin(four, 'cactus')
    await typeLetters(captain, 'tortue')
    await captain.tap('C’est dit')
    await other.tap('Contester la catégorie')
    await captain.tap('On vote')
    await captain.tap('Accepté')
    for (const phone of [mate, other, otherMate]) await phone.tap('Refusé')
    await captain.sees(/TORTUE, hors sujet/)
  })

  await test.step('a word that the dictionary does not know is pleaded for', async () => {
    const { captain, other } = await begin(four, 'cactus')
    await typeLetters(captain, 'bzzt')
    await captain.tap('C’est dit')
    await other.tap('Vérifier l’orthographe')
    await captain.tap('C’est un nom propre ou étranger')
    for (const phone of everybody(four)) await phone.tap('Bien écrit')
    await captain.sees(/passe son tour/)
  })

  await test.step('a pause covers the category', async () => {
    const { captain, mate, other } = await begin(four, 'cactus')
    const category = await captain.page.getByLabel('La catégorie').innerText()
    await mate.page.getByLabel('Ton idée').fill('lune')
    await mate.tap('Souffler')
    const idea = captain.page.getByRole('button', { name: /lune/i })
    await expect(idea).toBeVisible()
    await mate.menu('Mettre en pause')
    await other.sees('Pause')
    for (const phone of everybody(four)) await expect(phone.page.getByText(category)).toHaveCount(0)
    await expect(screen.getByText(category)).toHaveCount(0)
    await mate.tap('Reprendre')
    // On the captain's phone too: what is typed while it is covered goes nowhere.
    for (const page of [screen, captain.page])
      await expect(page.getByRole('heading', { name: category, exact: true })).toBeVisible()
    await expect(idea).toBeVisible()

    // Time is called in mid-word, and the whole word told.
    await typeLetters(captain, 'mont')
    await expectSpelled(screen, 'MONT')
    await ana.tap('Sonner la fin')
    await captain.page.getByLabel('Le mot entier').fill('montagne')
    await captain.tap('Dire le mot')
    await other.tap('D’accord')
  })

  await test.step('to the end', async () => {
    await playToTheEnd(four, 'cactus', [
      'bbbccc',
      'ddd',
      'fffggg',
      'hhh',
      'iii',
      'lll',
      'mmmnnn',
      'ppp',
      'rrr',
      'uuu',
      'vvv',
      'ooo',
    ])
    await expect(screen.getByText(WON).first()).toBeVisible()
    await bob.sees('La soirée')
    await expectPicture(bob.page, 'cactus')
  })

  await test.step('the replay', async () => {
    await dan.page.getByRole('link', { name: 'Revoir la partie' }).click()
    const slider = dan.page.getByRole('slider')
    await expect(slider).toBeVisible()
    await expectAccessible(dan.page)
    await slider.press('End')
    await dan.sees(/graine/i)
    await slider.press('Home')
    await expect(slider).toHaveValue('0')
  })

  await test.step('another game, with the other box', async () => {
    await ana.tap('Changer de jeu')
    await ana.page
      .getByRole('radio', { name: /Capture/ })
      .or(ana.button(/Capture/))
      .first()
      .click()
    await bob.sees(/Capture/)
    await ana.tap('Commencer à quatre')
    await bob.sees(/tire une carte|À toi de tirer/)
  })
})
