import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Gallery } from './define.ts'

const folder = fileURLToPath(new URL('../../../../games/', import.meta.url))

/** The gallery of every game: test/gallery.ts in its folder. */
export const loadGalleries = async (): Promise<readonly Gallery[]> => {
  const games = readdirSync(folder).filter((name) => existsSync(`${folder}${name}/game.ts`))
  const files = games.map((game) => `${folder}${game}/test/gallery.ts`)
  const modules: { readonly gallery: Gallery }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  )
  return modules.map(({ gallery }) => gallery)
}
