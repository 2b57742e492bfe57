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
import { openBotWorkers } from './bots/bot-worker-pool.ts'
import { openDeckWorker } from './decks/deck-worker-pool.ts'
import { readTls, type Tls } from './https/read-tls.ts'
import { newMeters, serveMetrics, timedLog } from './metrics/metrics.ts'
import { throttleReports } from './metrics/report-throttle.ts'
import { BadSetting, readSettings, type Settings } from './settings.ts'
import { startupMessage } from './startup-message.ts'
import { openStorage, type Storage } from './storage/storage.ts'

/** The root of the repository: this file and its bundle have the same depth. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Tests serve other builds of the client. */
const webRoot = process.env.WEB_DIR ?? join(root, 'apps/web/dist')

/** Milliseconds that a stopping server waits for HTTP answers under way. */
const HTTP_CLOSE_TIMEOUT = 3000
/** Milliseconds that a stopping server waits for appends to an unreachable log. Clients resend unanswered moves to another node. */
const LOG_CLOSE_TIMEOUT = 10_000

const exitWith = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const settingsOrExit = (): Settings & { tls: Tls | undefined } => {
  try {
    return { ...readSettings(process.env), tls: readTls(process.env) }
  } catch (error) {
    if (error instanceof BadSetting) return exitWith(error.message)
    throw error
  }
}

const shelfOrExit = (): Shelf => {
  try {
    return loadShelf(root)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return exitWith(`Les listes de mots ou les cartes d’un jeu manquent (${why}). Lance : npm run build`)
  }
}

/** A hash of this bundle, which contains all rules. Snapshots of another build are not used: its rules may give another state. */
const buildStamp = (): string =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)

const storageOrExit = async ({ storage }: Settings): Promise<Storage> => {
  try {
    return await openStorage(storage, report)
  } catch (error) {
    if (error instanceof LogUnusable) return exitWith(error.message)
    throw error
  }
}

const listenError = (code: string | undefined, { host, port }: Settings): string => {
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris. Essaie un autre : PORT=${port < 65_535 ? port + 1 : 3000} npm start`
  if (code === 'EACCES') return `Le port ${port} est réservé. Essaie : PORT=3000 npm start`
  return `Impossible d’écouter sur ${host}:${port} (${code ?? 'cause inconnue'}).`
}

// Until the app exists; its logger then writes JSON lines.
let write = (error: unknown, _suppressed: number): void => console.error(error)
const report = throttleReports((error, suppressed) => write(error, suppressed))
const settings = settingsOrExit()
if (!existsSync(webRoot)) exitWith('Le client n’est pas construit. Lance : npm run build')
const meters = newMeters()
const storage = await storageOrExit(settings)
const log = timedLog(storage.log, meters)
const botWorkers = openBotWorkers(new URL('./bots/bot-worker.js', import.meta.url), report)
const deckWorker = openDeckWorker(new URL('./decks/deck-worker.js', import.meta.url), report)
const { gossip, isReachable, isWritable } = storage
let isStopping = false
const isReady = () => !isStopping && isWritable()
const { isBehindProxy, publicHosts, retention, tls } = settings
const shelf = shelfOrExit()
const stamp = buildStamp()
const host = new Host({
  log,
  shelf,
  think: botWorkers.think,
  report,
  kept: retention,
  stamp,
  ...(gossip && { gossip }),
})
meters.watchLog({ tables: () => log.count(), bytes: storage.bytes })
await storage.acceptOperatorCommands((code) => host.drop(code))
const app = await createApp({
  ...{ webRoot, host, gossip, isReachable, isReady, meters, isBehindProxy, publicHosts, tls, report },
  hasMetrics: settings.metrics === undefined,
  readDeck: deckWorker.readDeck,
  isLogging: true,
})
write = (err, suppressed) => app.log.error(suppressed === 0 ? { err } : { err, unsaid: suppressed })
if (settings.metrics !== undefined) {
  const { host: address, port } = settings.metrics
  const server = serveMetrics(meters).listen(port, address).unref()
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) =>
    exitWith(`METRICS_PORT=${port} : impossible d’écouter sur ${address}:${port} (${code}). Essaie un autre port.`),
  )
}
try {
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  exitWith(listenError((error as NodeJS.ErrnoException).code, settings))
}
const stop = async () => {
  if (isStopping) return
  isStopping = true
  await pause(settings.drain)
  setTimeout(() => app.server.closeAllConnections(), HTTP_CLOSE_TIMEOUT).unref()
  await app.close()
  // Finishes pending appends before the log is closed, unless the log is unreachable.
  await Promise.race([host.close(), pause(LOG_CLOSE_TIMEOUT)])
  await Promise.all([botWorkers.close(), deckWorker.close()])
  await storage.close()
  process.exit(0)
}
storage.lost?.then(() => isStopping || exitWith('NATS ne nous laisse plus entrer : voir NATS_URL.'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

// The shell between npm and this process does not forward signals: when it is gone, stop too.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    void stop()
  }, 500)
  watch.unref()
}

// Printed last: a reader of this message may send a signal at once.
const address = app.server.address()
console.log(startupMessage(settings.host, typeof address === 'object' && address ? address.port : settings.port, tls))
