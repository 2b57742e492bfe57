/**
 * Makes a contact sheet of screens of the gallery: `npm run pictures:gallery -- FILE GAME/STATE/WHO … [/ GAME/STATE/WHO …]`. WHO is a role of the
 * state or `stage`; `@dark` behind it takes the picture by lamp, a lone `/` begins another row.
 */
import { chromium, type Page } from '@playwright/test'
import { SIZES, STAGE } from '../apps/web/gallery/src/request.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/chromium.ts'
import { openFrame, show } from '../e2e/gallery/gallery.ts'

const HEIGHT = 800
const GAP = 14

const shoot = async (page: Page, asked: string): Promise<string> => {
  const [game = '', state = '', who = ''] = asked.split('/')
  const [as = '', lamp] = who.split('@')
  const [width, height] = SIZES[as === STAGE ? '1920x1080' : '390x844']
  await page.setViewportSize({ width, height })
  await show(page, { game, state, as, light: lamp === 'dark' ? 'dark' : 'light', text: '100', language: 'fr' })
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
}

const [file, ...asked] = process.argv.slice(2)
if (file === undefined || asked.length === 0)
  throw new Error('usage: npm run pictures:gallery -- FILE GAME/STATE/WHO …')
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
try {
  // Nothing is served there: the frame is answered from the files of the build.
  const page = await browser.newPage({ baseURL: 'http://127.0.0.1', reducedMotion: 'reduce', locale: 'fr-FR' })
  await openFrame(page)
  const rows: string[][] = [[]]
  for (const each of asked) {
    if (each === '/') rows.push([])
    else rows.at(-1)?.push(await shoot(page, each))
  }
  const sheet = await browser.newPage({ viewport: { width: 100, height: 100 } })
  await sheet.setContent(`<style>
    body { display: inline-block; margin: 0; padding: ${GAP}px; background: #efe4d2 }
    p { display: flex; gap: ${GAP}px; margin: 0 0 ${GAP}px } p:last-child { margin: 0 }
    img { height: ${HEIGHT}px; border-radius: 12px }
  </style>${rows.map((row) => `<p>${row.map((src) => `<img src="${src}" alt="">`).join('')}</p>`).join('')}`)
  await sheet.locator('body').screenshot({ path: file })
  console.log(file)
} finally {
  await browser.close()
}
