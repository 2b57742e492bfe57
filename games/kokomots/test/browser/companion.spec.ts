import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { press } from '../../../../e2e/own-device.ts'

/** Radios, letters and piles of the companion. */
const entry = (page: Page) => {
  const radio = (name: string | RegExp) => page.getByRole('radio', { name }).check()
  const mark = async (letter: string, isBound: boolean) => {
    await press(page, `${letter}, sans carte`)
    if (isBound) await press(page, `${letter}, une carte`)
  }
  return {
    /** « *POIRE », « P I *R »: the cards, a star before one with a constraint. */
    stage: async (name: string | undefined, word: string, cards: string, pile: number) => {
      if (name !== undefined) await radio(name)
      await page.getByLabel('Le mot', { exact: true }).fill(word)
      for (const card of cards.split(' ')) await mark(card.slice(-1), card.startsWith('*'))
      await radio(new RegExp(`^${pile}\\s:`))
    },
    /** Themes, letters, letters with a constraint, total. */
    scores: (name: string, ...figures: readonly number[]) =>
      expect(page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')).toHaveText(
        figures.map(String),
      ),
  }
}

test('beside the cardboard: a whole game with known totals, a mistake undone, a reload in between', {
  tag: '@old',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/boite/kokomots')
  await page.getByLabel('Personne 1').fill('Ana')
  await page.getByLabel('Personne 2').fill('Bob')
  await press(page, 'Une personne de plus')
  await page.getByLabel('Personne 3').fill('Cléo')
  await expectAccessible(page)
  await press(page, 'On commence')
  const { stage, scores } = entry(page)
  const enter = async (name: string, word: string, cards: string, pile: number, points: number) => {
    await stage(name, word, cards, pile)
    await press(page, `${points} points pour ${name}`)
  }

  await test.step('KOK-24 letters, constraints, themes', async () => {
    await enter('Ana', 'poire', 'P I R E', 3, 5)
    await stage('Bob', 'Rome', '*R O M', 1)
    await expectAccessible(page)
    await press(page, '5 points pour Bob')
    await scores('Ana', 1, 4, 0, 5)
    await scores('Bob', 1, 2, 1, 5)
    await expect(page.getByText('Thèmes par pile\u00a0: 4, 5, 4, 5.')).toBeVisible()
  })
  await test.step('an entry undone', async () => {
    await enter('Cléo', 'os', 'O S', 4, 3)
    await scores('Cléo', 1, 2, 0, 3)
    await press(page, /^Annuler la dernière saisie/)
    await scores('Cléo', 0, 0, 0, 0)
  })
  await test.step('the dictionary is at hand, and leads back', async () => {
    await page.getByRole('link', { name: 'Dico', exact: true }).click()
    await expect(page).toHaveURL(/\/dico/)
    await page.getByRole('link', { name: /^Kokomots/ }).click()
    await scores('Bob', 1, 2, 1, 5)
  })
  await test.step('KOK-5 the timer goes on through a reload, and so do the scores', async () => {
    await press(page, /^Retourner le sablier/)
    await press(page, 'Pause')
    const left = await page.getByRole('timer').textContent()
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(left ?? '')
    await press(page, 'Reprendre')
    await scores('Ana', 1, 4, 0, 5)
  })
  await test.step('KOK-23 three piles are empty; KOK-25 the tie is told', async () => {
    for (let nth = 0; nth < 4; nth++) await enter('Ana', 'os', 'O S', 1, 3)
    for (let nth = 0; nth < 4; nth++) await enter('Bob', 'os', 'O S', 2, 3)
    await enter('Cléo', 'os', 'O S', 2, 3)
    await enter('Ana', 'oses', '*O S E S', 3, 6)
    for (let nth = 0; nth < 2; nth++) await enter('Bob', 'os', 'O S', 3, 3)
    await expect(page.getByRole('heading', { name: /l’emporte/ })).toHaveCount(0)
    await enter('Cléo', 'os', 'O S', 3, 3)
    await scores('Ana', 6, 15, 1, 23)
    await scores('Bob', 7, 14, 1, 23)
    await scores('Cléo', 2, 4, 0, 6)
    await expect(page.getByRole('heading', { name: 'Ana l’emporte' })).toBeVisible()
    await expect(page.getByText('le moins de cartes thème')).toBeVisible()
    await expect(page.getByText('Trois piles vides')).toBeVisible()
    await expectAccessible(page)
  })
})

test('beside the cardboard, the other variants: linked themes, cards given back, three words of a team', {
  tag: '@old',
}, async ({ page }) => {
  const begin = async (variant: string) => {
    await page.goto('/boite/kokomots')
    await page.getByRole('radio', { name: variant }).check()
    if (variant !== 'par équipes') {
      await page.getByLabel('Personne 1').fill('Ana')
      await page.getByLabel('Personne 2').fill('Bob')
    }
    await press(page, 'On commence')
  }
  const restart = async () => {
    await press(page, 'Une autre partie')
    await press(page, 'Tout effacer, vraiment')
  }
  const { stage, scores } = entry(page)
  await test.step('KOK-27', async () => {
    await begin('expert')
    await stage('Ana', 'Némo', 'N M', 1)
    await press(page, /^Relié au cinquième/)
    await press(page, '6 points pour Ana')
    await scores('Ana', 1, 2, 0, 1, 6)
    await restart()
  })
  await test.step('KOK-31, KOK-32, KOK-42', async () => {
    await begin('simultanée')
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByText('En cas de litige').click()
    await press(page, 'Une voix contre de plus')
    await expect(page.getByText('Refusé\u00a0: une carte gagnée est rendue.')).toBeVisible()
    await press(page, /^Un mot refusé/)
    await page.getByRole('dialog').getByRole('radio', { name: 'Bob' }).check()
    await expectAccessible(page)
    await press(page, 'C’est noté')
    await stage('Bob', 'os', 'O S', 1)
    await press(page, '3 points pour Bob')
    await expect(page.getByText('Bob doit une carte.')).toBeVisible()
    await press(page, 'Rendre maintenant')
    await page.getByRole('dialog').getByRole('radio', { name: 'une lettre' }).check()
    await press(page, 'Rendre la carte')
    await scores('Bob', 1, 1, 0, 2)
    await restart()
  })
  await test.step('KOK-37', async () => {
    await begin('par équipes')
    await stage('Sel', 'os', 'O S', 1)
    await press(page, 'Mot 1 sur 3 pour Sel')
    await stage(undefined, 'os', 'O S', 2)
    await press(page, 'Mot 2 sur 3 pour Sel')
    await press(page, 'Le sablier est vide, on compte')
    await scores('Sel', 0, 4, 0, 4)
    for (const pile of [1, 2, 3]) {
      await stage(pile === 1 ? 'Poivre' : undefined, 'os', 'O S', pile)
      await press(page, `Mot ${pile} sur 3 pour Poivre`)
    }
    await scores('Poivre', 3, 6, 0, 9)
    await expectAccessible(page)
  })
})
