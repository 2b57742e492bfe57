import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { importFile, openNew, text, title } from './decks-page.ts'
import { literally } from './language.ts'
import { CLIENTS, titled } from './shelf.ts'
import { DECKS, OTHER_DECK, PLAIN_DECK, SAMPLE_DECK } from './walks.ts'

const named = ({ client }: (typeof DECKS)[number]) => new RegExp(titled(client))
/** The first line of a file. */
const headerOf = (deck: (typeof DECKS)[number], called: string) => deck.text(called).split('\n')[0] ?? ''

const kept = (page: Page) => page.getByText('gardé sur cet appareil')

test('the home page leads to the decks; none yet, and it says how little is enough', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Tes paquets' }).click()
  await expect(page).toHaveURL('/paquets')
  await expect(page.getByText('Dix catégories suffisent.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Imprimer/ })).toHaveCount(CLIENTS.filter(({ print }) => print).length)
  await expectAccessible(page)
})

test('a deck is written: a fault is told by its line, mended, and all is there after a reload', async ({ page }) => {
  const { needed, twice } = PLAIN_DECK.plain
  await openNew(page, named(PLAIN_DECK))
  await expect(page.getByText(needed)).toBeVisible()
  await title(page).fill('La cantine')
  const header = headerOf(PLAIN_DECK, 'La cantine').replace(' :', '\u00a0:')
  await expect(text(page)).toHaveValue(new RegExp(`^${header}\n`))
  const file = PLAIN_DECK.text('La cantine d’été')
  await text(page).fill(`${file}${twice.line}\n`)
  await expect(title(page)).toHaveValue('La cantine d’été')
  const line = file.split('\n').length
  const fault = page.getByRole('button', { name: new RegExp(`^Ligne.${line}.:.*déjà dans le paquet`) })
  await expect(fault).toBeVisible()
  await expectAccessible(page)
  await fault.click()
  await expect(text(page)).toBeFocused()
  // The caret is at the end of the line that is named.
  await page.keyboard.type(twice.mend)
  await expect(page.getByRole('status').filter({ hasText: 'Prêt à jouer' })).toHaveText(twice.summary)
  await expect(fault).toHaveCount(0)
  await expect(kept(page)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(text(page)).toHaveValue(new RegExp(`${literally(`${twice.line}${twice.mend}`)}\n$`))
  await page.getByRole('link', { name: 'Tous les paquets' }).click()
  await expect(page.getByRole('link', { name: 'Modifier La cantine d’été' })).toContainText(
    `${PLAIN_DECK.cards + 1} cartes`,
  )
  await expectAccessible(page)
})

test('a deck is saved as a file, deleted, put back, deleted, and imported again', async ({ page }) => {
  await page.goto('/paquets')
  await importFile(page, 'cantine.txt', SAMPLE_DECK.text('La cantine'))
  await expect(page.getByRole('status').filter({ hasText: 'Prêt à jouer' })).toHaveText(SAMPLE_DECK.summary)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('La cantine.txt')
  const saved = readFileSync(await file.path())
  expect(saved.toString('utf8')).toBe(SAMPLE_DECK.text('La cantine'))

  await page.getByRole('link', { name: 'Tous les paquets' }).click()
  const deck = page.getByRole('link', { name: 'Modifier La cantine' })
  const remove = async () => {
    await page.getByRole('button', { name: 'Autres gestes pour La cantine' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Supprimer de cet appareil' }).click()
    await page.getByRole('button', { name: 'Supprimer pour de bon' }).click()
    await expect(deck).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Le remettre' }).click()
  await expect(deck).toBeVisible()
  await remove()
  await page.reload()
  await expect(page.getByText('Dix catégories suffisent.')).toBeVisible()
  await importFile(page, file.suggestedFilename(), saved)
  await expect(title(page)).toHaveValue('La cantine')
  await expect(text(page)).toHaveValue(saved.toString('utf8'))
})

test('what is no deck gets a clear answer, and nothing is lost', async ({ page }) => {
  await page.goto('/paquets')
  await importFile(page, 'a.txt', SAMPLE_DECK.text('La cantine'))
  await expect(text(page)).toBeVisible()
  await page.goto('/paquets')
  const files: [string, string | Buffer, RegExp][] = [
    ['image.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /n’est pas du texte/],
    ['vide.txt', '', /est vide/],
    ['ancien.txt', Buffer.from('= Une forêt', 'latin1'), /UTF-8/],
    ['lourd.txt', '= Un mot\n'.repeat(70_000), /trop lourd/],
  ]
  for (const [name, content, says] of files) {
    await importFile(page, name, content)
    await expect(page.getByRole('alert')).toHaveText(says)
    await expect(page.getByRole('link', { name: 'Modifier La cantine' })).toBeVisible()
  }
  await expectAccessible(page)
})

test('a teacher’s plain lines: a file of them is a deck, and so are those typed into a new one', async ({ page }) => {
  const { lines, offer: makeEntries } = PLAIN_DECK.plain
  const isReady = () =>
    expect(page.getByRole('status').filter({ hasText: 'Prêt à jouer' })).toHaveText(PLAIN_DECK.summary)
  await page.goto('/paquets')
  await importFile(page, 'La cantine.txt', lines)
  await isReady()
  await expect(title(page)).toHaveValue('La cantine')
  // The same file again is the same deck.
  const url = page.url()
  await page.goto('/paquets')
  await importFile(page, 'La cantine.txt', lines)
  await expect(page).toHaveURL(url)

  await openNew(page, named(PLAIN_DECK))
  const offer = page.getByRole('button', { name: makeEntries })
  await expect(offer).toHaveCount(0)
  await text(page).fill(lines)
  await expect(page.getByText(`comme « ${headerOf(PLAIN_DECK, 'La cuisine')} »`)).toBeVisible()
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.click()
  await isReady()
  await expect(title(page)).toHaveValue('Mon paquet')
  await expect(offer).toHaveCount(0)
})

test('what is emptied is asked for by its own game', async ({ page }) => {
  await openNew(page, named(OTHER_DECK))
  await text(page).fill('')
  await expect(page.getByText(`comme « ${headerOf(OTHER_DECK, 'La cuisine')} »`)).toBeVisible()
})

test('a file can be dropped on the page', async ({ page }) => {
  await page.goto('/paquets')
  await expect(page.getByText('Dix catégories suffisent.')).toBeVisible()
  const data = await page.evaluateHandle((file) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([file], 'mer.txt', { type: 'text/plain' }))
    return transfer
  }, OTHER_DECK.text('La mer'))
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data })
  await expect(page.getByText('Lâche le fichier ici')).toBeVisible()
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })
  await expect(title(page)).toHaveValue('La mer')
})

for (const deck of DECKS)
  test(`${deck.client.game}: its help has an example that can be added`, async ({ page }) => {
    await openNew(page, named(deck))
    const header = headerOf(deck, 'Rares')
    await text(page).fill(`${header}\n`)
    await page.getByText('Comment ça s’écrit').click()
    await page.getByRole('button', { name: 'Ajouter cet exemple' }).click()
    await expect(text(page)).toHaveValue(new RegExp(`^${literally(header)}\n\n= .+\n`))
    await expect(page.getByText(deck.example.summary)).toBeVisible()
    await expectAccessible(page)
  })

test('a browser that keeps nothing says so, and the deck lives as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await openNew(page, named(OTHER_DECK))
  await expect(page.getByText('pas gardé')).toBeVisible()
  await page.getByRole('link', { name: 'Tous les paquets' }).click()
  await expect(page.getByRole('link', { name: 'Modifier Mon paquet' })).toBeVisible()
})

test('in English, too', async ({ page }) => {
  await page.goto('/paquets')
  await page.getByRole('button', { name: 'Read in English' }).click()
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible()
  await page.getByRole('button', { name: 'New deck' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(PLAIN_DECK) })
    .click()
  await page.getByRole('textbox', { name: 'Text of the deck' }).fill(`${headerOf(PLAIN_DECK, 'A')}\n/ Back`)
  await expect(page.getByRole('button', { name: 'Line 2: This back (“/”) has no front' })).toBeVisible()
  await expectAccessible(page)
})

test('a deck that is not on this device gets a kind page', async ({ page }) => {
  for (const path of ['/paquets/inconnu', '/paquets/imprimer/inconnu']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Ce paquet n’est pas ici.' })).toBeVisible()
  }
})

test('nothing overflows sideways, from a small phone to a large screen', async ({ page }) => {
  await openNew(page, named(SAMPLE_DECK))
  const editor = new URL(page.url()).pathname
  for (const [width, height] of [
    [195, 422],
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/paquets', editor, `/paquets/imprimer/${OTHER_DECK.client.game}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/Ceux des boîtes|Texte du paquet|Papier|gardé/).first()).toBeVisible()
      const beyond = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
