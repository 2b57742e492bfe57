import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { field, verdict } from './dico-page.ts'
import { ownHand, saveData, untilKept } from './kept.ts'
import { button, ownGame, playAlone, untilReadyOffline } from './own-device.ts'
import { startServer } from './server.ts'
import { BOXES, CLIENTS, lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

test('offline once visited: reload, another word, the home page, with the server gone', async ({ page, context }) => {
  test.setTimeout(240_000)
  await saveData(context)
  const server = await startServer()
  try {
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await untilKept(page, ['play', 'commonness', 'house', 'Dico', 'young-serif'])
    // Some other page of the server is not taken for ours.
    await page.goto(`${server.url}/metrics`)

    await server.stop()
    await page.goto(`${server.url}/dico?mot=chat`)
    await expect(verdict(page)).toContainText('Valable')
    await page.reload()
    await field(page).fill('maison')
    await expect(verdict(page)).toContainText('Valable')
    await page.goto(server.url)
    await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
    await page.goto(`${server.url}/dico?mot=blorpi`)
    await expect(verdict(page)).toContainText('Refusé')

    await page.getByText('Orthographe', { exact: true }).click()
    await expect(verdict(page)).toContainText('il faut du réseau, une seule fois')
    await server.startAgain()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(verdict(page)).toContainText('Inconnu')
    await untilKept(page, ['spelling'])
    await server.stop()
    await page.reload()
    await field(page).fill('Paris')
    await expect(verdict(page)).toContainText('Connu')
  } finally {
    await server.stop()
  }
})

test('after one visit a game alone is begun, played, reloaded and come back to without any server', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const server = await startServer()
  try {
    await page.goto(server.url)
    await untilReadyOffline(page)
    await expectAccessible(page)
    await server.stop()

    await page.goto(server.url)
    await playAlone(page, lid(SAMPLE))
    await expect(SAMPLE.cards.myTurn(page)).toBeVisible({ timeout: 120_000 })
    await SAMPLE.cards.move(page)
    const hand = await ownHand(page)
    await page.reload()
    expect(await ownHand(page)).toEqual(hand)

    const address = page.url()
    await page.close()
    const back = await context.newPage()
    await back.goto(server.url)
    await ownGame(back).click()
    await expect(back).toHaveURL(address)
    expect(await ownHand(back)).toEqual(hand)
  } finally {
    await server.stop().catch(() => undefined)
  }
})

test('every box opens without a server, alone and around the device; what needs one says so at once', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const server = await startServer()
  try {
    await page.goto(server.url)
    await untilReadyOffline(page)
    await server.stop()
    for (const box of BOXES) {
      await page.goto(server.url)
      await playAlone(page, lid(box))
    }
    const { id } = SAMPLE
    const rules = CLIENTS.find((client) => client.rules !== undefined && client !== SAMPLE.client)?.game
    for (const path of [`ensemble/${id}`, `boite/${id}`, `apprendre/${id}`, `regles/${rules}`, 'paquets']) {
      await page.goto(`${server.url}/${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByText(/n’a pas pu s’ouvrir/)).toHaveCount(0)
    }

    await page.goto(server.url)
    await button(page, 'Créer une table').click()
    await page.getByRole('textbox', { name: /Comment t’appelle-t-on/ }).fill('Léa')
    await button(page, 'Créer une table').click()
    await expect(page.getByRole('alert')).toContainText('Pas de réseau')
    await page.goto(`${server.url}/table/K7QF`)
    await expect(page.getByRole('status')).toContainText('La table ne répond pas pour l’instant')
  } finally {
    await server.stop().catch(() => undefined)
  }
})

test('where bytes cost something, they come when asked for', { tag: '@deep' }, async ({ page, context }) => {
  test.setTimeout(240_000)
  await saveData(context)
  const server = await startServer()
  try {
    await page.goto(`${server.url}/reglages`)
    // A first visit has four seconds to itself before a worker looks at what there is.
    await expect(page.getByText(/il manque .*Mo/)).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await button(page, 'Télécharger').click()
    await untilReadyOffline(page)
    await page.reload()
    await untilReadyOffline(page)
  } finally {
    await server.stop()
  }
})

test('a browser that never calls itself idle gets ready to play offline all the same', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  // Seen in Chromium after the back button: an idle callback without a time limit never came.
  await context.addInitScript(() => {
    window.requestIdleCallback = (call, options) =>
      options?.timeout === undefined ? 0 : Number(setTimeout(call, options.timeout))
  })
  const server = await startServer()
  try {
    await page.goto(server.url)
    await untilReadyOffline(page)
  } finally {
    await server.stop()
  }
})
