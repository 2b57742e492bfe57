import { expect, test } from '@playwright/test'
import { button, playAlone, touchIfThere } from './own-device.ts'
import { expectNoSideways } from './phones.ts'
import { BOXES, lid } from './shelf.ts'

for (const width of [360, 390])
  test(`with the largest text no game is wider than a phone of ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 780 })
    await page.addInitScript(() => localStorage.setItem('tablee.text', '130'))
    for (const box of BOXES) {
      await page.goto('/')
      await playAlone(page, lid(box))
      await touchIfThere(button(page, /^(C’est parti|Tirer une carte)$/).first())
      await expect(page.locator('html')).toHaveAttribute('data-text', '130')
      await expectNoSideways(page)
    }
  })
