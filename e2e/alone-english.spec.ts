import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { read } from './language.ts'
import { aloneButton, button } from './own-device.ts'
import { BOXES, lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

/** In French each of these is looked at where it is played; colours are the same. */
test('in English, axe finds nothing: the ways of a box, those around one device, the cover', async ({ page }) => {
  await read(page, 'en')
  await page.goto('/')
  await button(page, lid(SAMPLE, 'en')).click()
  await expect(aloneButton(page)).toBeVisible()
  await expectAccessible(page, ['light'])
  await button(page, /^Game settings/).click()
  await expect(button(page, 'One more bot')).toBeEnabled()
  await expectAccessible(page, ['light'])

  await page.goto(`/ensemble/${SAMPLE.id}`)
  await page.getByLabel('Person 1').fill('Ana')
  await page.getByLabel('Person 2').fill('Maximilienne-Alexandrine')
  await expectAccessible(page, ['light'])
  await button(page, 'To the table, 2 of us').click()
  await button(page, 'Start with 2').click()
  await expect(page.getByRole('heading', { name: 'Pass the device to' })).toBeVisible()
})

for (const { id } of BOXES.filter(({ client }) => client.companion !== undefined))
  test(`in English, axe finds nothing beside the cardboard: ${id}`, async ({ page }) => {
    await read(page, 'en')
    await page.goto(`/boite/${id}`)
    const begin = page.getByRole('button', { name: 'Let’s begin', exact: true })
    await expect(begin).toBeVisible()
    await expectAccessible(page, ['light'])
    // Teams are known by their colours, people by their names.
    const people = page.getByRole('textbox', { name: /^Person/ })
    if ((await people.count()) === 0) await page.getByRole('radio', { name: 'Sel' }).check()
    for (let nth = 0; nth < (await people.count()); nth++) await people.nth(nth).fill(`Ana ${nth}`)
    await begin.click()
    await expect(begin).toHaveCount(0)
    await expectAccessible(page, ['light'])
  })
