import { expect, type Page, test } from '@playwright/test'
import { handIn, pick } from '@tablee/games/lauriers/test/browser/alone.ts'
import { expectAccessible } from './axe.ts'
import { button, gather, press } from './own-device.ts'
import { expectCovered, uncover } from './under-cover.ts'

/** At the lobby: what can be done with somebody who sits there. */
const sheetOf = async (page: Page, name: string) => {
  await button(page, new RegExp(`^${name}`)).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
const stopGame = async (page: Page) => {
  await press(page, 'Menu de la table')
  await press(page, 'Arrêter la partie')
  await press(page, 'Arrêter, vraiment')
  await expect(button(page, /^Commencer/)).toBeVisible()
}

test('between two games of one device people come, go and change their names, the first of them too', async ({
  page,
}) => {
  await gather(page, '/ensemble/word-out', ['Ana', 'Tom'])
  await press(page, 'Commencer à deux')
  await expectCovered(page, ['Ana', 'Tom'])
  await stopGame(page)

  await test.step('somebody comes', async () => {
    await press(page, 'Asseoir quelqu’un à la place libre')
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Une personne' })
    await expect(button(page, 'À table')).toBeDisabled()
    await expectAccessible(page)
    await name.fill('Maximilienne-Alexandrine de la Tour')
    await press(page, 'À table')
    await expect(page.getByRole('alert')).toContainText('24')
    await name.fill('Zoé')
    await press(page, 'À table')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, /^Zoé/)).toBeVisible()
  })
  await test.step('a name is mended, and this device’s own is not', async () => {
    await sheetOf(page, 'Tom')
    await page.getByRole('textbox', { name: 'Changer de nom' }).fill('Thomas')
    await press(page, 'Garder ce nom')
    await expect(button(page, /^Thomas/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tablee.name'))).toBeNull()
  })
  await test.step('whoever opened the table leaves it', async () => {
    await sheetOf(page, 'Ana')
    await press(page, 'Retirer de la table')
    await press(page, 'Retirer Ana, vraiment')
    await expect(button(page, /^Ana/)).toHaveCount(0)
  })
  await test.step('those who sit there now play, each under a cover, also after a reload', async () => {
    await page.reload()
    await press(page, 'Commencer à deux')
    const first = await expectCovered(page, ['Thomas', 'Zoé'])
    await page.reload()
    await expectCovered(page, ['Thomas', 'Zoé'])
    await uncover(page, first)
    await expect(page.locator('[data-card]')).toHaveCount(8)
    await page.goto('/ensemble/kokomots')
    await expect(page.getByLabel('Personne 1')).toHaveValue('Thomas')
    await expect(page.getByLabel('Personne 2')).toHaveValue('Zoé')
  })
  await test.step('the last one stays', async () => {
    await page.goBack()
    await expectCovered(page, ['Thomas', 'Zoé'])
    await stopGame(page)
    await sheetOf(page, 'Zoé')
    await press(page, 'Retirer de la table')
    await press(page, 'Retirer Zoé, vraiment')
    await expect(button(page, /^Zoé/)).toHaveCount(0)
    await sheetOf(page, 'Thomas')
    await expect(button(page, 'Retirer de la table')).toHaveCount(0)
  })
})

test('ALL-6 who goes in mid-game leaves a bot in their place, and may have it back', async ({ page }) => {
  const names = ['Ana', 'Tom', 'Zoé']
  await gather(page, '/ensemble/lauriers', names)
  await press(page, 'Commencer à trois')
  await expect(page.getByRole('heading', { name: 'Passe l’appareil à Ana' })).toBeVisible()
  const openPerson = async (name: string) => {
    await press(page, 'Menu de la table')
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  }
  await openPerson('Tom')
  await expect(button(page, 'Retirer de la table')).toHaveCount(0)
  await expectAccessible(page)
  await press(page, 'Asseoir un bot à sa place')
  await press(page, 'Un bot joue pour Tom, vraiment')
  await uncover(page, 'Ana')
  await pick(page)
  // LAU-6: the bot writes for Tom, the device goes to Zoé.
  await expect(page.getByRole('heading', { name: 'Passe l’appareil à Zoé' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Passe l’appareil à Zoé' })).toBeVisible()
  await openPerson('Tom')
  await press(page, 'Rendre sa place à Tom')
  await uncover(page, 'Tom')
  await handIn(page, 'Petite chose inventée')
  await expect(page.getByRole('heading', { name: 'Passe l’appareil à Zoé' })).toBeVisible()
})

test('MPM-1 around one device people choose their side of the table', async ({ page }) => {
  await page.goto('/ensemble/cactus')
  await page.getByLabel('Personne 1').fill('Tom')
  await page.getByLabel('Personne 2').fill('Léa')
  await button(page, /^Tom joue chez Sel/).click()
  await button(page, /^Léa joue chez Poivre/).click()
  await button(page, 'Un bot de plus').click()
  await expect(page.getByText('Et un bot', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'redoutable' }).check()
  await expectAccessible(page)
  await button(page, 'À table, à 2').click()
  await expect(page.getByRole('group', { name: 'Sel' }).getByRole('button', { name: /^Léa/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Poivre' }).getByRole('button', { name: /^Tom/ })).toBeVisible()
  await expect(button(page, /redoutable/)).toBeVisible()
  await expect(button(page, 'Commencer à trois')).toBeEnabled()
  await expect(page.getByText(/code/i)).toHaveCount(0)
})
