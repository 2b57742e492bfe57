import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNobodyElse, expectOwnMenu, gather, playAlone, press, touchIfThere } from '../../../../e2e/own-device.ts'
import { startServer } from '../../../../e2e/server.ts'

/** By keyboard, once the pad takes it; until all of it stands there. */
const type = async (page: Page, word: string) => {
  await expect(page.getByRole('group', { name: 'Les lettres à épeler' })).toBeVisible()
  for (const letter of word) await page.keyboard.press(letter)
  await expect(page.getByText(`Le mot épelé\u00a0: ${word.toUpperCase()}`)).toBeAttached()
}
const spell = async (page: Page, word: string) => {
  await type(page, word)
  const done = page.getByRole('button', { name: 'C’est dit\u00a0!', exact: true })
  await done.click()
  await expect(done).toBeHidden()
}

/** The letters that left in this turn. */
const enterTurn = async (page: Page, letters: string, { isReplayed = false } = {}) => {
  for (const letter of letters) await press(page, letter)
  if (isReplayed) await page.getByRole('checkbox').check()
  await press(page, /^Tour fini/)
}
const expectScore = async (page: Page, sel: string, poivre: string) => {
  await expect(page.getByText(`Sel\u00a0: ${sel}`)).toHaveCount(1)
  await expect(page.getByText(`Poivre\u00a0: ${poivre}`)).toHaveCount(1)
}

test('beside the cactuses: equal turns, a skip, a tie, a mistake undone, a reload in between', async ({ page }) => {
  await page.goto('/boite/cactus')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Sel' }).check()
  await press(page, 'On commence')
  await test.step('MPM-21 a check in vain is a turn skipped', async () => {
    await enterTurn(page, 'sc'.toUpperCase(), { isReplayed: true })
    await expectScore(page, '2 sur 5', '0 sur 5')
    await expect(page.getByRole('heading', { name: 'À Sel de jouer' })).toBeVisible()
    await enterTurn(page, '')
    await expect(page.getByRole('heading', { name: 'À Poivre de jouer' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('undone', async () => {
    await enterTurn(page, 'TUV')
    await expectScore(page, '2 sur 5', '3 sur 5')
    await press(page, /^Annuler la dernière saisie/)
    await expectScore(page, '2 sur 5', '0 sur 5')
    await enterTurn(page, 'TU')
  })
  await test.step('the dictionary is at hand, and leads back', async () => {
    await page.getByRole('link', { name: 'Dico', exact: true }).click()
    await expect(page).toHaveURL(/\/dico/)
    await page.getByRole('link', { name: /Mot pour Mot/ }).click()
    await expectScore(page, '2 sur 5', '2 sur 5')
  })
  await test.step('the timer and the score outlive a reload', async () => {
    await press(page, 'Retourner le sablier, 30\u00a0s')
    await press(page, 'Pause')
    const left = await page.getByRole('timer').textContent()
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(left ?? '')
    await expectScore(page, '2 sur 5', '2 sur 5')
  })
  await test.step('a category of our own pile', async () => {
    await press(page, 'Tirer une catégorie')
    await press(page, 'L’autre face')
  })
  await test.step('MPM-24 a vote: on a tie the word stays', async () => {
    await page.getByText('En cas de litige').click()
    await press(page, 'Une voix contre de plus')
    await expect(page.getByText('Les lettres reviennent, le tour est perdu.')).toBeVisible()
    await press(page, 'Une voix pour de plus')
    await expect(page.getByText('Le mot reste.', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('MPM-26 the other team has its turn; MPM-27 a tie goes to the second', async () => {
    await enterTurn(page, 'BDF')
    await expect(page.getByText('Sel a son compte')).toBeVisible()
    await enterTurn(page, 'GHI')
    await expect(page.getByRole('heading', { name: /Poivre gagne/ })).toBeVisible()
    await expect(page.getByText(/5 partout.*qui jouait en second/)).toBeVisible()
    await expectAccessible(page)
  })
})

test('beside the captures: the sixth wins on the spot; a mistake undone, a reload in between', async ({ page }) => {
  await page.goto('/boite/capture')
  await page.getByRole('radio', { name: 'Poivre' }).check()
  await press(page, 'On commence')
  await expect(page.getByText('Sel retourne le sablier')).toBeVisible()
  for (const letters of ['BCD', 'F']) await enterTurn(page, letters)
  await expectScore(page, '1 sur 6', '3 sur 6')
  await press(page, /^Annuler la dernière saisie/)
  await expectScore(page, '0 sur 6', '3 sur 6')
  await enterTurn(page, 'F')
  await page.reload()
  await expectScore(page, '1 sur 6', '3 sur 6')
  await enterTurn(page, 'GHI')
  await expectScore(page, '1 sur 6', '6 sur 6')
  await expect(page.getByRole('heading', { name: /Poivre gagne/ })).toBeVisible()
  await press(page, 'Une autre partie')
  await expect(page.getByText('Qui commence')).toBeVisible()
})

test('around one device: nothing is covered, captains in turn, hands counted, the page turned', async ({ page }) => {
  test.setTimeout(180_000)
  await gather(page, '/ensemble/cactus', ['Ana', 'Bob', 'Cléo'], page.getByRole('radio', { name: 'sans sablier' }))
  await press(page, 'Commencer à trois')

  const cover = page.getByText('Passe l’appareil à')
  const title = page.locator('h1').first()
  /** A whole turn; whoever judges agrees. */
  const turn = async (word: string) => {
    await press(page, 'Tirer une carte')
    await press(page, 'Retourner le sablier')
    await spell(page, word)
    await expect(page.getByRole('heading', { name: new RegExp(`a dit ${word.toUpperCase()}`) })).toBeVisible()
    await expect(cover).toHaveCount(0)
  }
  const played: string[] = []
  const mayDraw = () => expect(page.getByRole('button', { name: 'Tirer une carte', exact: true })).toBeVisible()
  const plays = async () => {
    await mayDraw()
    played.push((await page.locator('.plays').first().innerText()).trim())
  }
  await expect(title).toContainText('À toi de tirer')
  for (const word of ['bd', 'cf', 'gh', 'il']) {
    await plays()
    await turn(word)
    await press(page, 'D’accord')
  }
  expect(new Set(played).size).toBe(2)

  await test.step('another captain, for two turns more', async () => {
    for (const word of ['mn', 'op', 'rs', 'tu']) {
      await mayDraw()
      const pass = page.getByRole('button', { name: 'Passer le rôle de capitaine' })
      if (await pass.isVisible()) {
        await pass.click()
        await page.getByRole('button', { name: /devient capitaine$/ }).click()
      }
      await turn(word)
      await press(page, 'D’accord')
    }
  })

  await test.step('ALL-7 whoever has the device calls time, be they of either team', async () => {
    for (const [begun, whole] of [
      ['hi', 'hibou'],
      ['mo', 'mouton'],
    ] as const) {
      await press(page, 'Tirer une carte')
      await press(page, 'Retourner le sablier')
      await type(page, begun)
      await press(page, 'Sonner la fin')
      await page.getByLabel('Le mot entier').fill(whole)
      await press(page, 'Dire le mot')
      await press(page, 'D’accord')
    }
  })

  await test.step('the page turns toward whoever sits across', async () => {
    const turned = page.locator('.facing.isTurned')
    await expect(turned).toHaveCount(0)
    await press(page, 'Tourner l’écran vers qui joue en face')
    await turn('vbc')
    // One of the two sides is across: the one that plays, or the one that judges.
    const whenJudging = await turned.count()
    await press(page, 'D’accord')
    // The judges play next: the page stays.
    await expect(turned).toHaveCount(whenJudging)
    await turn('dfg')
    await expect(turned).toHaveCount(1 - whenJudging)
  })

  await test.step('MPM-24 a contest: both captains have a say, hands are counted', async () => {
    await page.getByRole('button', { name: /^Contester la catégorie/ }).click()
    await page.getByRole('button', { name: /de répondre$/ }).click()
    await expect(page.getByRole('button', { name: 'Retirer la contestation' })).toBeVisible()
    await page.getByRole('button', { name: /de répondre$/ }).click()
    await press(page, 'On vote')
    await expect(page.getByRole('button', { name: 'Aucune main levée' })).toBeEnabled()
    await press(page, 'Une main de plus\u00a0: Refusé')
    await press(page, 'Une main de plus\u00a0: Refusé')
    await press(page, 'C’est compté\u00a0: 2 sur 3')
    await expect(page.getByText('DFG, hors sujet').filter({ visible: true }).first()).toBeVisible()
  })
})

for (const edition of ['Cactus', 'Capture'])
  test(`alone, with the server gone: ${edition} from the home page to the end`, { tag: '@deep' }, async ({ page }) => {
    test.setTimeout(400_000)
    const server = await startServer()
    await page.clock.install()
    try {
      await page.goto(server.url)
      await playAlone(page, `édition ${edition}`, page.getByRole('radio', { name: 'sans sablier' }))
      await server.stop()
      await expectOwnMenu(page)

      /** Letters that are out by the shortest way, and no word of any lexicon: one is believed. */
      const triples = [...'BCDFGHILMNOPRSTUV'].map((letter) => letter.repeat(3).toLowerCase())
      const over = page.getByRole('heading', { name: /^(Sel|Poivre) gagne/ })
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const pad = page.getByRole('group', { name: 'Les lettres à épeler' })
      const plea = button('C’est un nom propre ou étranger')
      const contest = (disabled: boolean) => page.getByRole('button', { name: /^Contester la catégorie/, disabled })
      let words = 0
      let isSeen = false
      let isContestSeen = false
      while (!(await over.isVisible())) {
        if (await touchIfThere(button('Tirer une carte'))) continue
        if (await touchIfThere(button('Retourner le sablier'))) continue
        if (await pad.isVisible()) {
          words += 1
          await spell(page, triples.shift() ?? 'zzz')
        } else if (await plea.isVisible()) {
          if (!isSeen) {
            await expect(page.getByText('croira sur parole')).toBeVisible()
            await expectAccessible(page)
          }
          isSeen = true
          await touchIfThere(plea)
        } else if (await button('D’accord').isVisible()) {
          // It may be gone by now, with what was touched a moment ago; it is never to be touched.
          await expect(contest(false)).toHaveCount(0)
          isContestSeen ||= await contest(true).isVisible()
          await touchIfThere(button('D’accord'))
        }
        // Bots think, and nobody has to wait for them here.
        else await page.clock.runFor(1000)
      }
      expect([isSeen, isContestSeen]).toEqual([true, true])
      await expect(page.getByText(new RegExp(`^${words} sur \\d+ .* sur parole`))).toBeVisible()
      await expectNobodyElse(page)
      await expectAccessible(page)
      await press(page, 'Encore une partie')
      await expect(page.getByRole('button', { name: 'Menu de la table' })).toBeVisible()
      await expect(over).toHaveCount(0)
    } finally {
      await server.stop()
    }
  })
