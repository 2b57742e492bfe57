// A dependency of @peculiar/x509 requires this import first.
import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { GeneralName, GeneralSubtree, GeneralSubtrees, NameConstraints } from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { HOME_DOMAINS, HOME_RANGES, type Names } from './home-names.ts'

const DAY = 86_400_000
/** Long, because every device has to trust a new authority by hand. */
const AUTHORITY_DAYS = 3650
/** Apple devices refuse certificates valid for more than 825 days, even of a trusted private authority; the limit of public ones is 397. */
const CERTIFICATE_DAYS = 397
const KEY = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const NAME_CONSTRAINTS = '2.5.29.30'

/** A certificate and its private key, as PEM. */
export interface Issued {
  readonly certificate: string
  readonly key: string
}

const newKeys = () => webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify'])

const keyPem = async (key: webcrypto.CryptoKey): Promise<string> =>
  `${PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')}\n`

const readKey = (pem: string) =>
  webcrypto.subtle.importKey('pkcs8', PemConverter.decodeFirst(pem), KEY, false, ['sign'])

/** Valid from yesterday, because phones' clocks differ, and not longer than its authority. */
const validity = (now: Date, days: number, { notAfter }: { notAfter?: Date } = {}) => ({
  notBefore: new Date(now.getTime() - DAY),
  notAfter: new Date(Math.min(now.getTime() + (days - 1) * DAY, notAfter?.getTime() ?? Number.POSITIVE_INFINITY)),
})

/**
 * Name constraints: the authority may sign only a home's names and addresses, so that its stolen key makes no valid certificate for a bank.
 * Not critical, so that devices which don't know the extension accept the authority.
 */
const homeOnly = ({ domains }: Names): Extension => {
  const bases = [...new Set([...HOME_DOMAINS, ...domains])].map((dNSName) => new GeneralName({ dNSName }))
  for (const iPAddress of HOME_RANGES) bases.push(new GeneralName({ iPAddress }))
  const permittedSubtrees = new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base })))
  return new Extension(NAME_CONSTRAINTS, false, AsnConvert.serialize(new NameConstraints({ permittedSubtrees })))
}

/** The domains that the authority may not sign. */
export const domainsOutside = (authority: string, { domains }: Names): readonly string[] => {
  const extension = new X509Certificate(authority).getExtension(NAME_CONSTRAINTS)
  if (extension === null) return []
  const { permittedSubtrees } = AsnConvert.parse(extension.value, NameConstraints)
  const permitted = [...(permittedSubtrees ?? [])].flatMap(({ base }) => base.dNSName ?? [])
  return domains.filter((name) => !permitted.some((domain) => name === domain || name.endsWith(`.${domain}`)))
}

/** `machine` is shown in the list of authorities on every phone that trusts it. */
export const makeAuthority = async (machine: string, names: Names, now: Date): Promise<Issued> => {
  const keys = await newKeys()
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: [{ CN: [`Tablée (${machine})`] }],
      ...validity(now, AUTHORITY_DAYS),
      signingAlgorithm: KEY,
      keys,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto as Crypto),
        homeOnly(names),
      ],
    },
    webcrypto as Crypto,
  )
  return { certificate: `${certificate.toString('pem')}\n`, key: await keyPem(keys.privateKey) }
}

export const issueCertificate = async (authority: Issued, names: Names, now: Date): Promise<Issued> => {
  const issuer = new X509Certificate(authority.certificate)
  const keys = await newKeys()
  const certificate = await X509CertificateGenerator.create(
    {
      subject: [{ CN: ['Tablée'] }],
      issuer: issuer.subjectName.toJSON(),
      ...validity(now, CERTIFICATE_DAYS, issuer),
      signingAlgorithm: KEY,
      signingKey: await readKey(authority.key),
      publicKey: keys.publicKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        new SubjectAlternativeNameExtension([
          ...names.domains.map((value) => ({ type: 'dns', value }) as const),
          ...names.addresses.map((value) => ({ type: 'ip', value }) as const),
        ]),
        await AuthorityKeyIdentifierExtension.create(issuer.publicKey, false, webcrypto as Crypto),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto as Crypto),
      ],
    },
    webcrypto as Crypto,
  )
  return { certificate: `${certificate.toString('pem')}\n`, key: await keyPem(keys.privateKey) }
}
