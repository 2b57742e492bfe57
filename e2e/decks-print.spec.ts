import { expect, type Page, test } from '@playwright/test'
import { importFile } from './decks-page.ts'
import { chooseOneSide, countPages, expectPages, printed } from './print-page.ts'
import { CLIENTS, titled } from './shelf.ts'
import { DECKS, OTHER_DECK, PLAIN_DECK } from './walks.ts'

/** Cards whose text leaves them, by what they say. */
const overflowing = (page: Page) =>
  printed(page).evaluateAll((sheets) =>
    sheets.flatMap((sheet) =>
      [...sheet.querySelectorAll('.card')]
        .filter((card) => {
          const edge = card.getBoundingClientRect()
          return [...card.querySelectorAll('p, li, small, span')].some((inside) => {
            const { left, right, top, bottom } = inside.getBoundingClientRect()
            return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
          })
        })
        .map((card) => card.textContent),
    ),
  )

for (const { game } of CLIENTS.filter(({ print }) => print))
  test(`${game}: as many pages as are told, no text beyond its card, one or two sides`, async ({ page }) => {
    await page.goto(`/paquets/imprimer/${game}`)
    await expect(printed(page).first()).toBeVisible()
    const told = async () => Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10)
    const both = await told()
    expect(await countPages(page)).toBe(both)
    expect(await overflowing(page)).toEqual([])
    await chooseOneSide(page)
    await expect(printed(page)).not.toHaveCount(both)
    expect(await countPages(page)).toBe(await told())
    expect(await overflowing(page)).toEqual([])
  })

test('one’s own: backs behind their fronts, and nothing of the page around them on paper', async ({ page }) => {
  await page.goto('/paquets')
  await importFile(page, 'cantine.txt', PLAIN_DECK.text('La cantine'))
  await page.getByRole('link', { name: 'Imprimer', exact: true }).click()
  await expect(printed(page)).toHaveCount(2)
  const [onFront, onBack] = PLAIN_DECK.plain.sides
  const first = printed(page).first().getByText(onFront)
  const behind = printed(page).last().getByText(onBack)
  const place = async (card: typeof first) => (await card.locator('..').boundingBox()) ?? { x: 0, width: 0 }
  const paper = (await printed(page).first().boundingBox()) ?? { x: 0, width: 0 }
  const [front, back] = [await place(first), await place(behind)]
  expect(front.x - paper.x).toBeCloseTo(paper.x + paper.width - back.x - back.width, 0)
  await expectPages(page, 2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

for (const { client, longest } of DECKS)
  if (longest)
    test(`${client.game}: the longest texts a deck may have fit their cards`, async ({ page }) => {
      await page.goto('/paquets')
      await importFile(page, 'long.txt', longest('Long'))
      await expect(page.getByText('Prêt à jouer')).toBeVisible()
      await page.getByRole('link', { name: 'Imprimer', exact: true }).click()
      await expect(printed(page)).toHaveCount(2)
      await page.evaluate(() => document.fonts.ready)
      expect(await overflowing(page)).toEqual([])
    })

test('decks are fetched when they are to be printed, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const decks = () => asked.filter((path) => path.endsWith('.txt'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Tes paquets' }).click()
  await expect(page.getByRole('heading', { name: 'Tes paquets' })).toBeVisible()
  // All that is kept for later has come, too.
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(decks()).toEqual([])
  await page.getByRole('link', { name: new RegExp(`^Imprimer ${titled(OTHER_DECK.client)}$`) }).click()
  await expect(printed(page).first()).toBeVisible()
  expect(decks()).toHaveLength(1)
})
