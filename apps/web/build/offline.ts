import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import type { Plugin } from 'vite'

const source = new URL('../src/offline/service-worker.ts', import.meta.url)

/** Word lists and decks are kept once somebody has asked for them, not before. */
const isKeptOnlyWhenUsed = (file: string) => /\.(bin|txt)$/.test(file)

/** Writes /sw.js, which knows the files of this build. */
export const offline = (): Plugin => {
  let publicDir = ''
  return {
    name: 'tablee-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
      const unhashed = readdirSync(publicDir)
      const content = createHash('sha256').update(files.join())
      for (const name of unhashed) content.update(readFileSync(join(publicDir, name)))
      const define = {
        __FILES__: JSON.stringify(files),
        __SHELL__: JSON.stringify([
          ...files.filter((file) => !isKeptOnlyWhenUsed(file)),
          ...unhashed.map((name) => `/${name}`),
        ]),
        __BUILD__: JSON.stringify(content.digest('hex').slice(0, 12)),
      }
      const { code } = transformSync(readFileSync(source, 'utf8'), {
        loader: 'ts',
        format: 'iife',
        minify: true,
        define,
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    },
  }
}
