import { expect, type Page, test } from '@playwright/test'
import { SHARED_EXCEPTIONS } from '../apps/web/gallery/src/exceptions.ts'
import { exceptionKey } from '../apps/web/gallery/src/inspect.ts'
import { LIGHTS, type Request, SIZES, type Size, STAGE, sizesFor, TEXTS } from '../apps/web/gallery/src/request.ts'
import { type GalleryPage, viewersOf } from '../apps/web/gallery/src/states.ts'
import { exceptionsOf, galleryPages, inspect, openFrame, scan, show } from './gallery/gallery.ts'

const pages = galleryPages()
const games = [...new Set(pages.map(({ game }) => game))]

type Looked = Pick<Request, 'game' | 'state' | 'as' | 'light'>
const told = ({ state, as, light }: Looked, size: string, text: string) =>
  `${state} · ${as} · ${size} · ${text} % · ${light}`

/** By lamp the texts are English, which are longer here and shorter there. */
const LANGUAGE = { light: 'fr', dark: 'en' } as const
const at = async (page: Page, size: Size) => {
  const [width, height] = SIZES[size]
  await page.setViewportSize({ width, height })
}

/** What is cut, too small or out of reach at every size; and what axe finds at the smallest one with the largest text. */
const faultsOf = async (page: Page, looked: Looked, used: Set<string>) => {
  const found: string[] = []
  for (const [nth, size] of sizesFor(looked.as).entries()) {
    await at(page, size)
    for (const text of TEXTS) {
      const where = told(looked, size, text)
      await show(page, { ...looked, text, language: LANGUAGE[looked.light] })
      const seen = await inspect(page, looked)
      for (const exception of seen.used) used.add(exception)
      found.push(...seen.faults.map(({ check, element, detail }) => `${where}: ${check}: ${element}, ${detail}`))
      if (nth === 0 && text === '130')
        found.push(...(await scan(page, looked.light)).map((fault) => `${where}: ${fault}`))
    }
  }
  return found
}

const screensOf = (game: string, light: Request['light']): readonly Looked[] =>
  pages
    .filter((each: GalleryPage) => each.game === game)
    .flatMap((each) => viewersOf(each).map((as) => ({ game, state: each.name, as, light })))

test('the gallery is built', () => expect(games, 'npm run build:gallery builds it').not.toEqual([]))

// By lamp and in English in the deep lane: the same screens once more.
for (const game of games)
  for (const light of LIGHTS)
    test(`every screen of ${game} can be read and reached, ${light}`, {
      tag: light === 'light' ? [] : ['@deep'],
    }, async ({ page }) => {
      test.setTimeout(480_000)
      await openFrame(page)
      const used = new Set<string>()
      const found: string[] = []
      for (const looked of screensOf(game, light)) {
        found.push(...(await faultsOf(page, looked, used)))
      }
      expect(found).toEqual([])
      if (light === 'light') expect(exceptionsOf(game).filter((each) => !used.has(each))).toEqual([])
    })

test('every exception that all games share is needed', async ({ page }) => {
  test.setTimeout(480_000)
  const needless = new Set(SHARED_EXCEPTIONS.map(exceptionKey))
  await openFrame(page)
  await at(page, '360x640')
  const phones = games.flatMap((game) => screensOf(game, 'light')).filter(({ as }) => as !== STAGE)
  for (const looked of phones) {
    if (needless.size === 0) break
    await show(page, { ...looked, text: '130', language: 'fr' })
    for (const used of (await inspect(page, looked)).used) needless.delete(used)
  }
  expect([...needless]).toEqual([])
})

test('a screen that is broken is told', async ({ page }) => {
  const lobby = pages[0]
  if (lobby === undefined) throw new Error('the gallery is built')
  const phone = { game: lobby.game, state: lobby.name, as: Object.keys(lobby.roles)[0] ?? '', light: 'light' } as const
  await openFrame(page)
  await at(page, '360x640')

  /** What is found once this lies on the screen. */
  const checksWith = async (looked: Looked, html: string) => {
    await show(page, { ...looked, text: '100', language: 'fr' })
    expect((await inspect(page, looked)).faults).toEqual([])
    await page.evaluate((html) => {
      document.querySelector('#app [data-game]')?.insertAdjacentHTML('beforeend', `<div id="broken">${html}</div>`)
    }, html)
    const { faults } = await inspect(page, looked)
    const told = [...faults.map(({ check }) => check), ...(await scan(page, looked.light))].join('\n')
    await page.evaluate(() => document.getElementById('broken')?.remove())
    return told
  }

  const sheet = '<div style="position: fixed; inset: 0; z-index: 99999"></div>'
  expect(await checksWith(phone, sheet)).toContain('covered')
  const dot =
    '<button aria-label="Point" style="display: inline-block; width: 10px; height: 10px; padding: 0"></button>'
  expect(await checksWith(phone, `<p>Fin. ${dot}</p>`)).toContain('target too small')
  const box = await page.evaluate(() => document.querySelector<HTMLElement>('#app [data-game]')?.dataset.game)
  const pale = `<p class="cloth" data-game="${box}" style="position: fixed; inset: 0 0 auto; z-index: 9; color: var(--cloth-base)">Pâle</p>`
  expect(await checksWith(phone, pale)).toContain('axe color-contrast')

  await at(page, '1920x1080')
  const long = '<div style="height: 50px; overflow: auto"><p style="height: 90px">Trop long</p></div>'
  expect(await checksWith({ ...phone, as: STAGE }, long)).toContain('shared screen scrolls')
})
