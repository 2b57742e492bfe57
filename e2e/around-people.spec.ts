import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { dealtHand } from './kept.ts'
import { button, gather, press, stopGame } from './own-device.ts'
import { expectCovered, uncover } from './under-cover.ts'
import { OTHER, SAMPLE } from './walks.ts'

/** At the lobby: what can be done with somebody who sits there. */
const sheetOf = async (page: Page, name: string) => {
  await button(page, new RegExp(`^${name}`)).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

test('between two games of one device people come, go and change their names, the first of them too', async ({
  page,
}) => {
  await gather(page, `/ensemble/${SAMPLE.id}`, ['Ana', 'Tom'])
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
    await dealtHand(page)
    await page.goto(`/ensemble/${OTHER.id}`)
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
