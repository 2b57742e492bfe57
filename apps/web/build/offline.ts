import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { Plugin } from 'vite'

const source = new URL('../src/offline/service-worker.ts', import.meta.url)

/** Word lists are kept once somebody has asked for them, not before. */
const isKeptOnlyWhenUsed = (file: string) => file.endsWith('.bin')

/** Writes /sw.js, which knows the files of this build. */
export const offline = (): Plugin => ({
  name: 'tablee-offline',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter((file) => file.startsWith('assets/'))
      .map((file) => `/${file}`)
    const define = {
      __FILES__: JSON.stringify(files),
      __SHELL__: JSON.stringify([...files.filter((file) => !isKeptOnlyWhenUsed(file)), '/theme.js', '/icon.svg']),
    }
    const { code } = transformSync(readFileSync(source, 'utf8'), { loader: 'ts', format: 'iife', minify: true, define })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
  },
})
