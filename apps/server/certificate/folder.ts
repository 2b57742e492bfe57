import { X509Certificate } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../src/settings.ts'
import { BadName, type Names } from './home-names.ts'
import { domainsOutside, type Issued, issueCertificate, makeAuthority } from './issue.ts'

const OWNER_ONLY = { folder: 0o700, file: 0o600 }

interface Certified {
  /** The file for TLS_CERT: key, certificate and authority. */
  readonly file: string
  readonly authority: X509Certificate
  readonly certificate: X509Certificate
  readonly isNewAuthority: boolean
}

/** Atomic, by rename: the server may be starting at the same time. */
const write = (file: string, text: string): void => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: OWNER_ONLY.file })
  chmodSync(draft, OWNER_ONLY.file)
  renameSync(draft, file)
}

const readAuthority = (files: { certificate: string; key: string }, now: Date): Issued | undefined => {
  if (!existsSync(files.certificate) || !existsSync(files.key)) return undefined
  const authority = { certificate: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') }
  return new Date(new X509Certificate(authority.certificate).validTo) > now ? authority : undefined
}

/** Drops names that the authority may not sign, such as a new name of the machine. A name that the operator asked for is an error. */
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
 * Makes the authority once and keeps it, so that phones have to trust it once. Makes a new certificate each time, for the current addresses
 * of the machine.
 */
export const renewIn = async (folder: string, machine: string, names: Names, now = new Date()): Promise<Certified> => {
  // The data folder may not exist yet; other accounts must not read it either.
  for (const each of [dirname(folder), folder]) makeFolder(each, OWNER_ONLY.folder)
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
