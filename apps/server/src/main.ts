import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadShelf } from '@tablee/games/load-library.ts'
import { Host } from '@tablee/host'
import type { Shelf } from '@tablee/kernel'
import { LogUnusable } from '@tablee/log'
import { createApp } from './app.ts'
import { type Backbone, openBackbone } from './backbone.ts'
import { openDeckReader } from './deck-readers.ts'
import { readTls, type Tls } from './https/read-tls.ts'
import { newMeters, serveMetrics, timedLog } from './metrics.ts'
import { seldom } from './reports.ts'
import { BadSetting, readSettings, type Settings } from './settings.ts'
import { openThinkers } from './thinkers.ts'
import { welcome } from './welcome.ts'

/** The repository: this file and its bundle lie equally deep in it. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Tests serve other builds of the client. */
const webRoot = process.env.WEB_DIR ?? join(root, 'apps/web/dist')

/** How long a stopping server waits for answers under way. */
const LAST_WORDS = 3000
/** Milliseconds for a log that is out of reach: what was not answered is sent again elsewhere. */
const LAST_MOVES = 10_000

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const settingsOrGiveUp = (): Settings & { tls: Tls | undefined } => {
  try {
    return { ...readSettings(process.env), tls: readTls(process.env) }
  } catch (error) {
    if (error instanceof BadSetting) return giveUp(error.message)
    throw error
  }
}

const shelfOrGiveUp = (): Shelf => {
  try {
    return loadShelf(root)
  } catch {
    return giveUp('Les listes de mots ne sont pas construites. Lance : npm run build')
  }
}

/** Snapshots of another build are not trusted: its rules may fold the same decisions into another state. All rules are in this bundle. */
const stampOfBuild = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)

const backboneOrGiveUp = async ({ keeping }: Settings): Promise<Backbone> => {
  try {
    return await openBackbone(keeping, report)
  } catch (error) {
    if (error instanceof LogUnusable) return giveUp(error.message)
    throw error
  }
}

const whyNoListening = (code: string | undefined, { host, port }: Settings): string => {
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris. Essaie un autre : PORT=${port < 65_535 ? port + 1 : 3000} npm start`
  if (code === 'EACCES') return `Le port ${port} est réservé. Essaie : PORT=3000 npm start`
  return `Impossible d’écouter sur ${host}:${port} (${code ?? 'cause inconnue'}).`
}

// Until there is an app, whose log has a line of JSON for each.
let write = (error: unknown, _: number): void => console.error(error)
const report = seldom((error, unsaid) => write(error, unsaid))
const settings = settingsOrGiveUp()
if (!existsSync(webRoot)) giveUp('Le client n’est pas construit. Lance : npm run build')
const meters = newMeters()
const backbone = await backboneOrGiveUp(settings)
const log = timedLog(backbone.log, meters)
const thinkers = openThinkers(new URL('./thinker.js', import.meta.url), report)
const decks = openDeckReader(new URL('./deck-reader.js', import.meta.url), report)
const { gossip, isReachable, isWritable } = backbone
let isStopping = false
const isReady = () => !isStopping && isWritable()
const { isBehindProxy, publicHosts, kept, tls } = settings
const shelf = shelfOrGiveUp()
const stamp = stampOfBuild()
const host = new Host({ log, shelf, think: thinkers.think, report, kept, stamp, ...(gossip && { gossip }) })
meters.watchLog({ tables: () => log.count(), bytes: backbone.bytes })
await backbone.admitOperators((code) => host.drop(code))
const app = await createApp({
  ...{ webRoot, host, gossip, isReachable, isReady, meters, isBehindProxy, publicHosts, tls, report },
  hasMetrics: settings.metrics === undefined,
  readDeck: decks.readDeck,
  isLogging: true,
})
write = (err, unsaid) => app.log.error(unsaid === 0 ? { err } : { err, unsaid })
if (settings.metrics !== undefined) {
  const { host: address, port } = settings.metrics
  const server = serveMetrics(meters).listen(port, address).unref()
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) =>
    giveUp(`METRICS_PORT=${port} : impossible d’écouter sur ${address}:${port} (${code}). Essaie un autre port.`),
  )
}
try {
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  giveUp(whyNoListening((error as NodeJS.ErrnoException).code, settings))
}
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await pause(settings.drain)
  setTimeout(() => app.server.closeAllConnections(), LAST_WORDS).unref()
  await app.close()
  // What is being written is written before the log is let go; unless there is nothing to write to.
  await Promise.race([host.close(), pause(LAST_MOVES)])
  await Promise.all([thinkers.close(), decks.close()])
  await backbone.close()
  process.exit(0)
}
backbone.lost?.then(() => isStopping || giveUp('NATS ne nous laisse plus entrer : voir NATS_URL.'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

// The shell that npm puts between does not hand signals on: once it is gone, we were meant as well.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    void stop()
  }, 500)
  watch.unref()
}

// Last: whoever reads it may tell us to stop from then on.
const address = app.server.address()
console.log(welcome(settings.host, typeof address === 'object' && address ? address.port : settings.port, tls))
