import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { button, gather, isAtTable, playAlone, press, touchIfThere } from '../../../../e2e/own-device.ts'
import { cover, everythingIn, expectCovered, uncover } from '../../../../e2e/under-cover.ts'
import { layOut, lettersOn, wordOf } from './player.ts'

const threeRounds = (page: Page) => page.getByRole('radio', { name: '3', exact: true })

test('DIX-15 against bots: three rounds to the end', async ({ page }) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await page.goto('/')
  await playAlone(page, 'Dix lettres', threeRounds(page))
  const over = page.getByRole('heading', { name: /gagne|Égalité/ })
  const nothing = button(page, 'Je ne trouve rien')
  const next = button(page, /^(Le mot suivant|Voir le résultat|Manche suivante|Voir qui gagne)$/)
  const rest = button(page, 'Le reste au hasard')
  while (!(await over.isVisible())) {
    // Bots think, and nobody has to wait for them here.
    if (!(await touchIfThere(nothing.or(next).or(rest).first()))) await page.clock.runFor(1000)
  }
  await expect(page.getByRole('heading', { name: 'Les plus beaux mots' })).toBeVisible()
})

test('DIX-1 DIX-7 entirely alone: nobody is waited for, and what was possible is told', async ({ page }) => {
  await page.goto('/')
  await button(page, /Dix lettres/).click()
  await button(page, /^Réglages de la partie.*deux bots/).click()
  for (let bots = 2; bots > 0; bots--) await press(page, 'Un bot de moins')
  await expect(page.getByText('sans bot', { exact: true })).toBeVisible()
  await threeRounds(page).check()
  await press(page, 'C’est réglé')
  await button(page, /contre des bots$/).click()
  await isAtTable(page)
  for (let round = 1; round <= 3; round++) {
    await press(page, 'Le reste au hasard')
    const word = wordOf(await lettersOn(page), 5)
    await layOut(page, word)
    await press(page, `C’est bon avec ${word}`)
    await press(page, 'Voir le résultat')
    await expect(page.getByRole('heading', { name: /On pouvait faire|plus long/ })).toBeVisible()
    await press(page, round === 3 ? 'Voir qui gagne' : 'Manche suivante')
  }
  await expect(page.getByText(/^sur \d+ possibles$/)).toBeVisible()
  await expectAccessible(page)
})

test('DIX-16 around one device: each writes under the cover, all see the words', async ({ page }) => {
  test.setTimeout(120_000)
  const names = ['Ana', 'Bob']
  await gather(page, '/ensemble/dix-lettres', names, threeRounds(page))
  await button(page, /^Commencer/).click()
  const secrets: string[] = []
  for (let round = 1; round <= 3; round++) {
    await press(page, 'Le reste au hasard')
    for (let nth = 0; nth < 2; nth++) {
      // Whoever called has the device already.
      await expect(cover(page).or(page.locator('button[data-tile]').first())).toBeVisible()
      if (nth === 1 || (await cover(page).isVisible())) {
        const name = await expectCovered(page, names)
        for (const secret of secrets) expect(await everythingIn(page)).not.toContain(secret)
        await uncover(page, name)
      }
      const letters = await lettersOn(page)
      const word = wordOf(letters, nth === 0 ? 6 : 4)
      await layOut(page, word)
      secrets.push(word)
      await press(page, `C’est bon avec ${word}`)
    }
    secrets.length = 0
    // Once: a second touch could land on what the button says next.
    await press(page, 'Le mot suivant')
    await press(page, 'Voir le résultat')
    await press(page, round === 3 ? 'Voir qui gagne' : 'Manche suivante')
  }
  await expect(page.getByRole('heading', { name: /gagne|Égalité/ })).toBeVisible()
})

test('DIX-3 DIX-10 with paper and pencil: letters, words, points; a reload in between', async ({ page }) => {
  await page.goto('/boite/dix-lettres')
  await page.getByLabel('Personne 1').fill('Ana')
  await press(page, 'Une personne de plus')
  await page.getByLabel('Personne 2').fill('Bob')
  await press(page, 'On commence')
  await press(page, 'Voyelle')
  await press(page, 'Le reste au hasard')
  const status = page.getByRole('status').filter({ hasText: /^[A-Z]( [A-Z]){9}$/ })
  const letters = (await status.innerText()).split(' ')
  const [long, short] = [wordOf(letters, 5), wordOf(letters, 3)]
  await page.getByLabel('Le mot, Ana').fill(long.toLowerCase())
  await page.getByLabel('Le mot, Bob').fill(short)
  await expect(page.getByText(`${long.length} lettres`, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const sand = page.getByRole('region', { name: 'Le sablier' })
  await sand.getByRole('button', { name: /45/ }).click()
  await expect(sand.getByRole('button', { name: 'Pause' })).toBeVisible()
  await press(page, 'Compter la manche')
  const scores = page.getByRole('row', { name: /^Ana / }).getByRole('cell')
  await expect(scores).toHaveText([String(long.length), String(long.length)])
  await page.reload()
  await expect(scores).toHaveText([String(long.length), String(long.length)])
  // The next draw finds all sand above, and still.
  await press(page, 'Le reste au hasard')
  await expect(sand.getByRole('timer')).toHaveText('45')
  await expect(sand.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await button(page, /^C’est la fin/).click()
  await expect(page.getByRole('heading', { name: 'Ana l’emporte\u00a0!' })).toBeVisible()
})
