import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { noticesText, packageOf, readPackage, withDependencies, wordSources } from '../apps/web/build/licences.ts'

/** `npm run -s build:server`: bundles the server, its workers and its commands, and writes the licences of all bundled and external packages. */
const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = join(root, 'apps/server/dist')
const source = (name: string) => join(root, 'apps/server/src', `${name}.ts`)

/** The server, its worker threads and the operators' commands. The bundles lie in `dist/` as the sources lie in `src/`. */
const ENTRY_POINTS = [
  'main',
  'bots/bot-worker',
  'decks/deck-worker',
  'backup/backup-command',
  'backup/rescue-command',
  'backup/tables-command',
]

/** Not bundled: native binaries, and packages that locate their own files or threads. */
const EXTERNAL = ['libsql', '@nats-io/*', 'fastify', '@fastify/*', 'prom-client', 'ws', 'piscina']

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ENTRY_POINTS.map(source),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: EXTERNAL,
  logLevel: 'warning',
  metafile: true,
  outdir,
  outbase: join(root, 'apps/server/src'),
})

const bundled = Object.keys(metafile.inputs).flatMap((id) => packageOf(join(root, id)) ?? [])
const externalPackages = Object.values(metafile.outputs)
  .flatMap(({ imports }) => imports)
  .flatMap(({ path, external }) => (external && !path.startsWith('node:') ? [path] : []))
  .map((path) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? path)
const folders = new Set([...bundled, ...withDependencies(externalPackages, join(root, 'apps/server'))])
const packages = [...folders].map(readPackage)
writeFileSync(join(outdir, 'NOTICES.txt'), noticesText([...packages, ...wordSources(root)], root))
