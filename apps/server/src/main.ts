import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Host, type Library, makeShelf } from '@tablee/host'
import { loadLibrary } from '@tablee/host/node'
import { LogUnusable } from '@tablee/log'
import { createApp } from './app.ts'
import { openBotWorkers } from './bots/bot-worker-pool.ts'
import { openDeckWorker } from './decks/deck-worker-pool.ts'
import { readTls, type Tls } from './https/read-tls.ts'
import { newMeters, serveMetrics, timedLog } from './metrics/metrics.ts'
import { throttleReports } from './metrics/report-throttle.ts'
import { BadSetting, readSettings, type Settings } from './settings.ts'
import { welcome } from './startup-message.ts'
import { openStorage, type Storage } from './storage/storage.ts'

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

const libraryOrGiveUp = (): Library => {
  try {
    return loadLibrary(root)
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

const storageOrExit = async ({ storage }: Settings): Promise<Storage> => {
  try {
    return await openStorage(storage, report)
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
const report = throttleReports((error, unsaid) => write(error, unsaid))
const settings = settingsOrGiveUp()
if (!existsSync(webRoot)) giveUp('Le client n’est pas construit. Lance : npm run build')
const meters = newMeters()
const storage = await storageOrExit(settings)
const log = timedLog(storage.log, meters)
const thinkers = openBotWorkers(new URL('./bots/bot-worker.js', import.meta.url), report)
const decks = openDeckWorker(new URL('./decks/deck-worker.js', import.meta.url), report)
const { gossip, isReachable, isWritable } = storage
let isStopping = false
const isReady = () => !isStopping && isWritable()
const { isBehindProxy, publicHosts, kept, tls } = settings
const shelf = makeShelf(libraryOrGiveUp())
const stamp = stampOfBuild()
const host = new Host({ log, shelf, think: thinkers.think, report, kept, stamp, ...(gossip && { gossip }) })
meters.watchLog({ tables: () => log.count(), bytes: storage.bytes })
await storage.acceptOperatorCommands((code) => host.drop(code))
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
  await storage.close()
  process.exit(0)
}
storage.lost?.then(() => isStopping || giveUp('NATS ne nous laisse plus entrer : voir NATS_URL.'))
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
