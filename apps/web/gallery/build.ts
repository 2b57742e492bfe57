import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { loadGalleries } from '../../../packages/rehearsal/testing/gallery/galleries.ts'
import { type PlayedState, playGallery } from '../../../packages/rehearsal/testing/gallery/play.ts'
import type { GalleryPage, PlayedGallery } from './src/states.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const views = fileURLToPath(new URL('../../../.cache/gallery/views/', import.meta.url))

const write = (name: string, content: unknown) => writeFileSync(`${views}${name}.json`, JSON.stringify(content))

const pageOf = ({ game, name, roles, isAround, isForPhones, phase }: PlayedState): GalleryPage => ({
  game,
  name,
  roles,
  isAround,
  isForPhones,
  phase,
})

/** The page, and beside it each state of each game as its rules play it today. */
export const buildGallery = async (): Promise<void> => {
  await build({ root: here, configFile: `${here}vite.config.ts`, logLevel: 'error' })
  mkdirSync(views, { recursive: true })
  const shelf = await loadShelf()
  const pages: GalleryPage[] = []
  for (const gallery of await loadGalleries()) {
    const states = await playGallery(gallery, shelf)
    write(gallery.game, { states, exceptions: gallery.exceptions ?? [] } satisfies PlayedGallery)
    pages.push(...states.map(pageOf))
  }
  write('index', pages)
}
