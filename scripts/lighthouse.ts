/**
 * `npm run lighthouse`: measures the built product with Lighthouse's phone profile, in the Chromium of the browser tests. Lighthouse is run
 * by npx: it has two hundred packages that neither playing nor testing needs.
 * `npm run lighthouse -- lobby game` measures these pages only.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { freePort } from '@tablee/log/free-port'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/chromium.ts'
import { Phone } from '../e2e/phones.ts'
import { BOXES, lid } from '../e2e/shelf.ts'
import { TableServer } from '../e2e/table-server.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LEAST = 95
const WANTED = process.argv.slice(2)
const REPORTS = '.cache/lighthouse'
/** Number of runs, of which the median counts: a single run depends on what else the machine does. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3)

interface Report {
  /** Speed of the machine. Below 1000 the performance score says more about the machine than about the product. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Record<
    (typeof CATEGORIES)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >
  readonly audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const isAtTable = (page: Page) => button(page, 'Menu de la table').waitFor()

/** Seats a second person: then nothing happens by itself at the table while it is measured. */
const seatAnother = async (home: string, code: string) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  await (await Phone.take(browser, home, 'Tom')).join(code)
  await browser.close()
}

/** Creates a lobby and a game on the server. In a solo game bots would play during the measurement. */
const layTables = async (page: Page, home: string) => {
  await page.goto(home)
  await button(page, 'Créer une table').click()
  await page.getByRole('textbox', { name: 'Comment t’appelle-t-on' }).fill('Léa')
  await button(page, 'Créer une table').click()
  await isAtTable(page)
  const lobby = page.url()
  await page.goto(home)
  const [box] = BOXES.slice(-1)
  if (box === undefined) throw new Error('the shelf is empty')
  await button(page, lid(box)).click()
  await button(page, /^Un téléphone par personne/).click()
  await isAtTable(page)
  const game = page.url()
  await seatAnother(home, new URL(game).pathname.split('/').at(-1) ?? '')
  await button(page, /^Commencer/).click()
  await page.locator('[data-card]').first().waitFor()
  return { home, lobby, game, dico: `${home}/dico`, word: `${home}/dico?mot=chat` }
}

const measure = async (url: string, name: string, port: number): Promise<Report> => {
  const path = join(REPORTS, `${name}.json`)
  // Lighthouse's default: a phone, slow 4G, a CPU slowed down four times.
  const options = ['--output=json', `--output-path=${path}`, '--quiet', `--only-categories=${CATEGORIES.join()}`]
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, `--port=${port}`, ...options])
  return JSON.parse(readFileSync(path, 'utf8'))
}

const middle = async (url: string, name: string, port: number): Promise<Report> => {
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await measure(url, name, port))
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
  const report = reports[Math.floor(reports.length / 2)]
  if (report === undefined) throw new Error('LIGHTHOUSE_RUNS is at least 1')
  return report
}

const points = (score: number) => Math.round(score * 100)
/** Audits that cost points. */
const losses = ({ categories, audits }: Report): string[] =>
  CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `  ${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  )

mkdirSync(REPORTS, { recursive: true })
const profile = mkdtempSync(join(tmpdir(), 'tablee-lighthouse-'))
const [server, port] = [new TableServer(), await freePort()]
await server.start()
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  locale: 'fr-FR',
})
try {
  const page = await browser.newPage()
  const places = await layTables(page, server.url)
  // The table's time stops while nobody watches it.
  await page.goto('about:blank')
  console.log(['page', ...CATEGORIES, 'LCP', 'TBT', 'CLS', 'machine'].join(' | '))
  for (const [name, url] of Object.entries(places)) {
    if (WANTED.length > 0 && !WANTED.includes(name)) continue
    const report = await middle(url, name, port)
    const scores = CATEGORIES.map((category) => points(report.categories[category].score))
    const paints = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => report.audits[id]?.displayValue,
    )
    console.log([name, ...scores, ...paints, Math.round(report.environment.benchmarkIndex)].join(' | '))
    for (const loss of losses(report)) console.log(loss)
    if (scores.some((score) => score < LEAST)) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.kill()
  rmSync(profile, { recursive: true, force: true })
}
