import { expect } from '@playwright/test'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'

test('KOK-34 before the game, twelve people in four teams fit on a TV and on a laptop, long names too', async ({
  browser,
  baseURL,
}) => {
  const ana = await Phone.take(browser, baseURL ?? '', 'Ana')
  const code = await ana.createTable(/Kokomots/)
  const tv = await openScreen(browser, baseURL ?? '', code)
  const places = tv.getByRole('main').getByRole('listitem')
  await expect(places).toHaveCount(1)
  await ana.tap('Toutes les options')
  await ana.page.getByLabel('par équipes').first().check()
  await ana.page
    .getByRole('radio', { name: /^(4|Quatre)/i })
    .first()
    .check()
  await ana.tap('C’est réglé')
  await expect(tv.getByRole('group')).toHaveCount(4)
  const long = await Phone.take(browser, baseURL ?? '', 'W'.repeat(24))
  await long.join(code)
  await ana.tap('Asseoir un bot à la place libre')
  await ana.page.getByRole('radio', { name: '10', exact: true }).check()
  await ana.tap(/^régulier/i)
  await expect(places).toHaveCount(12)
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
  ] as const) {
    await tv.setViewportSize({ width, height })
    for (const panel of await tv.getByRole('group').all()) {
      await expect(panel).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
        .toBeLessThanOrEqual(0)
    }
    await expect(tv.getByText('Ana choisit\u00a0:')).toBeInViewport({ ratio: 1 })
    await expect(tv.getByRole('button', { name: 'Plein écran' })).toBeInViewport({ ratio: 1 })
  }
})
