import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, Phone } from '../../../../e2e/phones.ts'
import { TableServer } from '../../../../e2e/table-server.ts'
import { begin, typeLetters } from './word-game.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

let taken: readonly Phone[] = []
test.afterEach(() => Promise.all(taken.map(({ context }) => context.close())))

/** The host of record is taken to be away after eight seconds. */
const AWAY = { timeout: 30_000 }

test('ALL-6 who waits in a seat is offered a chair that becomes free, and who had it is told whose it is', {
  tag: '@deep',
}, async () => {
  test.setTimeout(240_000)
  const names = ['Ana', 'Bob', 'Cléo', 'Dan', 'Zoé']
  const phones = await Promise.all(names.map((name) => Phone.takeLasting(server.url, name)))
  taken = phones
  const [ana, bob, cleo, dan, zoe] = phones as [Phone, Phone, Phone, Phone, Phone]
  const four = { sel: [ana, cleo], poivre: [bob, dan] } as const
  const code = await ana.createTable('Capture')
  for (const phone of [bob, cleo, dan]) await phone.join(code)
  await ana.tap('Toutes les options')
  await ana.page.getByText('Toutes les durées').click()
  for (const field of await ana.page.getByRole('spinbutton').all()) {
    await field.fill('600')
    await field.blur()
  }
  await ana.tap('C’est réglé')
  await ana.tap('Commencer à quatre')
  const { captain, other } = await begin(four, 'capture')
  const leaver = [ana, bob, cleo, dan].find((phone) => ![ana, captain, other].includes(phone)) as Phone

  await leaver.tap('Menu de la table')
  await leaver.tap(/^Quitter la table/)
  await leaver.tap(/^Laisser ma place, vraiment/)
  await zoe.page.goto(`/table/${code}`)
  await zoe.page.getByRole('textbox').fill('Zoé')
  await zoe.tap('S’asseoir')
  await zoe.sees('Tu joueras à la prochaine.')

  await typeLetters(captain, 'bbb')
  await captain.tap('C’est dit')
  await other.tap('D’accord')
  const free = `La place de ${leaver.name} est libre.`
  await expect(zoe.page.getByText(free)).toBeVisible(AWAY)
  await zoe.page.setViewportSize({ width: 360, height: 640 })
  await expectNoSideways(zoe.page)
  await expectAccessible(zoe.page)
  await zoe.tap('La prendre')
  await expect(zoe.page.getByText(free)).toHaveCount(0)
  await expect(zoe.page.getByText('Tu joueras à la prochaine.')).toHaveCount(0)

  await leaver.page.goto(`/table/${code}`)
  await leaver.sees('Ta place est maintenant à Zoé. Tu joueras à la prochaine partie.')
  await expect(leaver.button(/La place de/)).toHaveCount(0)
  await expectAccessible(leaver.page)
})
