import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { CATEGORIES, importFile } from './decks-page.ts'

/** Pages are plain objects in what Chromium writes. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

const printed = (page: Page) => page.getByRole('figure')
const count = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  return pagesIn(await page.pdf({ preferCSSPageSize: true }))
}
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
const one = async (page: Page) => page.getByRole('radio', { name: 'Une face' }).check()

for (const which of ['mot-pour-mot', 'lauriers', 'kokomots', 'word-out'])
  test(`${which}: as many pages as are told, no text beyond its card, one or two sides`, async ({ page }) => {
    await page.goto(`/paquets/imprimer/${which}`)
    await expect(printed(page).first()).toBeVisible()
    const told = async () => Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10)
    const both = await told()
    expect(await count(page)).toBe(both)
    expect(await overflowing(page)).toEqual([])
    await one(page)
    await expect(printed(page)).not.toHaveCount(both)
    expect(await count(page)).toBe(await told())
    expect(await overflowing(page)).toEqual([])
  })

test('a box, a range, the letters: what is chosen is what is printed', async ({ page }) => {
  await page.goto('/paquets/imprimer/lauriers')
  await page.getByRole('radio', { name: 'Une partie' }).check()
  await page.getByRole('spinbutton', { name: 'de la carte' }).fill('9')
  await page.getByRole('spinbutton', { name: 'à la carte' }).fill('17')
  await expect(printed(page)).toHaveCount(4)
  expect(await count(page)).toBe(4)
  await expectAccessible(page)
  await page.goto('/paquets/imprimer/kokomots')
  await page.getByRole('radio', { name: 'Lettres' }).check()
  await one(page)
  await expect(printed(page)).toHaveCount(5)
  expect(await count(page)).toBe(5)
})

test('one’s own: backs behind their fronts, and nothing of the page around them on paper', async ({ page }) => {
  await page.goto('/paquets')
  await importFile(page, 'cantine.txt', `# Mot pour Mot : La cantine\n${CATEGORIES}\n`)
  await page.getByRole('link', { name: 'Imprimer', exact: true }).click()
  await expect(printed(page)).toHaveCount(2)
  const first = printed(page).first().getByText('Un pain de la cantine')
  const behind = printed(page).last().getByText('Un fruit de la cantine')
  const place = async (card: typeof first) => (await card.locator('..').boundingBox()) ?? { x: 0, width: 0 }
  const paper = (await printed(page).first().boundingBox()) ?? { x: 0, width: 0 }
  const [front, back] = [await place(first), await place(behind)]
  expect(front.x - paper.x).toBeCloseTo(paper.x + paper.width - back.x - back.width, 0)
  expect(await count(page)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('the longest texts a deck may have fit their cards', async ({ page }) => {
  const word = 'm'.repeat(60)
  const long = (letter: string) => `${letter}${' aussi long que le permet une carte à jouer'.repeat(2)}`.slice(0, 59)
  const definition = 'Chose dont on ne saurait dire en moins de mots ce qu’elle est. '.repeat(3).slice(0, 180)
  const words = [...'abcdefghijklmnopqrst'].map((letter) => `${letter.repeat(38)}, loc. adv.\n: ${definition}`)
  const cards = [0, 4, 8, 12, 16].map((from) => `= ${words.slice(from, from + 4).join('\n')}`)
  const decks = [
    `# Mot pour Mot : Long\n= ${word}\n${[...'ABCDEFGHI'].map((letter) => `= ${long(letter)}`).join('\n')}\n`,
    `# Les Lauriers : Long\n${cards.join('\n')}\n`,
  ]
  for (const deck of decks) {
    await page.goto('/paquets')
    await importFile(page, 'long.txt', deck)
    await expect(page.getByText('Prêt à jouer')).toBeVisible()
    await page.getByRole('link', { name: 'Imprimer', exact: true }).click()
    await expect(printed(page)).toHaveCount(2)
    await page.evaluate(() => document.fonts.ready)
    expect(await overflowing(page)).toEqual([])
  }
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
  await page.getByRole('link', { name: 'Imprimer Kokomots' }).click()
  await expect(printed(page).first()).toBeVisible()
  expect(decks()).toHaveLength(1)
})
