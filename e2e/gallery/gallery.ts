import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { FrameLink } from '../../apps/web/gallery/src/frame.ts'
import { exceptionKey } from '../../apps/web/gallery/src/inspect.ts'
import type { Request } from '../../apps/web/gallery/src/request.ts'
import type { GalleryPage, PlayedGallery } from '../../apps/web/gallery/src/states.ts'

const folder = fileURLToPath(new URL('../../.cache/gallery/', import.meta.url))
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What `npm run build:gallery` has built; none where it was not run. */
export const galleryPages = (): readonly GalleryPage[] => {
  const index = `${folder}views/index.json`
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : []
}

/** A game’s own exceptions. */
export const exceptionsOf = (game: string): readonly string[] => {
  const { exceptions }: PlayedGallery = JSON.parse(readFileSync(`${folder}views/${game}.json`, 'utf8'))
  return exceptions.map(exceptionKey)
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Opens a frame from the files on disk, at the product's address: no server of its own. */
export const openFrame = async (page: Page): Promise<void> => {
  await page.route('**/gallery/**', async (route) => {
    const file = folder + new URL(route.request().url()).pathname.replace('/gallery/', '')
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    const contentType = TYPES[extname(file)]
    return route.fulfill({ path: file, ...(contentType && { contentType }) })
  })
  await page.goto('/gallery/frame.html')
  await page.addScriptTag({ path: axe })
}

declare global {
  interface Window {
    readonly tableeFrame: FrameLink
    readonly axe: typeof import('axe-core')
  }
}

export const show = (page: Page, request: Request): Promise<void> =>
  page.evaluate((request) => window.tableeFrame.show(request), request)

export const inspect = (page: Page, shown: Pick<Request, 'game' | 'state' | 'as'>) =>
  page.evaluate((shown) => window.tableeFrame.inspect(shown), shown)

/** What axe finds. It tells no contrast over a gradient: grounds that have one get, for the scan, the colour of it that texts are read worst on. */
export const scan = (page: Page, light: Request['light']): Promise<readonly string[]> =>
  page.evaluate(async (light) => {
    type Colour = readonly number[]
    const channels = (colour: string): Colour => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const coloursOf = (image: string) => (image.match(/rgba?\(.*?\)/g) ?? []).map(channels)
    const brightness = ([red = 0, green = 0, blue = 0]: Colour) => red + green + blue
    const over = (below: Colour, colour: Colour) =>
      below.map((each, nth) => each + ((colour[nth] ?? 0) - each) * (colour[3] ?? 1))
    const worst = (colours: readonly Colour[]) =>
      [...colours].sort((one, other) => (brightness(one) - brightness(other)) * (light === 'dark' ? -1 : 1))[0]

    /** Threads of one way lie over those of the other, and the shade of the edge over both. */
    const flatOf = (ground: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(ground)
      const base = channels(backgroundColor).slice(0, 3)
      const shade = getComputedStyle(ground, '::before')
      const layers = [...backgroundImage.split(/(?=linear-gradient|radial-gradient)/), shade.backgroundImage]
        .map(coloursOf)
        .filter((colours) => colours.length > 0)
      const seen = layers.reduce<readonly Colour[]>(
        (below, colours) => below.flatMap((each) => [each, ...colours.map((colour) => over(each, colour))]),
        [base],
      )
      return layers.length > 0 ? worst(seen) : undefined
    }
    const body = worst(coloursOf(getComputedStyle(document.body).backgroundImage))
    const grounds = [...document.querySelectorAll<HTMLElement>('.cloth')].map((each) => [each, flatOf(each)] as const)
    const style = document.createElement('style')
    style.textContent = '.cloth::before { content: none !important }'
    document.head.append(style)
    const was = [document.body, ...grounds.map(([each]) => each)].map(
      (each) => [each, each.getAttribute('style')] as const,
    )
    const paint = (each: HTMLElement, colour: Colour | undefined) => {
      if (colour)
        each.style.setProperty('background', `rgb(${colour.slice(0, 3).map(Math.round).join(' ')})`, 'important')
    }
    paint(document.body, body)
    for (const [each, colour] of grounds) paint(each, colour)
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    for (const [each, before] of was)
      before === null ? each.removeAttribute('style') : each.setAttribute('style', before)
    style.remove()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    )
  }, light)
