import { expect, test } from '@playwright/test'

const TOO_OLD = 'trop ancien pour Tablée'

const LACKS = {
  'a dialog that opens over the page': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  modules: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
}

for (const [lack, take] of Object.entries(LACKS))
  test(`a browser without ${lack} gets one sentence, in French and English, with what to do`, async ({ page }) => {
    await page.addInitScript(take)
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText(TOO_OLD)
    await expect(page.getByRole('alert')).toContainText('ouvre Tablée sur un autre appareil')
    await expect(page.getByRole('alert')).toContainText('too old for Tablée')
    await expect(page.getByRole('button')).toHaveCount(0)
  })

test('a browser that cannot read the script gets the same sentence', async ({ page }) => {
  await page.route(/\/assets\/house-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const a = %' }),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(TOO_OLD)
})

test('a page whose script does not come says to reload it', async ({ page }) => {
  await page.route(/\/assets\/house-.*\.js/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('recharge la page')
})

test('a page that fails in the middle of its opening says to reload it', async ({ page }) => {
  await page.addInitScript(() => {
    Node.prototype.cloneNode = () => {
      throw new Error('no')
    }
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('recharge la page')
})

test('a browser that has all it needs gets no such sentence', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Créer une table' })).toBeVisible()
  await expect(page.getByText(TOO_OLD)).toHaveCount(0)
})
