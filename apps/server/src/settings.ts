import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Milliseconds } from '@tablee/kernel'

/** Where the tables are stored: in a file of this machine, or in a NATS that several nodes share. */
export type StorageSetting =
  | { readonly kind: 'file'; readonly dataDir: string }
  | { readonly kind: 'nats'; readonly url: string; readonly replicas: number | undefined }

export interface Settings {
  readonly host: string
  readonly port: number
  readonly storage: StorageSetting
  /** Callers are identified by X-Forwarded-For. */
  readonly isBehindProxy: boolean
  /** Public host names of this server, in addition to those of a home network; undefined if none were given. */
  readonly publicHosts: readonly string[] | undefined
  /** Where metrics are served; undefined: at the port of the pages, for this machine only. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Milliseconds between becoming « not ready » and stopping, so that the load balancer notices. */
  readonly drain: number
  /** A table that nobody returns to is deleted after this time. */
  readonly retention: Milliseconds
}

/** A setting that the operator must change. Printed as one sentence, without a stack. */
export class BadSetting extends Error {}

const readPort = (setting: string, raw: string): number => {
  const port = Number(raw)
  if (!/^\d+$/.test(raw) || port > 65_535) throw new BadSetting(`${setting}=${raw} n’est pas un port (0 à 65535).`)
  return port
}

const readMetrics = ({ METRICS_HOST, METRICS_PORT, PORT }: NodeJS.ProcessEnv): Settings['metrics'] => {
  if (METRICS_PORT && METRICS_PORT !== '0' && METRICS_PORT === (PORT || '3000'))
    throw new BadSetting(`METRICS_PORT=${METRICS_PORT} est le port des pages. Choisis-en un autre : METRICS_PORT=9464`)
  if (METRICS_PORT) return { host: METRICS_HOST || '127.0.0.1', port: readPort('METRICS_PORT', METRICS_PORT) }
  if (METRICS_HOST) throw new BadSetting(`METRICS_HOST=${METRICS_HOST} : il manque le port. Ajoute METRICS_PORT=9464`)
  return undefined
}

const HOST_NAME = /^(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/

const readPublicHosts = (raw: string | undefined): readonly string[] | undefined => {
  if (!raw?.trim()) return undefined
  const names = raw.split(',').map((name) => name.trim().toLowerCase())
  const bad = names.find((name) => !HOST_NAME.test(name))
  if (bad !== undefined)
    throw new BadSetting(
      `PUBLIC_HOSTS=${raw} : « ${bad} » n’est pas un nom de machine. Écris par exemple PUBLIC_HOSTS=jeux.example.org`,
    )
  return names
}

/** Level by level, because Node's recursive mkdir never returns under /proc. */
export const makeFolder = (path: string, mode?: number): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, mode)
}

/** People's names and texts must not be readable by other accounts of this machine. */
const OWNER_ONLY = 0o700

/** Creates the folder if needed. Throws if it is not writable. */
const openDataDir = (raw: string): string => {
  const dataDir = resolve(raw)
  try {
    makeFolder(dataDir, OWNER_ONLY)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch {
    throw new BadSetting(`DATA_DIR=${dataDir} : impossible d’y écrire. Choisis un autre dossier ou change ses droits.`)
  }
  return dataDir
}

const readDrain = (raw: string): number => {
  if (!/^\d{1,3}$/.test(raw)) throw new BadSetting(`DRAIN_SECONDS=${raw} n’est pas un nombre de secondes (0 à 999).`)
  return Number(raw) * 1000
}

const readTrust = (raw: string): boolean => {
  if (raw !== '0' && raw !== '1') throw new BadSetting(`TRUST_PROXY=${raw} : écris 1 derrière un proxy, 0 sinon.`)
  return raw === '1'
}

const DAY = 86_400_000

const readDays = (raw: string): Milliseconds => {
  if (!/^[1-9]\d{0,3}$/.test(raw)) throw new BadSetting(`KEEP_DAYS=${raw} n’est pas un nombre de jours (1 à 9999).`)
  return (Number(raw) * DAY) as Milliseconds
}

const readReplicas = (raw: string | undefined): number | undefined => {
  if (!raw) return undefined
  if (!/^[1-5]$/.test(raw)) throw new BadSetting(`NATS_REPLICAS=${raw} n’est pas un nombre de copies (1 à 5).`)
  return Number(raw)
}

const readStorage = ({ NATS_URL, NATS_REPLICAS, DATA_DIR }: NodeJS.ProcessEnv): StorageSetting =>
  NATS_URL
    ? { kind: 'nats', url: NATS_URL, replicas: readReplicas(NATS_REPLICAS) }
    : { kind: 'file', dataDir: openDataDir(DATA_DIR || 'data') }

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  host: env.HOST || '0.0.0.0',
  port: readPort('PORT', env.PORT || '3000'),
  storage: readStorage(env),
  isBehindProxy: readTrust(env.TRUST_PROXY || '0'),
  publicHosts: readPublicHosts(env.PUBLIC_HOSTS),
  metrics: readMetrics(env),
  drain: readDrain(env.DRAIN_SECONDS || '0'),
  retention: readDays(env.KEEP_DAYS || '90'),
})
