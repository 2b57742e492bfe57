import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { press as pressOn } from '../../../../e2e/own-device.ts'

test('beside the cardboard: a whole game with known totals, a mistake undone, a reload in between', {
  tag: '@old',
}, async ({ page }) => {
  const press = (name: string | RegExp) => pressOn(page, name)
  await page.goto('/boite/lauriers')
  for (const [nth, name] of ['Ana', 'Bob', 'Cléo'].entries()) await page.getByLabel(`Personne ${nth + 1}`).fill(name)
  await expectAccessible(page)
  await press('On commence')

  const leaves = (...all: readonly number[]) =>
    expect(page.getByRole('img', { name: /^La piste/ })).toHaveAccessibleName(
      new RegExp(['Ana', 'Bob', 'Cléo'].map((name, nth) => `${name}\\s: feuille ${all[nth]}`).join(', ')),
    )
  const choose = (name: string, line: string) =>
    page
      .getByRole('group', { name: `${name} vote pour` })
      .getByRole('radio', { name: line, exact: true })
      .check()
  const stake = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} mise un jeton`) }).click()
  const count = () => press('Compter la manche')

  await test.step('LAU-12 LAU-13 LAU-14 votes counted by the game’s own rule', async () => {
    await leaves(1, 1, 1)
    await expect(page.getByRole('heading', { name: 'Manche 1, Ana mène' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Compter la manche' })).toBeDisabled()
    await choose('Bob', 'la vraie')
    await choose('Cléo', 'Bob')
    await expectAccessible(page)
    await count()
    // One misled for Ana, 2 + 1 for Bob.
    await leaves(2, 4, 1)
  })
  await test.step('a mistake undone', async () => {
    await press(/^Annuler la dernière saisie/)
    await leaves(1, 1, 1)
    await choose('Bob', 'la vraie')
    await choose('Cléo', 'la vraie')
    await count()
    await leaves(1, 3, 3)
  })
  await test.step('LAU-15 LAU-17 merged with the true one, and doubled', async () => {
    await expect(page.getByRole('heading', { name: 'Manche 2, Bob mène' })).toBeVisible()
    await page.getByRole('button', { name: /^Copies fusionnées/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('group', { name: 'La copie d’Ana' }).getByRole('radio', { name: 'comme la vraie' }).check()
    await expectAccessible(page)
    await press('C’est noté')
    await choose('Cléo', 'la vraie (et Ana)')
    await choose('Ana', 'la vraie (et Ana)')
    await stake('Cléo')
    await count()
    // Ana 2 + 1, Cléo 2 doubled, Bob nothing.
    await leaves(4, 3, 7)
    await expect(page.getByText('deux jetons')).toHaveCount(1)
  })
  await test.step('the dictionary is at hand, and leads back; a reload changes nothing', async () => {
    await press('Écrire, 3\u00a0min')
    await press('Pause')
    const left = await page.getByRole('timer').textContent()
    await page.getByRole('link', { name: 'Dico', exact: true }).click()
    await expect(page).toHaveURL(/\/dico/)
    await page.getByRole('link', { name: /^Les Lauriers/ }).click()
    await leaves(4, 3, 7)
    await page.reload()
    await leaves(4, 3, 7)
    await expect(page.getByRole('timer')).toHaveText(left ?? '')
    await press('Reprendre')
  })
  await test.step('LAU-23 a void round passes the role', async () => {
    await expect(page.getByRole('heading', { name: 'Manche 3, Cléo mène' })).toBeVisible()
    await page.getByRole('button', { name: /^Copies fusionnées/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('group', { name: 'La copie d’Ana' })
      .getByRole('radio', { name: 'rien écrit' })
      .check()
    await press('C’est noté')
    await press(/^Moins de deux copies/)
    await leaves(4, 3, 7)
  })
  await test.step('LAU-20 the first on the last leaf wins', async () => {
    const names = ['Ana', 'Bob', 'Cléo']
    // Whoever does not lead finds it.
    const both = async (leader: string) => {
      for (const name of names.filter((each) => each !== leader)) await choose(name, 'la vraie')
      await count()
    }
    for (let nth = 0; nth < 11; nth++) await both(names[nth % 3] ?? '')
    // Rounds 4 to 14: Ana found it 7 times, Bob 7, Cléo 8.
    await leaves(18, 17, 23)
    await choose('Ana', 'la vraie')
    await choose('Bob', 'Ana')
    await stake('Ana')
    await count()
    await leaves(24, 17, 24)
    await choose('Bob', 'la vraie')
    await choose('Cléo', 'la vraie')
    await stake('Bob')
    await count()
    await expect(page.getByRole('heading', { name: /Cléo reçoit le Diplôme/ })).toBeVisible()
    await leaves(24, 21, 26)
    await expectAccessible(page)
  })
  await test.step('LAU-21 undone, two arrive together: they share, or who spent fewer tokens wins', async () => {
    await press(/^Annuler la dernière saisie/)
    await choose('Bob', 'la vraie')
    await choose('Cléo', 'la sienne')
    await count()
    await leaves(25, 19, 24)
    const arrive = async (...stakers: readonly string[]) => {
      for (const name of ['Ana', 'Cléo']) await choose(name, 'la vraie')
      for (const name of stakers) await stake(name)
      await count()
      await leaves(26, 19, 26)
    }
    await arrive()
    await expect(page.getByRole('heading', { name: /^Ana et Cléo partagent le Diplôme/ })).toBeVisible()
    await expect(page.getByText('le Diplôme se partage')).toBeVisible()
    await press(/^Annuler la dernière saisie/)
    await arrive('Ana')
    await expect(page.getByRole('heading', { name: /^Cléo reçoit le Diplôme/ })).toBeVisible()
    await expect(page.getByText('qui a dépensé le moins de jetons')).toBeVisible()
    await expectAccessible(page)
  })
})

test('two pages of one companion are one: what is entered in either is in both', { tag: '@old' }, async ({
  page,
  context,
}) => {
  await page.goto('/boite/lauriers')
  for (const [nth, name] of ['Ana', 'Bob', 'Cléo'].entries()) await page.getByLabel(`Personne ${nth + 1}`).fill(name)
  const other = await context.newPage()
  await other.goto('/boite/lauriers')
  await pressOn(page, 'On commence')
  await expect(other.getByRole('heading', { name: 'Manche 1, Ana mène' })).toBeVisible()
  await pressOn(other, 'Écrire, 3 min')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await pressOn(other, /^Annuler la dernière saisie/)
  await expect(page.getByRole('button', { name: 'On commence' })).toBeVisible()
})

test('LAU-6 however many votes there are to enter, the timer stays in sight', { tag: '@old' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/boite/lauriers')
  const names = ['Ana', 'Bob', 'Cléo', 'Dan', 'Ève', 'Maximilienne-Alexandrine']
  for (const [nth, name] of names.entries()) {
    if (nth >= 3) await pressOn(page, 'Une personne de plus')
    await page.getByLabel(`Personne ${nth + 1}`).fill(name)
  }
  await pressOn(page, 'On commence')
  await pressOn(page, 'Écrire, 3 min')
  const count = page.getByRole('button', { name: 'Compter la manche' })
  await count.scrollIntoViewIfNeeded()
  const pinned = page.locator('.pinned')
  await expect(pinned).toContainText(/2:\d\d/)
  await expect(pinned).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await pinned.getByRole('button', { name: 'Pause' }).click()
  await expect(pinned.getByRole('button', { name: 'Reprendre' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(pinned).toHaveCount(0)
})
