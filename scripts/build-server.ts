import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { noticesText, packageOf, readPackage, withDependencies, wordSources } from '../apps/web/build/licences.ts'

/**
 * `npm run -s build:server`: bundles the server and each of its commands into one file, and collects the licences of all packages inside
 * and beside the bundles.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = join(root, 'apps/server/dist')
const source = (name: string) => join(root, 'apps/server/src', `${name}.ts`)

/** Not bundled: packages with binaries, and packages that find their own files or threads by path. */
const EXTERNAL = ['libsql', '@nats-io/*', 'fastify', '@fastify/*', 'prom-client', 'ws', 'piscina']

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['main', 'thinker', 'deck-reader', 'copy', 'rescue', 'tables-command'].map(source),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: EXTERNAL,
  logLevel: 'warning',
  metafile: true,
  outdir,
})

const inside = Object.keys(metafile.inputs).flatMap((id) => packageOf(join(root, id)) ?? [])
const beside = Object.values(metafile.outputs)
  .flatMap(({ imports }) => imports)
  .flatMap(({ path, external }) => (external && !path.startsWith('node:') ? [path] : []))
  .map((path) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? path)
const folders = new Set([...inside, ...withDependencies(beside, join(root, 'apps/server'))])
const packages = [...folders].map(readPackage)
writeFileSync(join(outdir, 'NOTICES.txt'), noticesText([...packages, ...wordSources(root)], root))
