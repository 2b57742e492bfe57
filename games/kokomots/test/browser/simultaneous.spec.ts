import { expect } from '@playwright/test'
import { type Phone, test } from '../../../../e2e/phones.ts'
import { accept, choose, claim, expectPoints, expectSmall, inEnglish, pileOf, seatAt } from './table.ts'

let close: (() => Promise<void>) | undefined
test.afterEach(() => close?.())

test('two tap at once, a refusal by vote and its debt, a win that pays it', { tag: '@deep' }, async ({ browser }) => {
  test.setTimeout(300_000)
  const stack = {
    columns: [
      { themes: ['Ville / Pays', 'Fleuve / Fruit', 'Prénom'], letters: ['O A I', 'P B C'] },
      { themes: ['Outil / Sport', 'Métier', 'Meuble'], letters: ['N N N', 'M M M'] },
      { themes: ['Mer / Ciel', 'Cinéma', 'Musique'], letters: ['E E E', 'L L L'] },
      { themes: ['Animal / Fleur', 'École', 'Cuisine'], letters: ['U U U', 'D D D'] },
    ],
    draw: 'R S T A B B C C D D F F',
  }
  const table = await seatAt(browser, ['Ana', 'Bob', 'Cléo', 'Dan'], stack, 'simultaneous')
  close = table.close
  const { phones, host, screen } = table
  const [ana, bob, cleo, dan] = phones as [Phone, Phone, Phone, Phone]
  const others = (...away: readonly Phone[]) => phones.filter((phone) => !away.includes(phone))

  await test.step('every wait is long', async () => {
    await choose(host, { choices: { Variante: 'simultanée', 'Cartes par pile': '3' }, waits: { all: 600 } })
    await host.tap('C’est réglé')
    await bob.sees('600 s pour annoncer')
    await host.tap('Commencer à quatre')
  })

  await test.step('KOK-28 two letters are turned, and all search', async () => {
    await cleo.sees('Retourne deux lettres')
    await cleo.tap('Retourner les lettres')
    for (const phone of phones) await phone.sees('Qui a un mot')
    await expect(screen.getByRole('list', { name: 'Les deux lettres retournées' })).toBeVisible()
    await expectSmall(cleo)
    await cleo.tap('Personne ne trouve')
    await ana.sees('1 sur 4')
  })

  const [first, second] = await test.step('KOK-29 of two who tap at once one is heard', async () => {
    for (const phone of [bob, dan]) phone.deafen()
    await Promise.all([bob, dan].map((phone) => phone.tap('J’ai un mot')))
    for (const phone of [bob, dan]) phone.listenAgain()
    const isAsked = (phone: Phone) => phone.page.getByRole('heading', { name: 'Ton mot' })
    await expect(isAsked(bob).or(bob.page.getByRole('heading', { name: 'Dan a un mot' }))).toBeVisible()
    const [heard, late] = (await isAsked(bob).isVisible()) ? [bob, dan] : [dan, bob]
    // First: it is said for a few seconds only.
    await late.sees(`${heard.name} a été plus rapide`)
    await expect(isAsked(heard)).toBeVisible()
    for (const phone of others(heard)) await phone.sees(`${heard.name} a un mot`)
    await expect(screen.getByRole('heading', { name: `${heard.name} a un mot. Lequel` })).toBeVisible()
    await expect(isAsked(late)).toHaveCount(0)
    return [heard, late] as const
  })

  await test.step('KOK-31 KOK-32 two of three say no: refused; with nothing won yet, a card is owed', async () => {
    await claim(first, 'rose', 4)
    await ana.sees('Tu l’acceptes')
    await ana.sees('Refusé si la majorité dit non')
    await ana.tap('hors du thème')
    await ana.sees('Tu le refuses')
    await expect(screen.getByText('1 sur 3 se sont prononcés')).toBeVisible()
    await cleo.tap('mal écrit')
    await first.sees('Tu ne cherches plus')
    await second.sees('Qui a un mot')
    await expect(pileOf(screen, first.name)).toContainText('doit 1 carte')
    await expect(pileOf(screen, first.name)).toContainText('hors de la manche')
    await expect(screen.getByText(/hors du thème, mal écrit \(Ana et Cléo\)/)).toBeVisible()
  })

  await test.step('KOK-30 KOK-33 the other one taps and wins; every theme is turned over', async () => {
    await second.tap('J’ai un mot')
    await claim(second, 'paris', 4)
    for (const phone of others(second)) await accept(phone)
    await second.sees('Retourne deux lettres')
    await expectPoints(screen, { [second.name]: 4, [first.name]: 0 })
    for (const title of ['Fruit', 'Sport', 'Ciel', 'Fleur']) await expect(screen.getByText(title).first()).toBeVisible()
    await second.tap('Retourner les lettres')
  })

  await test.step('KOK-42 the debt is paid out of the next win, a card of one’s choice', async () => {
    await inEnglish(cleo)
    await expect(cleo.page.getByRole('heading', { name: 'Who has a word' })).toBeVisible()
    await first.tap('J’ai un mot')
    await claim(first, 'tomate', 4)
    await expect(cleo.page.getByRole('heading', { name: 'Do you accept it' })).toBeVisible()
    for (const phone of others(first)) await accept(phone)
    await first.sees('Rends une carte')
    await expectPoints(screen, { [first.name]: 4 })
    await expect(pileOf(screen, first.name)).toContainText('rend une carte')
    await expectSmall(first)
    await first.tap(/^Rendre\s+O/)
    await first.sees('Retourne deux lettres')
    await expectPoints(screen, { [first.name]: 3, [second.name]: 4 })
    await expect(pileOf(screen, first.name)).not.toContainText('doit')
  })
})
