import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'

// A shell that says NODE_ENV=test must not get another client.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [svelte(), offline(), precompress()],
  // A bot's thoughts share the page's own files.
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
})
