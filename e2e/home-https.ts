import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'
import { startBrowser } from './start-browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A name that only these browsers know; unlike 127.0.0.1 it is no secure context by itself. */
export const HOUSE = 'maison.test'
export const HOUSE_ARGS = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`]

/** What `npm run certificate` leaves behind. */
export const makeCertificate = () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tablee-https-'))
  const told = execFileSync('npm', ['run', '-s', 'certificate', '--', HOUSE], {
    cwd: root,
    env: { ...process.env, DATA_DIR },
    encoding: 'utf8',
  })
  const authority = join(DATA_DIR, 'https/authority.crt')
  return {
    folder: DATA_DIR,
    told,
    file: join(DATA_DIR, 'https/tablee.pem'),
    authorityFile: authority,
    authority: new X509Certificate(readFileSync(authority)),
  }
}

const launch = async (home: string, args: readonly string[] = []): Promise<Browser> => {
  const executablePath = await chromiumPath()
  return startBrowser(() =>
    chromium.launch({
      executablePath,
      args: [...HOUSE_ARGS, ...args],
      env: { ...process.env, HOME: home } as Record<string, string>,
    }),
  )
}

const newHome = () => mkdtempSync(join(tmpdir(), 'tablee-home-'))

/** A browser of somebody who has never heard of the authority. */
export const strangersBrowser = () => launch(newHome())

/**
 * A browser of somebody who trusts the authority: as a person would make it so, in the certificate store that Chromium reads on Linux.
 * Without `certutil` (Debian: libnss3-tools) the authority's key is pinned instead, which takes the place of trust and tests less of it.
 */
export const trustingBrowser = async ({ authorityFile, authority }: ReturnType<typeof makeCertificate>) => {
  const home = newHome()
  const store = join(home, '.pki/nssdb')
  mkdirSync(store, { recursive: true })
  const certutil = (...args: string[]) => spawnSync('certutil', ['-d', `sql:${store}`, ...args]).status === 0
  const isTrusted =
    certutil('-N', '--empty-password') && certutil('-A', '-t', 'C,,', '-n', 'Tablée', '-i', authorityFile)
  console.log(isTrusted ? 'trusted through the certificate store' : 'no certutil here: pinned instead of trusted')
  if (isTrusted) return launch(home)
  const key = authority.publicKey.export({ type: 'spki', format: 'der' })
  const pin = createHash('sha256').update(key).digest('base64')
  return launch(home, [`--ignore-certificate-errors-spki-list=${pin}`])
}
