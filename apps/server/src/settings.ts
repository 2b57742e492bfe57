import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Callers are told apart by X-Forwarded-For. */
  readonly isBehindProxy: boolean
}

/** What the person who started the server must change; told as one sentence, without a stack. */
export class BadSetting extends Error {}

const readPort = (raw: string): number => {
  const port = Number(raw)
  if (!/^\d+$/.test(raw) || port > 65_535) throw new BadSetting(`PORT=${raw} n’est pas un port (0 à 65535).`)
  return port
}

/** Level by level: Node's own recursive way never returns under /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Made if it is not there; refused if nothing can be written in it. */
const openDataDir = (raw: string): string => {
  const dataDir = resolve(raw)
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch {
    throw new BadSetting(`DATA_DIR=${dataDir} : impossible d’y écrire. Choisis un autre dossier ou change ses droits.`)
  }
  return dataDir
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  host: env.HOST || '0.0.0.0',
  port: readPort(env.PORT || '3000'),
  dataDir: openDataDir(env.DATA_DIR || 'data'),
  isBehindProxy: env.TRUST_PROXY === '1',
})
