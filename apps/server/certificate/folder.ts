import { X509Certificate } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../src/settings.ts'
import { BadName, type Names } from './home-names.ts'
import { domainsOutside, type Issued, issueCertificate, makeAuthority } from './issue.ts'

const OWNER_ALONE = { folder: 0o700, file: 0o600 }

interface Certified {
  /** What TLS_CERT names: key, certificate and authority in one. */
  readonly file: string
  readonly authority: X509Certificate
  readonly certificate: X509Certificate
  readonly isNewAuthority: boolean
}

/** Whole or not at all: the server may be starting just now. */
const write = (file: string, text: string): void => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: OWNER_ALONE.file })
  chmodSync(draft, OWNER_ALONE.file)
  renameSync(draft, file)
}

const readAuthority = (files: { certificate: string; key: string }, now: Date): Issued | undefined => {
  if (!existsSync(files.certificate) || !existsSync(files.key)) return undefined
  const authority = { certificate: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') }
  return new Date(new X509Certificate(authority.certificate).validTo) > now ? authority : undefined
}

/** A machine that was given another name since is left without that name; what was asked for is not left out in silence. */
const within = ({ certificate }: Issued, names: Names): Names => {
  const outside = new Set(domainsOutside(certificate, names))
  const refused = names.asked.find((name) => outside.has(name))
  if (refused !== undefined)
    throw new BadName(
      `${refused} : l’autorité a été faite sans ce nom. Supprime son dossier et recommence ; chaque appareil devra alors lui faire confiance à nouveau.`,
    )
  return { ...names, domains: names.domains.filter((name) => !outside.has(name)) }
}

/**
 * The authority is made once and stays, so that phones trust it once; the certificate is new each time, for the addresses that the
 * machine has now.
 */
export const renewIn = async (folder: string, machine: string, names: Names, now = new Date()): Promise<Certified> => {
  // The folder of the tables may not be there yet; it is nobody else's either.
  for (const each of [dirname(folder), folder]) makeFolder(each, OWNER_ALONE.folder)
  const files = { certificate: join(folder, 'authority.crt'), key: join(folder, 'authority.key') }
  const kept = readAuthority(files, now)
  const authority = kept ?? (await makeAuthority(machine, names, now))
  const issued = await issueCertificate(authority, within(authority, names), now)
  if (kept === undefined) {
    write(files.key, authority.key)
    write(files.certificate, authority.certificate)
  }
  const file = join(folder, 'tablee.pem')
  write(file, issued.key + issued.certificate + authority.certificate)
  return {
    file,
    authority: new X509Certificate(authority.certificate),
    certificate: new X509Certificate(issued.certificate),
    isNewAuthority: kept === undefined,
  }
}
