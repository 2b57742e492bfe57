import { expect } from '@playwright/test'
import { type Phone, test } from '../../../../e2e/phones.ts'
import {
  accept,
  announcing,
  choose,
  expectPoints,
  expectSmall,
  inEnglish,
  pileOf,
  seatAt,
  theme,
  typeWord,
} from './table.ts'

let close: (() => Promise<void>) | undefined
test.afterEach(() => close?.())

test('a word that links two themes, refused as such, heard for the one alone, then one that stands', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const stack = {
    columns: [
      { themes: ['Mer', 'Fleuve', 'Pays'], letters: ['O B B', 'L G G'] },
      { themes: ['Métier', 'Outil', 'Sport'], letters: ['I I I', 'E E E'] },
      { themes: ['Animal', 'Fruit', 'Fleur'], letters: ['S S S', 'D D D'] },
      { themes: ['Ville', 'Prénom', 'Meuble'], letters: ['P P P', 'U U U'] },
    ],
    others: ['Cinéma', 'Musique'],
    hands: { Ana: 'K K K', Cléo: 'N E M' },
    draw: 'R A T F F F F F F',
    answers: { Mer: ['Némo'], Cinéma: ['Casablanca'] },
  }
  const table = await seatAt(browser, ['Ana', 'Cléo'], stack, 'expert')
  close = table.close
  const { screen } = table
  const [ana, cleo] = table.phones as [Phone, Phone]
  const link = (title: string) => cleo.button(`Relier à «\u00a0${title}\u00a0»`)

  await test.step('KOK-26 a fifth theme beside the four', async () => {
    await choose(ana, { choices: { Variante: 'expert', 'Cartes par pile': '3' }, waits: { all: 600 } })
    await ana.tap('C’est réglé')
    await ana.tap('Commencer à deux')
    await cleo.tap('C’est parti')
    await expect(screen.getByText('Cinéma')).toBeVisible()
    await expect(screen.getByText('à relier')).toBeVisible()
    await expectSmall(cleo)
  })

  await test.step('KOK-27 Némo, for the sea and the cinema: the judge sees both, and what the deck knows of each', async () => {
    await typeWord(cleo, 'nemo')
    await link('Cinéma').click()
    await expect(link('Cinéma')).toHaveAttribute('aria-pressed', 'true')
    // KOK-40: several of the four could take it, the list of one has it.
    await cleo.button(/^Annoncer NEMO, .*Mer \+ Cinéma/).click()
    const themes = ana.page.getByRole('listitem')
    await expect(themes.filter({ hasText: 'Mer' })).toContainText('il est dans la liste')
    await expect(themes.filter({ hasText: 'Cinéma' })).toContainText('à toi de voir')
    await expect(screen.getByRole('list', { name: 'Mots à juger' })).toContainText('Mer + Cinéma')
    await ana.tap('hors du thème')
  })

  await test.step('KOK-27 refused as claimed, it may be claimed again for the one of the four', async () => {
    await cleo.sees('refusé\u00a0: hors du thème')
    await typeWord(cleo, 'nemo')
    await theme(cleo, 'Mer').click()
    await link('Cinéma').click()
    await cleo.sees('Déjà refusé')
    await link('Cinéma').click()
    await announcing(cleo, 'NEMO', 5).click()
    await accept(ana)
    await cleo.sees('Tu as 5 points.')
  })

  await test.step('KOK-27 both cards are won, the fifth under the marker', async () => {
    await inEnglish(cleo)
    await typeWord(cleo, 'acteur')
    await theme(cleo, 'Métier').click()
    await expect(cleo.button(/^Announce ACTEUR, .+ points$/)).toBeVisible()
    await cleo.tap('Link with “Cinéma”')
    await expect(cleo.button('Link with “Cinéma”')).toHaveAttribute('aria-pressed', 'true')
    await cleo.tap(/^Announce ACTEUR, .+ \+ Cinéma, 8 points$/)
    await accept(ana)
    await cleo.sees('You: 13 points.')
    await expect(pileOf(screen, 'Cléo').getByRole('img', { name: /1 thème relié/ })).toBeVisible()
    await expectPoints(screen, { Cléo: 13, Ana: 0 })
    await expect(screen.getByText('Musique')).toBeVisible()
  })
})
