import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { fileSizes } from '../build/file-sizes.ts'
import { themes } from '../build/themes.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** What connects a page to a server or to the tables of this device. */
const LINES = /(?:connection|local-line)\.svelte\.ts$/

/** The product's pages over lines that show one moment. */
const fixedLines = (): Plugin => ({
  name: 'tablee-fixed-lines',
  enforce: 'pre',
  resolveId: (id) => (LINES.test(id) && id.startsWith('.') ? path('src/fixed-line.svelte.ts') : undefined),
})

export default defineConfig({
  root: path('.'),
  base: './',
  publicDir: path('../public'),
  plugins: [fixedLines(), svelte({ configFile: false }), fileSizes(), themes(path('../../../games'))],
  worker: { format: 'es', plugins: () => [fileSizes()] },
  build: {
    outDir: path('../../../.cache/gallery'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: { index: path('index.html'), frame: path('frame.html') } },
  },
})
