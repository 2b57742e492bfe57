import { expect, test } from '@playwright/test'
import { aloneButton, button, expectOwnMenu, isAtTable, ONES_TURN } from './own-device.ts'
import { lid, shortName } from './shelf.ts'
import { WALKED } from './walks.ts'

for (const box of WALKED) {
  const { firstTouches } = box.walk
  if (firstTouches === undefined) continue
  const name = shortName(box)
  test(`two taps from the home page to a game against bots, and the first move: ${name}`, async ({ page }) => {
    test.setTimeout(ONES_TURN + 90_000)
    const began = Date.now()
    const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
    await page.goto('/')
    await button(page, lid(box)).click()
    await aloneButton(page).click()
    await isAtTable(page)
    const there = seconds()
    const taps = await firstTouches(page)
    const told = `${name}, from the address: at the table after 2 taps and ${there}, the first move after ${2 + taps} taps and ${seconds()}`
    test.info().annotations.push({ type: 'first move', description: told })
    console.log(told)
    await expect(page).toHaveURL(/\/table\/ICI-\d{4}$/)
    await expectOwnMenu(page)
  })
}
