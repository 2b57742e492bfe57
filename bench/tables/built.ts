import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/bench')

/** Path of a bundled server of this folder. */
export const builtFile = (name: string): string => join(folder, `${name}.js`)

/** Bundles as `npm run build:server` does, so that the measured code is the code that runs in production. */
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
