/** Makes docs/pictures/engines.png: the home page with its boxes, and a game of each, in every installed browser engine. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/chromium.ts'
import { Hand } from '../e2e/engines/hand.ts'
import { missingEngine } from '../e2e/engines/installed.ts'
import { playAlone } from '../e2e/engines/moves.ts'
import { openProfile } from '../e2e/engines/open-profile.ts'
import { ENGINES, type Engine, type Size, type Tab } from '../e2e/engines/tab.ts'
import { startServer } from '../e2e/server.ts'
import { BOXES, lid } from '../e2e/shelf.ts'

/** The narrowest window that WebKit allows, so that all engines look alike. */
const PHONE = { width: 447, height: 844 }
/** Wide enough for all boxes. */
const DESKTOP = { width: 1100, height: 844 }
const SCALE = 0.54
const GAP = 12
const picture = fileURLToPath(new URL('../docs/pictures/engines.png', import.meta.url))

const ENGINE_NAMES: Readonly<Record<Engine, string>> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

/** Waits until fonts are loaded and the page is painted. */
const untilPainted = (tab: Tab): Promise<void> =>
  tab.run(async () => {
    await document.fonts.ready
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, undefined)

const shoot = async (tab: Tab, file: string): Promise<string> => {
  await untilPainted(tab)
  await tab.screenshot(file)
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`
}

/** Uses a new profile, which has no earlier game to offer. */
const pictureOf = async (engine: Engine, url: string, file: string, size: Size, go: (hand: Hand) => Promise<void>) => {
  const profile = await openProfile(engine, { size })
  try {
    const tab = await profile.newTab()
    await tab.goto(url)
    await go(new Hand(tab, 60_000))
    return await shoot(tab, file)
  } finally {
    await profile.close()
  }
}

/** The home page, then a solo game of each box. */
const picturesOf = async (engine: Engine, url: string, folder: string): Promise<readonly string[]> => {
  const file = (name: string) => join(folder, `${engine}-${name}.png`)
  const pictures = [await pictureOf(engine, url, file('home'), DESKTOP, (hand) => hand.sees('heading', 'Tablée'))]
  for (const box of BOXES)
    pictures.push(await pictureOf(engine, url, file(box.id), PHONE, (hand) => playAlone(hand, lid(box))))
  return pictures
}

const rowOf = (engine: Engine, pictures: readonly string[]): string =>
  `<h2>${ENGINE_NAMES[engine]}</h2><p>${pictures.map((src) => `<img src="${src}" alt="">`).join('')}</p>`

const compose = async (rows: readonly string[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const width = SCALE * (DESKTOP.width + BOXES.length * PHONE.width) + GAP * (BOXES.length + 2)
    const page = await browser.newPage({ viewport: { width: Math.ceil(width), height: 600 } })
    await page.setContent(`<style>
      body { margin: ${GAP}px; background: #fff; color: #222; font: 16px sans-serif }
      h2 { margin: 0 0 ${GAP / 2}px; font-size: 18px } p { display: flex; gap: ${GAP}px; margin: 0 0 ${GAP}px }
      img { height: ${SCALE * PHONE.height}px; border: 1px solid #ccc; box-sizing: border-box }
    </style>${rows.join('')}`)
    await page.screenshot({ path: picture, fullPage: true })
  } finally {
    await browser.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tablee-pictures-'))
const server = await startServer()
try {
  const rows: string[] = []
  for (const engine of ENGINES) {
    const missing = missingEngine(engine)
    if (missing === undefined) rows.push(rowOf(engine, await picturesOf(engine, server.url, folder)))
    else console.log(missing)
  }
  await compose(rows)
  console.log(picture)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
