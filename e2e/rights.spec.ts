import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoSideways, Phone } from './phones.ts'
import { lid } from './shelf.ts'
import { TableServer } from './table-server.ts'
import { SAMPLE } from './walks.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

let taken: Phone[] = []
test.afterEach(async () => {
  await Promise.all(taken.map(({ context }) => context.close()))
  taken = []
})
const takePhones = async (...names: string[]): Promise<Phone[]> => {
  taken = await Promise.all(names.map((name) => Phone.takeLasting(server.url, name)))
  return taken
}

/** The host of record is taken to be away after eight seconds. */
const AWAY = { timeout: 30_000 }

const seatedAs = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}.*\\(.*\\btoi\\b`) })
const isSeatedAs = (phone: Phone, name: string) => expect(seatedAs(phone.page, name)).toBeVisible()
const dialog = (phone: Phone) => phone.page.getByRole('dialog')
const hasNoDialog = (phone: Phone) => expect(dialog(phone)).toHaveCount(0)
const dismiss = async (phone: Phone) => {
  await phone.page.keyboard.press('Escape')
  await hasNoDialog(phone)
}
/** On the sheet of somebody at the table. */
const sheetOf = async (phone: Phone, name: string) => {
  await phone.page
    .getByRole('button', { name: new RegExp(`${name}\\b`) })
    .last()
    .click()
  await expect(phone.page.getByRole('heading', { name, exact: true })).toBeVisible()
}

const secretOf = (phone: Phone, code: string) =>
  phone.page.evaluate((key) => localStorage.getItem(key), `tablee.seat.${code}`)
const forget = (phone: Phone, ...keys: string[]) =>
  phone.page.evaluate((forgotten) => {
    for (const key of forgotten) localStorage.removeItem(key)
  }, keys)

test('ALL-6 a personal link asks before it replaces a seat, and the seat before can be had back', async () => {
  test.setTimeout(180_000)
  const [ana, bob, cleo] = (await takePhones('Ana', 'Bob', 'Cléo')) as [Phone, Phone, Phone]
  const code = await ana.createTable()
  await bob.join(code)
  await isSeatedAs(bob, 'Bob')
  const path = `/table/${code}`
  const linkOfAna = `${path}#s=${await secretOf(ana, code)}`
  const question = 'Tu as déjà une place ici\u00a0: Bob'

  await test.step('opened over the table: whoever presses Enter keeps the seat', async () => {
    await bob.page.goto(linkOfAna)
    await expect(dialog(bob)).toHaveAccessibleName(question)
    await expect(bob.button('Garder ma place')).toBeFocused()
    await expectAccessible(bob.page)
    await bob.page.keyboard.press('Enter')
    await hasNoDialog(bob)
    await expect(bob.page).toHaveURL(path)
    await bob.page.reload()
    await isSeatedAs(bob, 'Bob')
  })

  await test.step('opened anew: a reload asks again, closing the sheet keeps the seat', async () => {
    await bob.leave()
    await bob.comeBack(linkOfAna)
    await expect(dialog(bob)).toHaveAccessibleName(question)
    await bob.page.reload()
    await expect(dialog(bob)).toHaveAccessibleName(question)
    await dismiss(bob)
    await isSeatedAs(bob, 'Bob')
  })

  await test.step('taken, it stays taken when the phone was off, and so does the way back', async () => {
    await bob.page.goto(linkOfAna)
    await bob.tap('Prendre la place du lien')
    await isSeatedAs(bob, 'Ana')
    await bob.switchOffAndOn(path)
    await isSeatedAs(bob, 'Ana')
    await bob.menu('Reprendre mon ancienne place')
    await isSeatedAs(bob, 'Bob')
    await hasNoDialog(bob)
  })

  await test.step('nothing is asked of a link to the own seat, nor on a device without a seat', async () => {
    await bob.page.goto(`${path}#s=${await secretOf(bob, code)}`)
    await expect(bob.page).toHaveURL(path)
    await isSeatedAs(bob, 'Bob')
    await hasNoDialog(bob)
    await cleo.page.goto(path)
    await expect(cleo.button('S’asseoir')).toBeVisible()
    await cleo.page.goto(linkOfAna)
    await isSeatedAs(cleo, 'Ana')
    await expect(cleo.page).toHaveURL(path)
    await hasNoDialog(cleo)
  })
})

test('ALL-3 ALL-4 who is removed from a locked table stays out, and the game goes on with a bot', {
  tag: '@deep',
}, async () => {
  test.setTimeout(240_000)
  const [ana, bob, cleo, zoe] = (await takePhones('Ana', 'Bob', 'Cléo', 'Zoé')) as [Phone, Phone, Phone, Phone]
  const code = await ana.createTable(lid(SAMPLE))
  for (const phone of [bob, cleo]) await phone.join(code)
  const path = `/table/${code}`
  await ana.tap('Toutes les options')
  await SAMPLE.cards.untimed(ana.page).check()
  await ana.tap('C’est réglé')
  await ana.tap(/^Commencer/)
  for (const phone of [ana, bob, cleo]) await expect(SAMPLE.cards.inHand(phone.page).first()).toBeVisible()

  await test.step('ALL-3 who was resumed is told how long to wait before the next pause', async () => {
    await bob.menu('Mettre en pause')
    await ana.tap('Reprendre')
    await expect(ana.page.getByRole('heading', { name: 'En pause' })).toHaveCount(0)
    await bob.menu('Mettre en pause')
    await bob.sees(/Attends encore \d+\u00a0s/)
  })

  await test.step('the sheet asks once, and says what happens', async () => {
    await ana.tap('Menu de la table')
    await sheetOf(ana, 'Bob')
    await ana.tap('Retirer de la table')
    const question = ana.page.getByRole('heading', { name: 'Retirer Bob\u00a0?' })
    await expect(question).toBeFocused()
    await ana.sees(/Un bot joue à sa place/)
    await ana.sees(/ni regarder/)
    await expectAccessible(ana.page)
    await ana.page.setViewportSize({ width: 360, height: 640 })
    await expectNoSideways(ana.page)
    await ana.tap('Annuler')
    await expect(question).toHaveCount(0)
    await ana.tap('Retirer de la table')
    await ana.tap('Retirer et verrouiller')
    await hasNoDialog(ana)
  })

  await test.step('ALL-4 out, with the secret, with another one, and as somebody new', async () => {
    const isOut = () => expect(bob.page.getByRole('heading', { name: 'Tu n’es plus à cette table.' })).toBeVisible()
    await isOut()
    await expectAccessible(bob.page)
    await bob.switchOffAndOn(path)
    await isOut()
    await forget(bob, `tablee.seat.${code}`)
    await bob.switchOffAndOn(path)
    await isOut()
    await zoe.page.goto(path)
    await zoe.sees('Cette table est verrouillée.')
    await zoe.page.goto(`/ecran/${code}`)
    await zoe.sees('Cette table est verrouillée.')
    await expectAccessible(zoe.page)
  })

  await test.step('ALL-6 unlocked, who is new may watch, and is told when the chair is free', async () => {
    await cleo.tap('Menu de la table')
    await expect(cleo.button('Ouvrir la table')).toHaveCount(0)
    await dismiss(cleo)
    await ana.menu('Ouvrir la table')
    await zoe.page.goto(path)
    await zoe.sees('La place de Bob\u00a0: libre à la prochaine manche.')
    await expect(zoe.button(/La place de Bob/)).toHaveCount(0)
    await expectAccessible(zoe.page)
    await bob.page.reload()
    await expect(bob.page.getByRole('heading', { name: 'Tu n’es plus à cette table.' })).toBeVisible()
  })
})

test('ALL-6 who stood up in mid-game finds the own chair again; a locked table invites nobody', async () => {
  test.setTimeout(180_000)
  const [ana, bob, cleo] = (await takePhones('Ana', 'Bob', 'Cléo')) as [Phone, Phone, Phone]
  const code = await ana.createTable(lid(SAMPLE))
  for (const phone of [bob, cleo]) await phone.join(code)
  await ana.tap('Toutes les options')
  await SAMPLE.cards.untimed(ana.page).check()
  await ana.tap('C’est réglé')
  await ana.tap(/^Commencer/)
  await expect(SAMPLE.cards.inHand(bob.page).first()).toBeVisible()

  await test.step('the menu says what standing up means, and the door whose chair it is', async () => {
    await bob.tap('Menu de la table')
    await bob.sees('Tu pourras la reprendre tant que personne ne l’a prise.')
    await bob.tap(/^Quitter la table/)
    await bob.tap(/^Laisser ma place, vraiment/)
    await expect(bob.page).toHaveURL('/')
    await bob.page.goto(`/table/${code}`)
    await bob.sees('Ta place t’attend\u00a0: la partie continue.')
    await expect(bob.page.getByText(/libre à la prochaine/)).toHaveCount(0)
    await expectAccessible(bob.page)
    await bob.tap('Reprendre ma place')
    await expect(SAMPLE.cards.inHand(bob.page).first()).toBeVisible()
  })

  await test.step('locked, the invitation says so and opens the table again', async () => {
    await ana.menu('Verrouiller la table')
    await expect(ana.button('Ouvrir la table')).toBeVisible()
    await ana.tap('Inviter')
    await ana.sees('La table est verrouillée\u00a0: personne de nouveau ne peut entrer.')
    await expectAccessible(ana.page)
    await ana.page.setViewportSize({ width: 360, height: 640 })
    await expectNoSideways(ana.page)
    await ana.tap('Ouvrir la table')
    await expect(ana.page.getByText('La table est verrouillée\u00a0: personne')).toHaveCount(0)
  })
})

test('ALL-10 an acting host is offered no reserved right, and the host has the role back', {
  tag: '@deep',
}, async () => {
  test.setTimeout(180_000)
  const [ana, bob, cleo] = (await takePhones('Ana', 'Bob', 'Cléo')) as [Phone, Phone, Phone]
  const code = await ana.createTable()
  for (const phone of [bob, cleo]) await phone.join(code)
  const acting = 'Ana n’est pas là\u00a0: tu mènes la table en attendant.'

  await test.step('who acts is told for whom', async () => {
    await ana.leave()
    await expect(bob.page.getByText(acting, { exact: true })).toBeVisible(AWAY)
    await expect(bob.page.getByRole('heading', { name: 'La table d’Ana' })).toBeVisible()
    await expect(cleo.page.getByText(acting)).toHaveCount(0)
    await bob.tap('Menu de la table')
    await bob.sees(/C’est à l’hôte, Ana, de retirer quelqu’un/)
    await expect(bob.button(/errouiller/)).toHaveCount(0)
    await expectAccessible(bob.page)
    await dismiss(bob)
  })

  await test.step('nobody can be removed or named host; a bot can come and go', async () => {
    for (const name of ['Ana', 'Cléo']) {
      await sheetOf(bob, name)
      for (const reserved of ['Retirer de la table', 'Changer d’hôte'])
        await expect(bob.button(reserved)).toHaveCount(0)
      await expect(bob.button('Laisser la place à quelqu’un d’autre')).toHaveCount(0)
      await dismiss(bob)
    }
    await bob.tap('Asseoir un bot à la place libre')
    await bob.tap(/^régulier/i)
    await sheetOf(bob, 'Pascale')
    await bob.tap('Retirer de la table')
    await bob.tap('Retirer Pascale, vraiment')
    await expect(bob.button(/Pascale/)).toHaveCount(0)
    await sheetOf(bob, 'Ana')
    await bob.tap('Asseoir un bot à sa place')
    await hasNoDialog(bob)
    await expect(bob.page.getByText(acting, { exact: true })).toBeVisible()
    await sheetOf(bob, 'Ana')
    await expect(bob.button('Bot redoutable')).toBeVisible()
    await expect(bob.button('Retirer de la table')).toHaveCount(0)
    await dismiss(bob)
  })

  await test.step('the host is back, and leads again without a word from anybody', async () => {
    await ana.switchOffAndOn(`/table/${code}`)
    await expect(bob.page.getByText(acting, { exact: true })).toHaveCount(0)
    await ana.tap('Menu de la table')
    await expect(ana.button('Verrouiller la table')).toBeVisible()
    await dismiss(ana)
    await bob.tap('Menu de la table')
    await expect(bob.button(/errouiller/)).toHaveCount(0)
  })
})
