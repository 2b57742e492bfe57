import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { BUILD_TARGETS } from './browsers/oldest.ts'
import { chunks } from './build/chunks.ts'
import { notices } from './build/notices.ts'
import { offline } from './build/offline.ts'
import { pages } from './build/pages.ts'
import { precompress } from './build/precompress.ts'
import { themes } from './build/themes.ts'

// A shell that says NODE_ENV=test must not get another client.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
/** Every game has a deck/cards.txt: the name of the game tells the built files apart. */
const nameAsset = ({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string => {
  const game = /games\/([\w-]+)\/deck\/cards\.txt$/.exec(originalFileNames[0] ?? '')?.[1]
  return game === undefined ? 'assets/[name]-[hash][extname]' : `assets/${game}-[hash][extname]`
}
const { inPage, inWorker } = notices()

export default defineConfig({
  plugins: [svelte(), themes(path('../../games')), pages(), offline(), inPage, precompress()],
  // A bot's thoughts share the page's own files.
  worker: { format: 'es', plugins: () => [inWorker], rolldownOptions: { output: { assetFileNames: nameAsset } } },
  build: {
    target: BUILD_TARGETS,
    cssTarget: BUILD_TARGETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: chunks(path('src'), path('../../games')), assetFileNames: nameAsset },
    },
  },
})
