import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { button, gather, press } from '../../../../e2e/own-device.ts'
import { uncover } from '../../../../e2e/under-cover.ts'
import { handIn, pick } from './alone.ts'

test('ALL-6 who goes in mid-game leaves a bot in their place, and may have it back', { tag: '@old' }, async ({
  page,
}) => {
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
