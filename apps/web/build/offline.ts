import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { BUILD_TARGETS } from '../browsers/oldest.ts'
import { filesOf, pageIn, scriptsIn } from './built.ts'

const source = fileURLToPath(new URL('../src/services/offline/service-worker.ts', import.meta.url))
/** Files that only games need: the first page does not load them. */
const IS_OF_A_GAME =
  /\/games\/[\w-]+\/(?!client\.ts|box\/)|\/packages\/(host|log|rehearsal)\/|\/src\/services\/local-host\/(host|library|parts|solo)\.ts$/

/** Games import them for the tools that rehearse games; no page does. */
const IS_REHEARSAL = /^assets\/rehearsal-/

/** Approximate compressed size of a file; fonts are compressed already. */
const weight = (content: string | Uint8Array, name: string): number =>
  /\.woff2$/.test(name) ? content.length : gzipSync(content).length

/** The files that the first page needs. */
const firstFiles = (bundle: Rolldown.OutputBundle): Set<string> => {
  const found = filesOf(scriptsIn(pageIn(bundle)), bundle)
  if (found.size === 0) throw new Error('the page has no script')
  for (const file of found) {
    const chunk = bundle[file]
    const early = chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => IS_OF_A_GAME.test(id)) : []
    if (early.length > 0) throw new Error(`the first page would fetch ${early.join(', ')}`)
  }
  for (const file of Object.keys(bundle)) if (file.endsWith('.woff2')) found.add(file)
  return found
}

/** Writes /sw.js, which knows the files of this build and what they weigh. */
export const offline = (): Plugin => {
  let publicDir = ''
  return {
    name: 'tablee-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const assets = Object.entries(bundle).filter(([file]) => file.startsWith('assets/') && !IS_REHEARSAL.test(file))
        const weights = Object.fromEntries(
          assets.map(([file, made]) => [`/${file}`, weight(made.type === 'chunk' ? made.code : made.source, file)]),
        )
        // Icons for the home screen are fetched on installation, not on a visit.
        const unhashed = readdirSync(publicDir).filter((name) => !name.endsWith('.png'))
        const content = createHash('sha256').update(Object.keys(weights).join()).update(pageIn(bundle))
        for (const name of unhashed) content.update(readFileSync(join(publicDir, name)))
        const { outputFiles } = await build({
          entryPoints: [source],
          bundle: true,
          write: false,
          format: 'iife',
          minify: true,
          target: BUILD_TARGETS,
          define: {
            __FILES__: JSON.stringify(weights),
            __FIRST__: JSON.stringify([...firstFiles(bundle)].map((file) => `/${file}`)),
            __UNHASHED__: JSON.stringify(unhashed.map((name) => `/${name}`)),
            __BUILD__: JSON.stringify(content.digest('hex').slice(0, 12)),
          },
        })
        const [{ text } = { text: '' }] = outputFiles
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text })
      },
    },
  }
}
