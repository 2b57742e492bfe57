/**
 * `npm run pictures:show`: makes docs/pictures/tablee.gif, a stretch of Mot pour Mot on two phones and a TV. `-- --frames FOLDER` also writes
 * each frame as a PNG.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/chromium.ts'
import { startBrowser } from '../../e2e/start-browser.ts'
import { HEIGHT, pixelsOf, showFrame, WIDTH } from './compose.ts'
import { encodeGif, type Frame } from './encode-gif.ts'
import { startStill } from './stacked-table.ts'

const { values } = parseArgs({ options: { frames: { type: 'string' } } })
const target = fileURLToPath(new URL('../../docs/pictures/tablee.gif', import.meta.url))

/** What the TV shows as the address: the browser takes this name for this machine. */
const NAME = 'tablee.local'
const CODE = 'M8TS'
/** Clockwise: they are sat down in turn to Sel and to Poivre. */
const NAMES = ['Camille', 'Papi', 'Jeanne', 'Inès'] as const
const CARDS = [
  { front: 'Ce qu’on voit au fond de la mer', back: '-' },
  { front: 'Quelque chose qu’on voit dans le ciel la nuit', back: '-' },
]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** A TV that is far away: the smallest one, whose letters are the largest. */
const TV = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 }

const open = async (browser: Browser, device: typeof PHONE | typeof TV): Promise<Page> => {
  const context = await browser.newContext({
    ...device,
    baseURL: `http://${NAME}`,
    locale: 'fr-FR',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Between two messages of the server no second passes on the timers shown.
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  return page
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const seesSpelled = (page: Page, letters: string) =>
  expect(page.getByText(new RegExp(`^Le mot épelé\\s:\\s${letters}$`)).first()).toBeAttached()

const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
  })

const server = await startStill({ game: 'mot-pour-mot', stack: { cards: CARDS }, names: NAMES, code: CODE })
const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${NAME}:80 127.0.0.1:${server.port}`]
const executablePath = await chromiumPath()
const browser = await startBrowser(() => chromium.launch({ executablePath, args }))
const frames: Frame[] = []
try {
  const phones: Page[] = []
  for (const _ of NAMES) phones.push(await open(browser, PHONE))
  const [camille, papi] = phones as [Page, Page, Page, Page]
  const tv = await open(browser, TV)
  const frame = await (await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } })).newPage()

  const shoot = async (milliseconds: number): Promise<void> => {
    await Promise.all([camille, tv, papi].map(untilPainted))
    await showFrame(frame, [await camille.screenshot(), await tv.screenshot(), await papi.screenshot()])
    const png = await frame.screenshot()
    if (values.frames !== undefined) {
      mkdirSync(values.frames, { recursive: true })
      writeFileSync(join(values.frames, `${String(frames.length + 1).padStart(2, '0')}.png`), png)
    }
    frames.push({ rgba: await pixelsOf(frame, png), milliseconds })
  }
  const everybodySees = async (letters: string) => {
    for (const page of [camille, papi, tv]) await seesSpelled(page, letters)
  }
  /** A letter a second. */
  const spell = async (page: Page, before: string, letters: string) => {
    for (const [nth, letter] of [...letters].entries()) {
      await server.time.pass(1)
      await button(page, new RegExp(`^${letter},`)).click()
      await everybodySees(before + letters.slice(0, nth + 1))
    }
  }

  // The table is laid: one opens it, the others come by its code.
  for (const [nth, page] of phones.entries()) {
    if (nth === 0) {
      await page.goto('/')
      await button(page, /Cactus/).click()
      await button(page, /^Un téléphone par personne/).click()
    } else await page.goto(`/table/${CODE}`)
    const name = page.getByLabel('Comment t’appelle-t-on').or(page.getByLabel('Ton nom à table')).first()
    await name.fill(NAMES[nth] ?? '')
    if (nth === 0) await page.getByRole('button', { name: 'Créer une table' }).last().click()
    else await button(page, 'S’asseoir').click()
    await expect(page).toHaveURL(new RegExp(`/table/${CODE}$`))
    await expect(
      page
        .getByText(NAMES[nth] ?? '')
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  }
  await tv.goto(`/ecran/${CODE}`)
  for (const page of [tv, camille]) await expect(page.getByText('Inès').filter({ visible: true }).first()).toBeVisible()
  await shoot(2200)

  await button(camille, 'Commencer à quatre').click()
  await button(camille, 'Tirer une carte').click()
  const category = tv.getByText(CARDS[0]?.front ?? '').first()
  await expect(category).toBeVisible()
  await shoot(1800)
  await button(camille, 'Retourner le sablier').click()
  await expect(camille.getByLabel('Les lettres à épeler')).toBeVisible()

  await spell(camille, '', 'P')
  await shoot(700)
  for (const [before, letters] of [
    ['P', 'O'],
    ['PO', 'I'],
    ['POI', 'S'],
    ['POIS', 'S'],
    ['POISS', 'ON'],
    ['POISSON', 'S'],
  ] as const) {
    await spell(camille, before, letters)
    await shoot(before === 'POISSON' ? 1400 : 600)
  }

  await button(camille, 'C’est dit').click()
  await expect(button(papi, 'D’accord')).toBeVisible()
  await shoot(2200)
  await button(papi, 'D’accord').click()
  await button(papi, 'Tirer une carte').click()
  await button(papi, 'Retourner le sablier').click()
  await expect(papi.getByLabel('Les lettres à épeler')).toBeVisible()
  await spell(papi, '', 'L')
  await shoot(800)
  for (const [before, letters] of [
    ['L', 'U'],
    ['LU', 'N'],
    ['LUN', 'E'],
  ] as const) {
    await spell(papi, before, letters)
    await shoot(letters === 'E' ? 2500 : 700)
  }
} finally {
  await browser.close()
  await server.stop()
}

const gif = encodeGif(frames, WIDTH, HEIGHT)
writeFileSync(target, gif)
console.log(`${target}: ${frames.length} frames, ${Math.round(gif.length / 1000)} kB`)
