import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { startServer } from './server.ts'
import { Player } from './word-out-player.ts'

/** Where to touch a card of a fan: its left edge is hardly ever covered. */
const EDGE = { position: { x: 9, y: 40 } }

const cards = (page: Page) => page.locator('[data-card]')
const touch = async (page: Page, card: string, row?: number) => {
  await page.locator(`[data-card="${card}"]`).click(EDGE)
  if (row !== undefined) await page.locator(`[data-row="${row}"]`).click()
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const coach = (page: Page) => page.locator('aside')

test('the lesson: every kind of card once, what it does not speak of is held back', async ({ page }) => {
  await page.goto('/apprendre/word-out')
  const lay = async (card: string, row?: number) => {
    await touch(page, card, row)
    await press(page, 'Poser')
  }
  await expect(coach(page)).toContainText('Quatre rangées')
  await expectAccessible(page)
  await press(page, 'Suite')
  await lay('simple-E-1', 0)
  await expect(page.getByText('Pas encore').first()).toBeVisible()
  await expect(coach(page)).toContainText('RU commence un mot')
  await page.locator('[data-card="simple-E-1"]').click(EDGE)
  await lay('simple-U-1', 0)

  await expect(coach(page)).toContainText('RUE est un mot')
  await touch(page, 'simple-E-1', 0)
  await expectAccessible(page)
  await press(page, /^Poser et WORD OUT/)
  await expect(coach(page)).toContainText('te contrer')
  await press(page, 'Suite')
  await lay('simple-N-1')
  await expect(coach(page)).toContainText('CHATS')
  await touch(page, 'simple-S-1')
  await press(page, /^Contrer et WORD OUT/)
  await lay('simple-D-1')
  await expect(coach(page)).toContainText('POUBELLE')
  await touch(page, 'trash-1', 3)
  await press(page, /^Vider la rangée/)
  await lay('simple-O-1')
  await press(page, 'Passer et piocher')
  await expect(coach(page)).toContainText('JOKER')
  await lay('replay-A-1', 2)
  await touch(page, 'joker-1')
  await page.getByRole('dialog').getByRole('button', { name: /^C,/ }).click()
  await press(page, /^Poser et WORD OUT/)
  await expect(coach(page)).toContainText('17 points')
  await press(page, 'Suite')
  await expect(coach(page)).toContainText('tu sais jouer')
  await expectAccessible(page)
})

test('beside the cardboard: a whole game with known totals, a mistake undone, a reload in between', async ({
  page,
}) => {
  await page.goto('/boite/word-out')
  await page.getByLabel('Personne 1').fill('Ana')
  await page.getByLabel('Personne 2').fill('Bob')
  await press(page, 'Une personne de plus')
  await page.getByLabel('Personne 3').fill('Cléo')
  await expectAccessible(page)
  await press(page, 'On commence')

  const say = async (name: string, word: string, points: number) => {
    await page.getByRole('radio', { name, exact: true }).check()
    await page.getByLabel('Le mot', { exact: true }).fill(word)
    await press(page, `${points} points pour ${name}`)
  }
  /** Deal by deal, then the total. */
  const scores = (name: string, ...figures: readonly (number | string)[]) =>
    expect(page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')).toHaveText(figures.map(String))

  await test.step('WO-15 the book’s words by their usual colours', async () => {
    await say('Ana', 'rue', 3)
    await say('Bob', 'Robe', 6)
    await page.getByRole('radio', { name: 'Cléo' }).check()
    await page.getByLabel('Le mot', { exact: true }).fill('objet')
    await expect(page.getByText('(5 + 2) × 2 = 14')).toBeVisible()
    await expect(page.getByText('OBJET est au Dico')).toBeVisible()
    await expectAccessible(page)
    await press(page, '14 points pour Cléo')
    await scores('Cléo', 14, 14)
  })
  await test.step('a colour changed by a touch, and undone with its word', async () => {
    await page.getByRole('radio', { name: 'Ana' }).check()
    await page.getByLabel('Le mot', { exact: true }).fill('mur')
    await press(page, 'M, simple')
    await press(page, 'M, verte, plus deux')
    await expect(page.getByRole('button', { name: 'M, rouge, mot double' })).toBeVisible()
    await press(page, '6 points pour Ana')
    await scores('Ana', 9, 9)
    await press(page, /^Annuler la dernière saisie/)
    await scores('Ana', 3, 3)
  })
  await test.step('the dictionary is at hand, and leads back', async () => {
    await page.getByRole('link', { name: 'Dico', exact: true }).click()
    await expect(page).toHaveURL(/\/dico/)
    await page.getByRole('link', { name: /^Word Out/ }).click()
    await scores('Bob', 6, 6)
  })
  await test.step('a timer goes on through a reload, and so do the scores', async () => {
    await press(page, 'Poser, 60 secondes')
    await press(page, 'Pause')
    const left = await page.getByRole('timer').textContent()
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(left ?? '')
    await press(page, 'Reprendre')
    await scores('Cléo', 14, 14)
  })
  await test.step('WO-23 a new deal; WO-26 the end; WO-28 a tie is told', async () => {
    await press(page, 'Une main est vide, on redonne')
    await page.getByRole('dialog').getByRole('radio', { name: 'Bob' }).check()
    await press(page, 'C’est redonné')
    await say('Bob', 'rue', 3)
    await scores('Bob', 6, 3, 9)
    await page.getByRole('button', { name: /^C’est la fin/ }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Bob' }).check()
    for (const name of ['Ana', 'Ana', 'Cléo']) await press(page, `Une carte de plus\u00a0: ${name}`)
    await expectAccessible(page)
    await press(page, 'Compter')
    await scores('Ana', 3, '−2', 1)
    await scores('Bob', 6, 6, 12)
    await scores('Cléo', 14, '−1', 13)
    await expect(page.getByRole('heading', { name: 'Cléo l’emporte' })).toBeVisible()
    // They had misread the rule: the pile was empty and all had passed.
    await press(page, /^Annuler la dernière saisie/)
    await page.getByRole('button', { name: /^C’est la fin/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Personne/ })
      .check()
    for (let held = 0; held < 5; held++) await press(page, 'Une carte de plus\u00a0: Cléo')
    await press(page, 'Compter')
    await scores('Ana', 3, 0, 3)
    await scores('Bob', 6, 3, 9)
    await scores('Cléo', 14, '−5', 9)
    await expect(page.getByRole('heading', { name: /^Bob et Cléo, à égalité/ })).toBeVisible()
    await expect(page.getByText('la victoire se partage')).toBeVisible()
    await expectAccessible(page)
  })
})

test('around one device: three people, two turns each and a word, nothing of a hand in the page under the cover', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/ensemble/word-out')
  const names = ['Ana', 'Bob', 'Cléo']
  await press(page, 'Une personne de plus')
  for (const [nth, name] of names.entries()) await page.getByRole('textbox', { name: `Personne ${nth + 1}` }).fill(name)
  await press(page, /^À table/)
  await press(page, 'Commencer à trois')

  const player = new Player(page)
  const cover = page.getByText('Passe l’appareil à')
  const question = page.getByText(/^Quelqu’un contre/)
  const turns = new Map(names.map((name) => [name, 0]))
  /** The page says whose it is, and that is all: no card, no row, no word of what was told. */
  const expectCovered = async (): Promise<string> => {
    await expect(cover).toBeVisible()
    const heading = (await page.getByRole('heading').textContent()) ?? ''
    const name = names.find((each) => new RegExp(`${each}$`).test(heading)) ?? ''
    expect(names).toContain(name)
    expect((await page.locator('#app').innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`^(${name.charAt(0)} )?Passe l’appareil à ${name} C’est moi, ${name}$`),
    )
    expect(await page.content()).not.toMatch(
      /data-card|data-row|(simple|bonus|double|replay|uncounterable)-[A-Z]|joker-|trash-/,
    )
    return name
  }
  const take = async () => {
    const name = await expectCovered()
    await press(page, `C’est moi, ${name}`)
    await expect(cards(page).first()).toBeVisible()
    return name
  }

  await expectCovered()
  await expectAccessible(page)
  let words = 0
  for (let nth = 0; nth < 60 && (words === 0 || Math.min(...turns.values()) < 2); nth++) {
    const name = await take()
    turns.set(name, (turns.get(name) ?? 0) + 1)
    let done: string = ''
    // REPLAY goes on in the same hands, and so does a word that nobody can counter.
    while (!(await cover.or(question).first().isVisible())) {
      if (await page.getByRole('heading', { name: /À toi de poser|Encore|Ouvre la rangée/ }).isVisible())
        done = await player.lay()
    }
    if (done !== 'word' || !(await question.isVisible())) continue
    words += 1
    await expect(cards(page)).toHaveCount(0)
    await expectAccessible(page)
    // Somebody looks at their cards and lets it pass after all; then nobody else wants to.
    const [other = ''] = names.filter((each) => each !== name)
    await press(page, other)
    expect(await take()).toBe(other)
    await press(page, 'Laisser passer')
    await expect(question).toBeVisible()
    await expect(page.getByRole('button', { name: other, exact: true })).toHaveCount(0)
    await press(page, 'Personne')
    expect(await take()).toBe(name)
    await expect(page.getByRole('heading', { name: 'Ouvre la rangée libérée' })).toBeVisible()
    while (!(await cover.isVisible()))
      if (await page.getByRole('heading', { name: /Encore|Ouvre la rangée/ }).isVisible()) await player.lay()
  }
  expect(words).toBeGreaterThan(0)
  expect(Math.min(...turns.values())).toBeGreaterThanOrEqual(2)
})

/** Nobody can come: nothing speaks of codes, links or other phones. */
const expectNobodyElse = (page: Page) =>
  expect(page.getByText(/ICI-|invit|\bcode|autre appareil|nouveaux/i).filter({ visible: true })).toHaveCount(0)

test('alone, with the server gone: from the home page to the end of a game', async ({ page }) => {
  test.setTimeout(400_000)
  const server = await startServer()
  await page.clock.install()
  try {
    await page.goto(server.url)
    await page.getByRole('button', { name: /Word Out/ }).click()
    await page.getByRole('button', { name: /^Réglages de la partie/ }).click()
    await page.getByRole('radio', { name: 'sans sablier' }).check()
    await press(page, 'C’est réglé')
    await page.getByRole('button', { name: /^En solo/ }).click()
    await expect(cards(page)).toHaveCount(8)
    await server.stop()
    await press(page, 'Menu de la table')
    await expect(page.getByText('Mettre en pause')).toBeVisible()
    await expectNobodyElse(page)
    await page.keyboard.press('Escape')

    const player = new Player(page)
    const mine = page.getByRole('heading', { name: /^(À toi de poser|Encore|Ouvre la rangée)/ })
    const over = page.getByRole('heading', { name: /gagne|l’emporte|égalité/ })
    const answer = page.getByRole('button', { name: 'Laisser passer' })
    while (!(await over.isVisible())) {
      if (await mine.isVisible()) await player.lay()
      else if (await answer.isVisible()) await answer.click()
      // Bots think, and nobody has to wait for them here.
      else await page.clock.runFor(1000)
    }
    await expect(page.getByText('aucun n’est pris sur parole')).toBeVisible()
    await expectNobodyElse(page)
    await expectAccessible(page)
    await press(page, 'Encore une partie')
    await expect(cards(page)).toHaveCount(8)
  } finally {
    await server.stop()
  }
})
