/** `npm run -s bytes`: bytes transferred by each page of the built product on a first visit. */
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { GAMES } from '@tablee/games/shelf.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/chromium.ts'
import { BOXES, type Box, lid, shortName } from '../e2e/shelf.ts'
import { TableServer } from '../e2e/table-server.ts'

const KINDS = { script: 'js', style: 'css', fonts: 'woff2', decks: 'txt', lexicon: 'bin' } as const
const COLUMNS = [...Object.keys(KINDS), 'other', 'all', 'all but fonts'] as const
type Bytes = Record<string, number>

/** Limits of the first load, in kB. */
const MOST = { script: 100, 'all but fonts': 200 }

const kindOf = (path: string): string =>
  Object.entries(KINDS).find(([, ending]) => path.endsWith(`.${ending}`))?.[0] ?? 'other'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const isAtTable = (page: Page) => button(page, 'Menu de la table').waitFor()
const at = (path: string) => (page: Page, home: string) => page.goto(home + path)
const createTable = async (page: Page, home: string) => {
  await page.goto(home)
  await button(page, 'Créer une table').click()
  await page.getByRole('textbox', { name: 'Comment t’appelle-t-on' }).fill('Léa')
  await button(page, 'Créer une table').click()
  await isAtTable(page)
}
const playAlone = (box: Box) => async (page: Page, home: string) => {
  await page.goto(home)
  await button(page, lid(box)).click()
  await button(page, /^En solo/).click()
  await isAtTable(page)
}

/** One of the games, and its first box. */
const { id: game, boxes } = GAMES.at(-1) ?? { id: '', boxes: {} }
const [box] = Object.keys(boxes)

/** Each starts with an empty cache. Routes that start at home include what home loads. */
const ROUTES: Readonly<Record<string, (page: Page, home: string) => Promise<unknown>>> = {
  home: at(''),
  'Dico, a word': at('/dico?mot=chat'),
  'home → lobby': createTable,
  ...Object.fromEntries(BOXES.map((box) => [`home → alone, ${shortName(box)}`, playAlone(box)])),
  'around one device': at(`/ensemble/${box}`),
  'with the box': at(`/boite/${box}`),
  'a lesson': at(`/apprendre/${box}`),
  'rules of one game': at(`/regles/${game}`),
  'decks of one’s own': at('/paquets'),
  settings: at('/reglages'),
}

const weigh = async (browser: Browser, home: string, visit: (page: Page, home: string) => Promise<unknown>) => {
  // Without the service worker: what it fetches later, for offline play, delays nobody.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR' })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await visit(page, home)
  await page.waitForLoadState('networkidle')
  const bytes: Bytes = Object.fromEntries(COLUMNS.map((column) => [column, 0]))
  const add = (column: string, size: number) => {
    bytes[column] = (bytes[column] ?? 0) + size
  }
  for (const request of finished) {
    const path = new URL(request.url()).pathname
    const { responseBodySize } = await request.sizes()
    add(kindOf(path), responseBodySize)
    add('all', responseBodySize)
    if (kindOf(path) !== 'fonts') add('all but fonts', responseBodySize)
  }
  await context.close()
  return bytes
}

const kB = (bytes = 0) => (bytes / 1000).toFixed(1)

const server = new TableServer()
await server.start()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
try {
  console.log(`| kB, compressed | ${COLUMNS.join(' | ')} |\n|---|${'--:|'.repeat(COLUMNS.length)}`)
  for (const [name, visit] of Object.entries(ROUTES)) {
    const bytes = await weigh(browser, server.url, visit)
    console.log(`| ${name} | ${COLUMNS.map((column) => kB(bytes[column])).join(' | ')} |`)
    if (name !== 'home') continue
    for (const [column, most] of Object.entries(MOST))
      if ((bytes[column] ?? 0) > most * 1000) {
        console.error(`home: ${column} is over ${most} kB`)
        process.exitCode = 1
      }
  }
} finally {
  await browser.close()
  await server.kill()
}
