import { expect, type Page } from '@playwright/test'
import { type Phone, test } from '../../../../e2e/phones.ts'
import { choose, expectPoints, seatAt, typeWord } from './table.ts'

let close: (() => Promise<void>) | undefined
test.afterEach(() => close?.())

/** What the note lies over, of what is touched and of who plays and how long. */
const coveredBy = (page: Page, note: string): Promise<string[]> =>
  page.evaluate((label) => {
    const toast = document.querySelector(`[aria-label="${label}"]`)
    if (toast === null) return ['no note']
    const { top, bottom, left, right } = toast.getBoundingClientRect()
    return [...document.querySelectorAll('button, h1, .countdown')]
      .filter((each) => !toast.contains(each))
      .filter((each) => {
        const box = each.getBoundingClientRect()
        return box.height > 1 && box.bottom > top && box.top < bottom && box.right > left && box.left < right
      })
      .map((each) => each.textContent ?? '')
  }, note)

test('the judge of a table of three gives the seat up for good', async ({ browser }) => {
  test.setTimeout(180_000)
  const stack = {
    columns: [
      { themes: ['Ville', 'Pays', 'Prénom'], letters: ['O A I', 'N T R'] },
      { themes: ['Dans la mer', 'Fruit', 'Métier'], letters: ['P I U', 'M E L'] },
      { themes: ['Au cinéma', 'Outil', 'Sport'], letters: ['I O E', 'T S N'] },
      { themes: ['Animal', 'Musique', 'Meuble'], letters: ['L C A', 'U D B'] },
    ],
    hands: { Annabelle: 'E R S', Bob: 'A E O', Cléo: 'A I T' },
    draw: 'A T I L U S C D N A D B B B S R N E I T S T O G H',
    answers: { Ville: ['Rome'] },
  }
  const table = await seatAt(browser, ['Annabelle', 'Bob', 'Cléo'], stack, 'classic')
  close = table.close
  const { screen } = table
  const [ana, bob, cleo] = table.phones as [Phone, Phone, Phone]
  await choose(ana, { choices: { 'Cartes par pile': '3' }, waits: { 'Un tour': 300, 'Juger un mot': 8 } })
  await ana.tap('C’est réglé')
  await ana.tap('Commencer à trois')
  await ana.tap('C’est parti')
  await expect(ana.page.getByRole('group', { name: 'Ton mot' })).toBeVisible()
  await typeWord(ana, 'rome')
  await expect(screen.getByText('juge, tient le sablier')).toBeVisible()

  await cleo.tap('Menu de la table')
  await cleo.tap(/^Quitter la table/)
  await cleo.tap(/^Laisser ma place, vraiment/)

  await test.step('the note to the host covers neither who plays, nor the clock, nor a button', async () => {
    // All at once: whoever has nothing to decide sees it for a few seconds only.
    await Promise.all(
      [bob.page, screen, ana.page].map((page) => expect.poll(() => coveredBy(page, 'Cléo se lève.')).toEqual([])),
    )
    await expect(ana.button('Asseoir un bot à sa place')).toBeVisible()
  })

  await test.step('KOK-15 KOK-16 nobody is said to judge or to keep time; silence is consent', async () => {
    for (const page of [screen, bob.page]) await expect(page.getByText('tient le sablier')).toHaveCount(0)
    await ana.button(/^Annoncer ROME, /).click()
    await expect(screen.getByText('Qui ne dit mot consent.')).toBeVisible()
    await expectPoints(screen, { Annabelle: 4 })
  })
})
