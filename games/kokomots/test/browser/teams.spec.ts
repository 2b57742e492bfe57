import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { type Phone, test } from '../../../../e2e/phones.ts'
import {
  accept,
  announcing,
  choose,
  claim,
  expectPoints,
  expectSmall,
  inEnglish,
  seatAt,
  theme,
  typeWord,
} from './table.ts'

let close: (() => Promise<void>) | undefined
test.afterEach(() => close?.())

test('two teams: three words keep all, two keep the letters alone', { tag: '@deep' }, async ({ browser }) => {
  test.setTimeout(300_000)
  const stack = {
    columns: [
      { themes: ['Ville', 'Pays', 'Prénom'], letters: ['O N V', 'P F G'] },
      { themes: ['Fruit', 'Fleur', 'Légume'], letters: ['I A K', 'M M W'] },
      { themes: ['Outil', 'Métier', 'Meuble'], letters: ['U U U', 'L B X'] },
      { themes: ['Animal', 'Musique', 'École'], letters: ['C K Y', 'D H Z'] },
    ],
    draw: 'R S E A T N O I E S A R B B B B B B B B B B B B',
  }
  const table = await seatAt(browser, ['Ana', 'Bob', 'Cléo', 'Dan'], stack, 'teams')
  close = table.close
  const { host: ana, phones, screen } = table
  const [, bob, cleo, dan] = phones as [Phone, Phone, Phone, Phone]
  const result = (page: Page, name: string) => page.getByRole('heading', { name })

  await test.step('two teams of two, no clock', async () => {
    await choose(ana, {
      choices: { Variante: 'par équipes', 'Cartes par pile': '3', 'Temps d’un tour': 'sans sablier' },
    })
    await ana.tap('C’est réglé')
    await bob.sees('2 équipes')
    await ana.tap('Commencer à quatre')
  })

  await test.step('KOK-34 KOK-35 the team of the longest name begins; packets lie face down until its timer starts', async () => {
    await cleo.sees('Vos paquets sont là')
    await bob.sees('Sel se prépare')
    await cleo.tap('Retourner le sablier')
    for (const phone of [ana, cleo]) await phone.sees('À votre équipe')
    await expect(screen.getByRole('list', { name: 'Les trois paquets' }).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('KOK-35 a word is suggested to whoever holds the packet, and no one else hears of it', async () => {
    await typeWord(cleo, 'poire')
    await cleo.tap('Souffler POIRE à Ana')
    const ideas = ana.page.getByRole('list', { name: 'Idées de l’équipe' })
    await expect(ideas).toContainText('poire')
    await expectSmall(ana)
    for (const page of [bob.page, screen]) await expect(page.getByText('poire')).toHaveCount(0)
    await ideas.getByRole('button', { name: /poire/ }).click()
    await theme(ana, 'Fruit').click()
    await announcing(ana, 'POIRE', 3).click()
    await bob.sees('Vous jugez Sel')
    await accept(bob)
    await expect(screen.getByRole('list', { name: 'Les trois paquets' })).toContainText('poire')
    for (const phone of [ana, cleo]) await phone.sees('tient pour Sel')
  })

  await test.step('KOK-38 KOK-43 two packets at the same time; any one of the other team judges', async () => {
    await typeWord(ana, 'cles')
    await theme(ana, 'Animal').click()
    await expect(ana.button(/^Annoncer CLES, Animal/)).toBeVisible()
    ana.cutLine()
    await ana.tap(/^Annoncer CLES/)
    await claim(cleo, 'canard', 5)
    await bob.sees('Vous jugez Sel')
    ana.mendLine()
    // ALL-4 KOK-40: Cléo’s word holds the theme; the word is put back, and why it was not heard can be read.
    await expect(ana.page.getByRole('alert').filter({ hasText: 'Ce thème attend le juge' })).toBeVisible()
    await expect(ana.page.getByRole('group', { name: 'Ton mot' })).toContainText('cles')
    await ana.page.keyboard.press('Backspace')
    await expect(ana.page.getByText('Ce thème attend le juge')).toHaveCount(0)
    await ana.page.keyboard.type('s')
    await theme(ana, 'Outil').click()
    await announcing(ana, 'CLES', 4).click()
    await bob.sees('encore un mot à juger')
    await expect(screen.getByRole('list', { name: 'Les trois paquets' })).toContainText('canard')
    await accept(bob)
    await expect(dan.page.getByText('encore un mot à juger')).toHaveCount(0)
    await accept(dan)
  })

  await test.step('KOK-37 three words: everything is kept', async () => {
    for (const page of [...phones.map((phone) => phone.page), screen])
      await expect(result(page, 'Trois mots\u00a0: Sel garde tout')).toBeVisible()
    await expectPoints(screen, { Sel: 12, Poivre: 0 })
    await expect(screen.getByText('gardé', { exact: true })).toHaveCount(6)
    for (const page of [ana.page, dan.page, screen]) await expectAccessible(page)
  })

  await test.step('KOK-37 two words: the letters are kept, the themes are lost', async () => {
    await bob.tap('Retourner le sablier')
    await claim(bob, 'porto', 4)
    await accept(ana)
    await claim(dan, 'marguerite', 4)
    await accept(cleo)
    await expect(screen.getByRole('list', { name: 'Les trois paquets' })).toContainText('marguerite')
    await ana.tap('Sonner la fin')
    for (const page of [...phones.map((phone) => phone.page), screen])
      await expect(result(page, 'Poivre garde les lettres, pas les thèmes')).toBeVisible()
    await expectPoints(screen, { Sel: 12, Poivre: 6 })
    await expect(screen.getByText('perdu', { exact: true })).toHaveCount(2)
    await expect(screen.getByText('gardé', { exact: true })).toHaveCount(2)
    await expectSmall(dan)
  })

  await test.step('in English', async () => {
    await inEnglish(bob)
    await expect(bob.page.getByRole('heading', { name: /^Poivre keeps/ })).toBeVisible()
  })
})
