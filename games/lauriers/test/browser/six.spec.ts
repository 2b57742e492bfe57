import { expect } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, type Phone, test } from '../../../../e2e/phones.ts'
import { TableServer } from '../../../../e2e/table-server.ts'
import { desk, handIn, option, pick, readAll, seatAt, vote } from './table.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

test('six at the table: texts of 300 signs, from right to left and of emoji are whole on the screen', {
  tag: '@deep',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const { phones, host, screen } = await seatAt(browser, server.url, ['Ana', 'Maximilienne-Alexandra', 'Cléo'])
  const [, bob, cleo] = phones as [Phone, Phone, Phone]
  for (let bots = 0; bots < 3; bots++) {
    await host.tap('Asseoir un bot à la place libre')
    await host.page
      .getByRole('dialog')
      .getByRole('button', { name: /tranquille/i })
      .first()
      .click()
    await expect(host.page.getByRole('dialog')).toHaveCount(0)
  }
  // Without a clock nothing goes on under one's finger.
  await host.tap('Toutes les options')
  await option(host, 'sans sablier').check()
  await host.tap('C’est réglé')
  await host.tap('Commencer à six')
  await pick(host)
  const long = 'Longue étoffe dont on fait des sacs et des voiles. '.repeat(6).slice(0, 299)
  const leftward = 'قماش من الصوف تصنع منه الأكياس 🧵🐐👩‍👩‍👧‍👦'
  await handIn(bob, `${long}x`)
  await handIn(cleo, leftward)
  // The bots write in their own time, too.
  await expect(desk(host)).toHaveCount(6, { timeout: 40_000 })
  await host.sees('Prépare la lecture')
  await host.page.setViewportSize({ width: 360, height: 640 })
  await host.tap('Commencer la lecture')
  await readAll(host, 6)
  const lines = screen.getByRole('list', { name: 'Les définitions' })
  await expect(lines.getByRole('listitem')).toHaveCount(6)
  for (const text of [`${long}x`, leftward]) await expect(lines.getByText(text)).toBeInViewport({ ratio: 1 })
  for (const line of await lines.getByRole('listitem').all()) await expect(line).toBeInViewport({ ratio: 1 })
  await expect(lines.getByText(leftward)).toHaveCSS('direction', 'rtl')
  const small = await screen.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
      .filter((node) => !node.closest('.unseen, svg') && Number.parseFloat(getComputedStyle(node).fontSize) < 27.9)
      .map((node) => node.outerHTML),
  )
  expect(small).toEqual([])
  await bob.page.setViewportSize({ width: 195, height: 422 })
  await bob.sees('Laquelle est la vraie')
  await expectNoSideways(bob.page)
  await expectAccessible(bob.page)
  await bob.page.setViewportSize({ width: 390, height: 844 })

  await vote(bob, long.slice(0, 40))
  await vote(cleo, long.slice(0, 40))
  // The bots vote in their own time; the leader tells once all are in.
  await expect(host.button('Dire la vérité')).toBeVisible({ timeout: 60_000 })
  await host.tap('Dire la vérité')
  await expect(screen.getByText('écrite par').first()).toBeVisible({ timeout: 30_000 })
  const told = screen.getByRole('list', { name: 'Les définitions' }).getByRole('listitem')
  await expect(told).toHaveCount(6)
  for (const line of await told.all()) await expect(line).toBeInViewport({ ratio: 1 })
  await expect(lines.getByText(`${long}x`)).toBeInViewport({ ratio: 1 })
})
