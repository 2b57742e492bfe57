import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { expectPicture } from '../../../../e2e/result-picture.ts'
import { startStacked } from '../../../../e2e/stacked-server.ts'
import { TableServer } from '../../../../e2e/table-server.ts'

/** Where to touch a card of a fan: its left edge is never covered. */
const EDGE = { position: { x: 9, y: 40 } }

const card = (phone: Phone, name: string) =>
  phone.page.getByRole('group', { name: /^Ta main/ }).getByRole('button', { name, exact: true })
const row = (page: Page, nth: number) => page.locator(`[data-row="${nth - 1}"]`)

/** Touches a card, then a row; nothing is laid yet. */
const put = async (phone: Phone, name: string, nth?: number) => {
  await card(phone, name).first().click(EDGE)
  if (nth !== undefined) await row(phone.page, nth).click()
}
const lay = async (phone: Phone, name: string, nth?: number) => {
  await put(phone, name, nth)
  const poser = phone.page.getByRole('button', { name: 'Poser', exact: true })
  await poser.click()
  // A second « Poser » before the answer would be the first one again.
  await expect(poser).toBeHidden()
}
const points = (phone: Phone, name: string, count: number) =>
  expect(phone.page.getByRole('listitem').filter({ hasText: name }).locator('strong .unseen')).toHaveText(
    new RegExp(`^${count} points?$`),
  )

let server: Awaited<ReturnType<typeof startStacked>> | undefined
test.afterAll(() => server?.close())

test('a whole game: a counter of a counter, a JOKER, a redeal, somebody drops out and comes back', {
  tag: '@old',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const names = ['Ana', 'Bob', 'Cléo']
  const deal = {
    hands: { Ana: 'O E A> T> I> S> S A', Bob: 'R S N N D D U U', Cléo: 'T A> ? D N N U U' },
    rows: 'P | L | R | M',
    pile: 'G G G',
  }
  server = await startStacked('word-out', { deal }, names)
  const { url } = server
  const [ana, bob, cleo] = (await Promise.all(names.map((name) => Phone.take(browser, url, name)))) as [
    Phone,
    Phone,
    Phone,
  ]
  const code = await ana.createTable('Word Out')
  for (const phone of [bob, cleo]) await phone.join(code)
  const screen = await openScreen(browser, url, code)

  await test.step('without a clock, from a lobby without teams', async () => {
    await ana.tap('Toutes les options')
    await ana.page.getByRole('radio', { name: 'sans sablier' }).check()
    await ana.page.getByRole('group', { name: 'Dico pendant la partie' }).getByRole('radio', { name: 'oui' }).check()
    await ana.tap('C’est réglé')
    await bob.sees('sans sablier')
    await expect(ana.page.getByText('Poivre')).toHaveCount(0)
    await ana.tap('Commencer à trois')
  })

  await test.step('cards are laid by touch, and carried to a row', async () => {
    await ana.sees('À toi de poser')
    await put(ana, 'O', 1)
    await expect(row(ana.page, 1)).toHaveAccessibleName(/PO, 4 points/)
    await expect(ana.button(/WORD OUT/)).toBeDisabled()
    await ana.page.getByRole('button', { name: 'Poser', exact: true }).click()

    await bob.sees('À toi de poser')
    const from = await card(bob, 'R').boundingBox()
    const to = await row(bob.page, 1).boundingBox()
    if (from === null || to === null) throw new Error('no card, or no row')
    await bob.page.mouse.move(from.x + 9, from.y + 40)
    await bob.page.mouse.down()
    await bob.page.mouse.move(from.x + 30, from.y - 40, { steps: 4 })
    await bob.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await bob.page.mouse.up()
    await expect(row(bob.page, 1)).toHaveAccessibleName(/POR, 5 points/)
    await bob.page.getByRole('button', { name: 'Poser', exact: true }).click()
  })

  await test.step('a word, its counter, and the counter of that', async () => {
    await cleo.sees('À toi de poser')
    await put(cleo, 'T', 1)
    await cleo.tap('Poser et WORD OUT')
    await ana.sees('Une carte pour allonger ce mot')
    await screen.getByRole('heading', { name: /^Cléo annonce PORT\s/ }).waitFor()
    await test.step('ALL-3 a pause covers it all', async () => {
      await bob.menu('Mettre en pause')
      await expect(screen.getByRole('heading', { name: /pause/i }).first()).toBeInViewport()
      await expect(ana.page.getByText('PORT', { exact: false }).filter({ visible: true })).toHaveCount(0)
      await bob.tap('Reprendre')
    })
    // Bob's answer is out of turn: nobody knows of it yet.
    await bob.tap('Laisser passer')
    await bob.sees('C’est dit')
    await expect(screen.getByText('a laissé passer')).toHaveCount(0)
    await put(ana, 'E')
    await ana.sees('Avec E, PORT devient')
    await ana.tap('Contrer et WORD OUT')

    // Bob declined before, and is asked again.
    await bob.sees('Une carte pour allonger ce mot')
    await screen.getByRole('heading', { name: /^Ana annonce PORTE\s/ }).waitFor()
    await put(bob, 'S')
    await bob.tap('Contrer et WORD OUT')
    await screen.getByRole('heading', { name: 'Bob annonce PORTES' }).waitFor()
    await cleo.tap('Laisser passer')
    await screen.getByText('Cléo a laissé passer').first().waitFor()
    await ana.tap('Laisser passer')
    await bob.sees('Ouvre la rangée libérée')
    await points(cleo, 'Bob', 8)
    await lay(bob, 'D')
  })

  await test.step('by keyboard: a REPLAY, then a JOKER that nobody can counter', async () => {
    await cleo.sees('À toi de poser')
    await ana.tap('Dico')
    await expect(ana.page.getByRole('dialog').getByRole('heading', { name: /^M/ })).toBeVisible()
    await ana.page.keyboard.press('Escape')

    await card(cleo, 'A, rejouer').focus()
    await cleo.page.keyboard.press('Enter')
    await cleo.page.keyboard.press('2')
    await expect(row(cleo.page, 2)).toHaveAccessibleName(/LA, 2 points/)
    await cleo.page.getByRole('button', { name: 'Poser', exact: true }).press('Enter')
    await cleo.sees('Encore une carte, si tu veux')
    await card(cleo, 'joker').focus()
    await cleo.page.keyboard.press('Enter')
    await cleo.sees('Quelle lettre pour ton joker')
    await cleo.page.keyboard.press('c')
    await expect(row(cleo.page, 2)).toHaveAccessibleName(/LAC, 5 points/)
    await cleo.button(/^Poser et WORD OUT/).press('Enter')
    await cleo.sees('Ouvre la rangée libérée')
    await points(ana, 'Cléo', 5)
    await lay(cleo, 'D')
  })

  await test.step('somebody drops out; a run of REPLAY to the last card, and a new deal', async () => {
    await bob.leave()
    await ana.sees('À toi de poser')
    await lay(ana, 'A, rejouer', 3)
    for (const letter of ['T, rejouer', 'I, rejouer', 'S, rejouer', 'S']) {
      await ana.sees(/^Encore/)
      await lay(ana, letter)
    }
    await put(ana, 'A')
    await expect(row(ana.page, 3)).toHaveAccessibleName(/RATISSA, 7 points/)
    await ana.tap('Poser et WORD OUT')
    await ana.sees('Ouvre la rangée libérée')
    await ana.sees('on redistribue')
    await points(cleo, 'Ana', 7)
    await bob.comeBack(`/table/${code}`)
    await expect(bob.page.getByRole('group', { name: /^Ta main, 4 cartes/ })).toBeVisible()
    await lay(ana, 'G')
  })

  await test.step('the pile is empty and everybody passes: the end', async () => {
    for (const phone of [bob, cleo, ana]) await phone.page.getByRole('button', { name: 'Passer', exact: true }).click()
    await bob.sees('Ana et Bob, à égalité')
    await bob.sees('cartes en main')
    await screen.getByText('PORTES').first().waitFor()
    await expectPicture(bob.page, 'word-out')
  })
  await test.step('the coach looks back on one’s own turns', async () => {
    const { page } = ana
    await page.getByRole('link', { name: 'Revoir la partie' }).click()
    await expect(page.getByRole('button', { name: 'Le coach' })).toHaveAttribute('aria-expanded', 'true')
    // The words it looks them up in are fetched.
    await expect(page.getByRole('region', { name: 'Le coach' })).toContainText('à annoncer', { timeout: 40_000 })
    const next = page.getByRole('button', { name: 'Tour suivant d’Ana' })
    const best = page.getByText('RATISSA', { exact: true })
    await expect(async () => {
      await next.click()
      await expect(best.first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectAccessible(page)
  })
})

test.describe('eight at the table', () => {
  const server = new TableServer()
  test.beforeAll(() => server.start())
  test.afterAll(() => server.kill())

  /** Nothing of it is cut off by the window, nor lies over another; bots play on while one looks. */
  const expectLaidOut = (page: Page, names: readonly string[]) =>
    expect(() => lookAtSeats(page, names)).toPass({ timeout: 15_000 })
  const lookAtSeats = async (page: Page, names: readonly string[]) => {
    const size = page.viewportSize()
    if (size === null) throw new Error('no window')
    const boxes = await Promise.all(
      names.map(async (name) => {
        const box = await page.getByRole('listitem').filter({ hasText: name }).first().boundingBox()
        if (box === null) throw new Error(`${name} is not there`)
        return box
      }),
    )
    for (const [nth, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width)
      expect(box.y + box.height).toBeLessThanOrEqual(size.height)
      for (const other of boxes.slice(nth + 1)) {
        const isApart = other.x >= box.x + box.width || other.y >= box.y + box.height || box.x >= other.x + other.width
        expect(isApart).toBe(true)
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }

  test('fit on a phone and on the screen', { tag: '@old' }, async ({ browser }) => {
    const [ana, bob] = (await Promise.all(
      ['Maximilienne-Alexandra', 'Bob'].map((name) => Phone.take(browser, server.url, name)),
    )) as [Phone, Phone]
    const code = await ana.createTable('Word Out')
    await bob.join(code)
    const screen = await openScreen(browser, server.url, code)
    for (let bots = 0; bots < 6; bots++) {
      await ana.tap('Asseoir un bot à la place libre')
      await ana.page
        .getByRole('dialog')
        .getByRole('button', { name: /tranquille/i })
        .first()
        .click()
      await expect(ana.page.getByRole('dialog')).toHaveCount(0)
    }
    await ana.tap('Commencer à huit')
    await expect(screen.getByRole('heading', { name: /de poser$/ }).first()).toBeVisible()
    const people = await screen.getByRole('list', { name: 'Les joueurs' }).locator('b').allInnerTexts()
    expect(people).toHaveLength(8)
    await expectLaidOut(screen, people)
    await expectLaidOut(
      ana.page,
      people.filter((name) => !name.startsWith('Maxi')),
    )
    for (const nth of [1, 2, 3, 4]) await expect(row(ana.page, nth)).toBeInViewport({ ratio: 1 })
    await ana.page.setViewportSize({ width: 360, height: 640 })
    await expectLaidOut(
      ana.page,
      people.filter((name) => !name.startsWith('Maxi')),
    )
    await expect(row(ana.page, 4)).toBeInViewport({ ratio: 1 })
  })
})
