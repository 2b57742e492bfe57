import { expect, type Page } from '@playwright/test'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { startStacked } from '../../../../e2e/stacked-server.ts'

const card = (phone: Phone, name: string) =>
  phone.page.getByRole('group', { name: /^Ta main/ }).getByRole('button', { name, exact: true })
const row = (page: Page, nth: number) => page.locator(`[data-row="${nth - 1}"]`)

/** By keyboard: where a card lies in a fan depends on the others. */
const take = (phone: Phone, name: string) => card(phone, name).first().press('Enter')
const put = async (phone: Phone, name: string, nth: number) => {
  await take(phone, name)
  await row(phone.page, nth).click()
}
const poser = async (phone: Phone) => {
  const button = phone.page.getByRole('button', { name: 'Poser', exact: true })
  await button.click()
  await expect(button).toBeHidden()
}
const nameJoker = (phone: Phone, letter: string) =>
  phone.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${letter}(,|$)`) })
    .click()

let server: Awaited<ReturnType<typeof startStacked>> | undefined
test.afterEach(() => server?.close())

test('WO-8 WO-12 WO-13 WO-16 WO-18 WO-22 WO-23 four people play TRASH, JOKERS and a last card, with counters in between', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const names = ['Ana', 'Bob', 'Cléo', 'Dan']
  const deal = {
    hands: {
      Ana: '# R R N N D U U',
      Bob: '? # N N D D U U',
      Cléo: 'E ? C N D D U U',
      Dan: 'A # R A> T> I> S> S',
    },
    rows: 'L | C | M | P',
    pile: 'E N T R A '.repeat(7).trim(),
  }
  server = await startStacked('word-out', { deal }, names)
  const { url } = server
  const [ana, bob, cleo, dan] = (await Promise.all(names.map((name) => Phone.take(browser, url, name)))) as [
    Phone,
    Phone,
    Phone,
    Phone,
  ]
  const code = await ana.createTable('Word Out')
  for (const phone of [bob, cleo, dan]) await phone.join(code)
  const screen = await openScreen(browser, url, code)
  const phones = [ana, bob, cleo, dan]
  await ana.tap('Toutes les options')
  await ana.page.getByRole('radio', { name: 'sans sablier' }).check()
  await ana.tap('C’est réglé')
  await ana.tap('Commencer à quatre')

  await test.step('WO-13 TRASH clears a row; what is tried with it on the empty row is said beforehand', async () => {
    await ana.sees('À toi de poser')
    await put(ana, 'poubelle', 1)
    await ana.button(/^Vider la rangée/).click()
    await ana.sees('Ouvre la rangée libérée')
    for (const phone of [bob, cleo, dan]) await phone.sees('Ana vide une rangée')
    await expect(screen.getByRole('heading', { name: 'Ana ouvre la rangée libérée' })).toBeVisible()
    await take(ana, 'R')
    await poser(ana)
  })

  await test.step('WO-12 WO-16 a JOKER on the row: the next one’s word is banked, nobody is asked', async () => {
    await bob.sees('À toi de poser')
    await put(bob, 'joker', 1)
    await nameJoker(bob, 'U')
    await poser(bob)
    for (const phone of [ana, cleo, dan]) await phone.sees('Bob pose un joker, U')
    await put(cleo, 'E', 1)
    await expect(row(cleo.page, 1)).toHaveAccessibleName(/incontrable/)
    await cleo.button(/^Poser et WORD OUT/).click()
    await cleo.sees('Ouvre la rangée libérée')
    for (const phone of [ana, bob, dan]) await phone.sees('RUE est encaissé')
    await take(cleo, 'C, bonus')
    await poser(cleo)
  })

  await test.step('WO-22 all are asked at once, and see what both kinds of counter do', async () => {
    await put(dan, 'A', 2)
    await poser(dan)
    await put(ana, 'R', 2)
    await ana.button(/^Poser et WORD OUT/).click()
    for (const phone of [bob, cleo, dan]) {
      await phone.sees('Répondez tous maintenant')
      await expect(phone.button('Contrer je bloque, personne ne marque')).toBeVisible()
      await expect(phone.button(/^Contrer et WORD OUT\s! je prends, si c’est un mot$/)).toBeVisible()
    }
    await bob.sees('Si plusieurs contrent, ta carte compte d’abord')
    await cleo.sees('Si plusieurs contrent, la carte de Bob compte d’abord')
    await ana.sees('Tout le monde répond en même temps')
    await expect(screen.getByText('Répondez tous maintenant')).toBeVisible()
  })

  await test.step('WO-18 TRASH is no counter, and it is said', async () => {
    await take(bob, 'poubelle')
    await bob.sees('On ne contre pas avec une poubelle')
    await expect(bob.button(/^Contrer je bloque/)).toBeDisabled()
    await expect(bob.button(/^Contrer et WORD OUT/)).toBeDisabled()
    await take(bob, 'poubelle')
  })

  await test.step('WO-22 a counter out of turn stays unseen; a JOKER before it is heard and takes the word at once', async () => {
    await take(dan, 'S')
    await dan.button(/^Contrer je bloque/).click()
    await dan.sees('Tu contres\u00a0: CARS, si Bob et Cléo laissent passer')
    await take(cleo, 'joker')
    await nameJoker(cleo, 'S')
    await cleo.sees(/je prends, si CARS est un mot.*6 points, incontrable/)
    await cleo.button(/^Contrer et WORD OUT/).click()
    await cleo.sees('Tu contres\u00a0: CARS, si Bob laisse passer')
    await bob.tap('Laisser passer')
    await cleo.sees('Ouvre la rangée libérée')
    for (const phone of [ana, bob, dan]) await phone.sees('Cléo contre CAR\u00a0: CARS, incontrable. 6 points')
    await expect(card(dan, 'S')).toBeVisible()
    await take(cleo, 'D')
    await poser(cleo)
  })

  await test.step('WO-13 WO-31 another TRASH, then a run to the last card', async () => {
    await put(dan, 'poubelle', 3)
    await dan.button(/^Vider la rangée/).click()
    await dan.sees('Ouvre la rangée libérée')
    await take(dan, 'R')
    await poser(dan)
    await put(ana, 'D', 4)
    await poser(ana)
    // WO-8: in the foot, and not over the cards.
    await expect(ana.page.locator('footer').getByRole('alert')).toHaveText(
      'PD ne commence aucun mot\u00a0: ta carte revient. Tu perds ton tour et tu pioches.',
    )
    for (const phone of [bob, cleo]) await phone.tap('Passer et piocher')
    await put(dan, 'A, rejouer', 3)
    await poser(dan)
    for (const letter of ['T, rejouer', 'I, rejouer', 'S, rejouer']) {
      await dan.sees(/^Encore/)
      await take(dan, letter)
      await poser(dan)
    }
    await dan.sees(/^Encore/)
    await take(dan, 'S')
    await dan.sees('C’est ta dernière carte\u00a0: après, on redistribue.')
    await poser(dan)
    await dan.sees('Tu n’as plus de cartes\u00a0: on redistribue.')
    for (const phone of [ana, bob, cleo]) await phone.sees('Dan n’a plus de cartes\u00a0: on redistribue.')
    for (const phone of phones)
      await expect(phone.page.getByRole('group', { name: /^Ta main, 8 cartes/ })).toBeVisible()
    await dan.sees('À toi de poser')
  })
})
