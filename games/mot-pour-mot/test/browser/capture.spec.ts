import { expect } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { TableServer } from '../../../../e2e/table-server.ts'
import { begin, everybody, expectSpelled, type Four, playToTheEnd, typeLetters, WON } from './word-game.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

test('a whole game of the capture edition: lines cut, the host leaves, the server is killed', {
  tag: ['@old', '@deep'],
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const [ana, bob, cleo, dan] = (await Promise.all(
    ['Ana', 'Bob', 'Cléo', 'Dan'].map((name) => Phone.take(browser, server.url, name)),
  )) as [Phone, Phone, Phone, Phone]
  const four: Four = { sel: [ana, cleo], poivre: [bob, dan] }
  const code = await ana.createTable('Capture')
  const path = `/table/${code}`
  for (const phone of [bob, cleo, dan]) await phone.join(code)
  const screen = await openScreen(browser, server.url, code)
  await expect(screen.getByText('Dan')).toBeVisible()

  await test.step('the host sets every wait long', async () => {
    await ana.tap('Toutes les options')
    await ana.page.getByText('Toutes les durées').click()
    await expect(ana.page.getByRole('spinbutton').first()).toBeVisible()
    for (const field of await ana.page.getByRole('spinbutton').all()) {
      await field.fill('600')
      await field.blur()
    }
    await ana.tap('C’est réglé')
    await ana.tap('Commencer à quatre')
  })

  await test.step('a cut line comes back to the same seat, and what was asked meanwhile is done', async () => {
    const { captain, other, otherMate } = await begin(four, 'capture')
    await typeLetters(captain, 'bbb')
    await expectSpelled(screen, 'BBB')
    captain.cutLine()
    await captain.sees('Connexion perdue')
    await expectAccessible(captain.page)
    await typeLetters(captain, 'c')
    await expectSpelled(other.page, 'BBB')
    captain.mendLine()
    await expect(captain.page.getByText('Connexion perdue')).toHaveCount(0)
    await expectSpelled(other.page, 'BBBC')
    await captain.tap('C’est dit')
    await other.tap('D’accord')
    await otherMate.sees(/B, B, B et C avancent/)
  })

  await test.step('the server is killed in mid-word and started again', async () => {
    const { captain, other } = await begin(four, 'capture')
    await typeLetters(captain, 'ddd')
    await expectSpelled(screen, 'DDD')
    await server.kill()
    for (const phone of everybody(four)) await phone.sees('Connexion perdue')
    await server.start()
    for (const phone of everybody(four)) await expect(phone.page.getByText('Connexion perdue')).toHaveCount(0)
    await expectSpelled(screen, 'DDD')
    await typeLetters(captain, 'fff')
    await captain.tap('C’est dit')
    await other.tap('D’accord')
    await captain.sees(/DDDFFF/)
  })

  await test.step('the host leaves: another has the rights, until the host is back', async () => {
    await ana.leave()
    const told = bob.page
      .getByRole('status')
      .filter({ hasText: 'Ana n’est pas là\u00a0: tu mènes la table en attendant.' })
    await expect(told).toBeAttached({ timeout: 30_000 })
    await ana.comeBack(path)
    await bob.sees(/Ana/)
    await ana.menu('Verrouiller la table')
    // The menu stays, and offers the opposite.
    await expect(ana.button('Ouvrir la table')).toBeVisible()
    await ana.page.keyboard.press('Escape')
    const zoe = await Phone.take(browser, server.url, 'Zoé')
    await zoe.page.goto(path)
    await zoe.sees('Cette table est verrouillée.')
    await expectAccessible(zoe.page)
  })

  await test.step('to the end', async () => {
    await playToTheEnd(four, 'capture', [
      'ggg',
      'hhh',
      'iiilll',
      'mmm',
      'nnnooo',
      'ppp',
      'rrrsss',
      'ttt',
      'uuuvvv',
      'ccc',
    ])
    await expect(screen.getByText(WON).first()).toBeVisible()
  })

  await test.step('in English', async () => {
    await dan.menu('Réglages')
    await dan.page.getByRole('radio', { name: 'English' }).check()
    await dan.page.keyboard.press('Escape')
    await expect(dan.page.getByText(/wins/).first()).toBeVisible()
  })
})

test('ALL-8 what was asked on a dead line is not done once its moment has passed', { tag: ['@old', '@deep'] }, async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [ana, bob] = (await Promise.all(['Ana', 'Bob'].map((name) => Phone.take(browser, server.url, name)))) as [
    Phone,
    Phone,
  ]
  await bob.join(await ana.createTable())
  await ana.tap('Toutes les options')
  await ana.page.getByText('Toutes les durées').click()
  await expect(ana.page.getByRole('spinbutton').first()).toBeVisible()
  for (const field of await ana.page.getByRole('spinbutton').all()) {
    await field.fill('5')
    await field.blur()
  }
  // What is refused is said until the next phase: in this one a line has the time to come back.
  const drawing = ana.page.getByRole('spinbutton', { name: 'Tirer la carte' })
  await drawing.fill('20')
  await drawing.blur()
  await ana.tap('C’est réglé')
  await ana.tap(/^Commencer/)
  const draws = (phone: Phone) => phone.button('Tirer une carte')
  const isAna = await Promise.race([
    draws(ana)
      .waitFor()
      .then(() => true),
    draws(bob)
      .waitFor()
      .then(() => false),
  ])
  const [late, other] = isAna ? [ana, bob] : [bob, ana]
  late.cutLine()
  await late.tap('Tirer une carte')
  // The turn goes by without it.
  await expect(draws(other)).toBeVisible({ timeout: 90_000 })
  late.mendLine()
  await late.sees('Trop tard, ce moment est passé. (ALL-8)')
})
