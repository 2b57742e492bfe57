import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNobodyElse, expectOwnMenu, gather, playAlone, press, touchIfThere } from '../../../../e2e/own-device.ts'
import { startServer } from '../../../../e2e/server.ts'
import { cover, everythingIn, expectCovered, uncover } from '../../../../e2e/under-cover.ts'
import { Player } from './player.ts'

const cards = (page: Page) => page.locator('[data-card]')
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
  const names = ['Ana', 'Bob', 'Cléo']
  await gather(page, '/ensemble/word-out', names)
  await press(page, 'Commencer à trois')

  const player = new Player(page)
  const question = page.getByText(/^Quelqu’un contre/)
  const turns = new Map(names.map((name) => [name, 0]))
  const take = async () => {
    const name = await expectCovered(page, names)
    // No card, no row, no word of what was told.
    expect(await everythingIn(page)).not.toMatch(/(simple|bonus|double|replay|uncounterable)-[A-Z]|joker-|trash-/)
    await uncover(page, name)
    await expect(cards(page).first()).toBeVisible()
    return name
  }

  await expectCovered(page, names)
  let words = 0
  for (let nth = 0; nth < 60 && (words === 0 || Math.min(...turns.values()) < 2); nth++) {
    const name = await take()
    turns.set(name, (turns.get(name) ?? 0) + 1)
    let done: string = ''
    // REPLAY goes on in the same hands, and so does a word that nobody can counter.
    while (!(await cover(page).or(question).first().isVisible())) {
      if (await page.getByRole('heading', { name: /À toi de poser|Encore|Ouvre la rangée/ }).isVisible())
        done = await player.lay()
    }
    if (done !== 'word' || !(await question.isVisible())) continue
    words += 1
    await expect(cards(page)).toHaveCount(0)
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
    while (!(await cover(page).isVisible()))
      if (await page.getByRole('heading', { name: /Encore|Ouvre la rangée/ }).isVisible()) await player.lay()
  }
  expect(words).toBeGreaterThan(0)
  expect(Math.min(...turns.values())).toBeGreaterThanOrEqual(2)
})

test('alone, with the server gone: from the home page to the end of a game', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(400_000)
  const server = await startServer()
  await page.clock.install()
  try {
    await page.goto(server.url)
    await playAlone(page, 'Word Out', page.getByRole('radio', { name: 'sans sablier' }))
    await expect(cards(page)).toHaveCount(8)
    await server.stop()
    await expectOwnMenu(page)

    const player = new Player(page)
    const mine = page.getByRole('heading', { name: /^(À toi de poser|Encore|Ouvre la rangée)/ })
    const over = page.getByRole('heading', { name: /gagne|l’emporte|égalité/ })
    const answer = page.getByRole('button', { name: 'Laisser passer' })
    while (!(await over.isVisible())) {
      if (await mine.isVisible()) await player.lay()
      // Bots think, and nobody has to wait for them here.
      else if (!(await touchIfThere(answer))) await page.clock.runFor(1000)
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
