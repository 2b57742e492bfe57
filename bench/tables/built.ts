import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/bench')

/** Where a server of this folder lies once it is built. */
export const builtFile = (name: string): string => join(folder, `${name}.js`)

/** As `npm run build:server` does: what is measured is what runs, not what a loader makes of it. */
export const buildServers = async (): Promise<void> => {
  await build({
    entryPoints: ['gauge', 'relay-server', 'tablee-server'].map((name) => join(root, 'bench/tables', `${name}.ts`)),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', '@nats-io/*', 'fastify', '@fastify/*', 'prom-client', 'ws', 'piscina'],
    logLevel: 'warning',
    outdir: folder,
  })
}
