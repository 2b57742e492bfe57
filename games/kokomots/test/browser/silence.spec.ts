import { expect } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, type Phone, test } from '../../../../e2e/phones.ts'
import { announcing, choose, claim, pileOf, seatAt, typeWord } from './table.ts'

let close: (() => Promise<void>) | undefined
test.afterEach(() => close?.())

const STACK = {
  columns: [
    { themes: ['Ville', 'Pays', 'Prénom'], letters: ['O A I', 'N T R'] },
    { themes: ['Dans la mer', 'Fruit', 'Métier'], letters: ['P I U', 'M E L'] },
    { themes: ['Au cinéma', 'Outil', 'Sport'], letters: ['I O E', 'T S N'] },
    { themes: ['Animal', 'Musique', 'Meuble'], letters: ['L C A', 'U D B'] },
  ],
  hands: { Ana: 'A I T', Cléo: 'E R S' },
  draw: 'A T I U S C D N A D B B B',
}

test('KOK-13 KOK-14 KOK-17 KOK-40 the sand runs out: the turn passes at once, a word announced in time is still judged', {
  tag: '@deep',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const table = await seatAt(browser, ['Ana', 'Cléo'], STACK, 'classic')
  close = table.close
  const { screen } = table
  const [ana, cleo] = table.phones as [Phone, Phone]
  await choose(ana, { choices: { 'Cartes par pile': '3' }, waits: { 'Un tour': 25, 'Juger un mot': 40 } })
  await ana.tap('C’est réglé')
  await ana.tap('Commencer à deux')
  await cleo.tap('C’est parti')
  await claim(cleo, 'perle', 4)
  await ana.sees('Qui ne dit mot consent')
  await ana.sees(/Accepté dans \d+\ss/)

  await test.step('judged in passing, in one’s own turn', async () => {
    await expect(ana.page.getByRole('heading', { name: 'À toi' })).toBeVisible({ timeout: 40_000 })
    await expect(ana.button('Je refuse')).toBeVisible()
    await typeWord(ana, 'air')
    await expect(announcing(ana, 'AIR', 3)).toBeVisible()
    await expect(ana.button('J’accepte')).toBeVisible()
    await expect(screen.getByRole('list', { name: 'Mots à juger' })).toContainText('Dans la mer')
    await expectNoSideways(ana.page)
    await expectAccessible(ana.page)
  })

  await test.step('nothing was said: it stands', async () => {
    await expect(screen.getByText('perle').first()).toBeAttached()
    await expect(pileOf(screen, 'Cléo').getByText(/^\s*4 points$/)).toBeAttached({ timeout: 60_000 })
  })
})

test('KOK-17 KOK-18 a no is a no: whoever looks for its reason when the silence ends has refused', {
  tag: '@deep',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const table = await seatAt(browser, ['Ana', 'Cléo'], STACK, 'classic')
  close = table.close
  const [ana, cleo] = table.phones as [Phone, Phone]
  await choose(ana, { choices: { 'Cartes par pile': '3' }, waits: { 'Un tour': 300, 'Juger un mot': 20 } })
  await ana.tap('C’est réglé')
  await ana.tap('Commencer à deux')
  await cleo.tap('C’est parti')
  await claim(cleo, 'perle', 4)
  await ana.tap('Je refuse')
  await ana.sees('C’est non. Pourquoi')
  // By itself, when three quarters of the silence are over.
  await expect(cleo.page.getByText('refusé\u00a0: autre raison').first()).toBeVisible({ timeout: 40_000 })
})
