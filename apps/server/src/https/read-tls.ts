import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { rootCertificates } from 'node:tls'
import { BadSetting } from '../settings.ts'

/** Certificate and key of the server. */
export interface Tls {
  /** The certificate and its chain, as PEM. */
  readonly cert: string
  readonly key: string
  readonly certificate: X509Certificate
  /** A private certificate authority, which devices have to trust first; undefined if a public authority signed. */
  readonly authority: X509Certificate | undefined
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/

const day = (date: string) => new Date(date).toLocaleDateString('fr', { dateStyle: 'long' })

const readPem = (setting: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new BadSetting(
      isAbsent
        ? `${setting}=${path} : ce fichier n’existe pas. Pour en faire un : npm run -s certificate`
        : `${setting}=${path} : illisible. Vérifie que c’est un fichier et que tu as le droit de le lire.`,
    )
  }
}

const readCertificates = (path: string, pem: string): [X509Certificate, ...X509Certificate[]] => {
  try {
    const [first, ...rest] = (pem.match(CERTIFICATE) ?? []).map((each) => new X509Certificate(each))
    if (first !== undefined) return [first, ...rest]
  } catch {
    // Reported below, like a file without a certificate.
  }
  throw new BadSetting(`TLS_CERT=${path} : pas de certificat lisible (il faut du PEM).`)
}

const readKey = (setting: string, path: string, pem: string): KeyObject => {
  if (setting === 'TLS_CERT' && !PRIVATE_KEY.test(pem))
    throw new BadSetting(`TLS_CERT=${path} : la clé n’est pas dans ce fichier. Ajoute TLS_KEY=FICHIER`)
  try {
    return createPrivateKey(pem)
  } catch {
    throw new BadSetting(`${setting}=${path} : pas de clé privée lisible (il faut du PEM, sans mot de passe).`)
  }
}

const expectValidNow = (path: string, { validFrom, validTo }: X509Certificate, now: Date): void => {
  if (new Date(validTo) <= now)
    throw new BadSetting(
      `TLS_CERT=${path} : ce certificat a expiré le ${day(validTo)}. Pour le renouveler : npm run -s certificate`,
    )
  if (new Date(validFrom) > now)
    throw new BadSetting(
      `TLS_CERT=${path} : ce certificat ne vaut qu’à partir du ${day(validFrom)}. La machine est-elle à l’heure ?`,
    )
}

/** Some chains include a public root, which every device trusts already. */
const isPublicRoot = (certificate: X509Certificate): boolean =>
  rootCertificates.some((root) => new X509Certificate(root).fingerprint256 === certificate.fingerprint256)

/** Undefined for plain HTTP. If the certificate's file contains the key, TLS_KEY is not needed. */
export const readTls = ({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv, now = new Date()): Tls | undefined => {
  if (!TLS_CERT && !TLS_KEY) return undefined
  if (!TLS_CERT) throw new BadSetting(`TLS_KEY=${TLS_KEY} : il manque le certificat. Ajoute TLS_CERT=FICHIER`)
  const path = resolve(TLS_CERT)
  const pem = readPem('TLS_CERT', path)
  const [certificate, ...chain] = readCertificates(path, pem)
  const key = TLS_KEY
    ? readKey('TLS_KEY', resolve(TLS_KEY), readPem('TLS_KEY', resolve(TLS_KEY)))
    : readKey('TLS_CERT', path, pem)
  if (!certificate.checkPrivateKey(key))
    throw new BadSetting(
      TLS_KEY
        ? `TLS_KEY=${resolve(TLS_KEY)} : ce n’est pas la clé du certificat de TLS_CERT=${path}.`
        : `TLS_CERT=${path} : la clé de ce fichier n’est pas celle de son certificat.`,
    )
  expectValidNow(path, certificate, now)
  return {
    cert: [certificate, ...chain].map((each) => each.toString()).join(''),
    key: key.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificate,
    authority: chain.find((each) => each.ca && each.checkIssued(each) && !isPublicRoot(each)),
  }
}
