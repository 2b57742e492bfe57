import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { BUILD_TARGETS } from './browsers/oldest.ts'
import { assetNames } from './build/asset-names.ts'
import { chunks } from './build/chunks.ts'
import { fileSizes } from './build/file-sizes.ts'
import { notices } from './build/notices.ts'
import { offline } from './build/offline.ts'
import { pages } from './build/pages.ts'
import { precompress } from './build/precompress.ts'
import { themes } from './build/themes.ts'

// A shell that says NODE_ENV=test must not get another client.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const { inPage, inWorker } = notices()

export default defineConfig({
  plugins: [svelte(), fileSizes(), themes(path('../../games')), pages(), offline(), inPage, precompress()],
  // A bot's thoughts share the page's own files.
  worker: {
    format: 'es',
    plugins: () => [fileSizes(), inWorker],
    rolldownOptions: { output: { assetFileNames: assetNames } },
  },
  build: {
    target: BUILD_TARGETS,
    cssTarget: BUILD_TARGETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: chunks(path('src'), path('../../games')), assetFileNames: assetNames },
    },
  },
})
