import { expect } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, type Phone, test } from '../../../../e2e/phones.ts'
import { accept, choose, expectSmall, seatAt, tapWord } from './table.ts'

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
  draw: 'E R I U S C D N A D B B B',
  answers: { 'Dans la mer': ['perle'] },
}

test('at a computer: the table and its sides, a keyboard, the theme asked for where no list tells, and an early end', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const table = await seatAt(browser, ['Ana', 'Cléo'], STACK, 'classic')
  close = table.close
  const { screen } = table
  const [ana, cleo] = table.phones as [Phone, Phone]
  await choose(ana, { choices: { 'Cartes par pile': '3' }, waits: { all: 600 } })
  await ana.tap('C’est réglé')
  await ana.tap('Commencer à deux')
  await cleo.tap('C’est parti')

  await test.step('KOK-16 the judge knows from the start; KOK-39 the room searches along', async () => {
    await expect(ana.page.getByRole('heading', { name: 'Tu juges Cléo' })).toBeVisible()
    await ana.sees('Si tu ne dis rien, le mot est accepté.')
    await expectSmall(ana)
    await expect(screen.getByText('La main de Cléo')).toBeVisible()
  })

  // The same seat, on a computer.
  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
    storageState: await cleo.context.storageState(),
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  const page = await desk.newPage()
  await page.goto(cleo.page.url())
  const word = page.getByRole('group', { name: 'Ton mot' })
  const pad = page.getByRole('group', { name: 'Les lettres' })

  await test.step('no letters to tap beside a keyboard, but for who wants them; who has what stands at the side', async () => {
    await expect(word).toBeVisible()
    await expect(page.getByRole('list', { name: 'Les joueurs' })).toContainText('Ana')
    await expect(pad).toHaveCount(0)
    await page.getByRole('button', { name: 'Montrer un clavier à l’écran' }).click()
    await expect(pad).toBeVisible()
    await page.getByRole('button', { name: 'Cacher le clavier' }).click()
    await expect(pad).toHaveCount(0)
    for (const [width, height] of [
      [1024, 768],
      [1920, 1080],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNoSideways(page)
      await expect(page.getByRole('button', { name: 'Annoncer', exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expectAccessible(page)
  })

  await test.step('KOK-40 several themes could take it, one list has it', async () => {
    await page.keyboard.type('perle')
    await page.keyboard.press('Enter')
    await ana.sees('il est dans la liste')
    await expect(screen.getByRole('list', { name: 'Mots à juger' })).toContainText('Dans la mer')
    await accept(ana)
    await expect(page.getByText('Tu as 4 points.')).toBeVisible()
  })

  await test.step('KOK-40 no list has it: one is asked for which theme, by keyboard or by touch', async () => {
    await tapWord(cleo, 'sirene')
    await cleo.button(/^Annoncer SIRENE, .+\?$/).click()
    const asked = cleo.page.getByRole('group', { name: 'Annoncer SIRENE pour' })
    await expect(asked.getByRole('button', { name: 'Fruit' })).toBeVisible()
    await expectSmall(cleo)
    await page.keyboard.type('sirene')
    await page.keyboard.press('Enter')
    const chips = page.getByRole('group', { name: 'Annoncer SIRENE pour' })
    await expect(chips.getByRole('button').first()).toBeFocused()
    const title = await chips.getByRole('button').first().textContent()
    await page.keyboard.press('Enter')
    await expect(screen.getByRole('list', { name: 'Mots à juger' })).toContainText(title ?? '?')
    await ana.tap('hors du thème')
    await expect(word).toContainText('Refusé\u00a0: hors du thème.')
    await expect(word).toContainText('sirene')
  })

  await test.step('KOK-5 done before time is up, by two taps', async () => {
    await page.getByRole('button', { name: 'J’ai fini' }).click()
    await page.getByRole('button', { name: 'Encore une fois pour finir' }).click()
    await ana.sees('À toi')
    await expect(page.getByRole('heading', { name: 'Tu juges Ana' })).toBeVisible()
    await expect(screen.getByText('La main d’Ana')).toBeVisible()
  })
})
