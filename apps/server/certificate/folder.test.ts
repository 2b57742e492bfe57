import type { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createServer, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkServerIdentity } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { readTls } from '../src/https/read-tls.ts'
import { renewIn } from './folder.ts'
import { BadName, isHomeAddress, namesOfThisMachine } from './home-names.ts'
import { issueCertificate } from './issue.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'tablee-certificate-')), 'data/https')
const make = (folder = newFolder(), extra: readonly string[] = ['maison.test'], now?: Date) =>
  renewIn(folder, 'grenier', namesOfThisMachine(extra), now)

const DAY = 86_400_000
const days = ({ validFrom, validTo }: X509Certificate) => (Date.parse(validTo) - Date.parse(validFrom)) / DAY

/** The answer to a client that trusts only this authority. */
const ask = async (keys: { key: string; cert: string }, ca: string, servername: string): Promise<string> => {
  const server = createServer(keys, (_, response) => response.end('served'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const options = { port, host: '127.0.0.1', servername, ca, agent: false } as const
  const isNamed = servername !== ''
  try {
    return await new Promise((resolve) => {
      get(
        { ...options, checkServerIdentity: (_, peer) => checkServerIdentity(isNamed ? servername : '127.0.0.1', peer) },
        (response) => response.on('data', (chunk) => resolve(String(chunk))),
      ).on('error', (error: NodeJS.ErrnoException) => resolve(`${error.code} ${error.message}`))
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('a certificate of a private authority', () => {
  it('is accepted for every name and address of the machine by clients that trust its authority, and by no other clients', async () => {
    const { file, authority } = await make()
    const tls = readTls({ TLS_CERT: file })
    if (tls === undefined) throw new Error('there is a certificate')
    expect(tls.authority?.fingerprint256).toBe(authority.fingerprint256)
    expect(await ask(tls, authority.toString(), '')).toBe('served')
    expect(await ask(tls, authority.toString(), 'localhost')).toBe('served')
    expect(await ask(tls, authority.toString(), 'maison.test')).toBe('served')
    expect(await ask(tls, authority.toString(), 'autre.test')).toMatch('ERR_TLS_CERT_ALTNAME_INVALID')
    const { authority: stranger } = await make()
    expect(await ask(tls, stranger.toString(), 'maison.test')).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY|SIGNATURE/)
  })

  it('contains all private addresses of the machine', async () => {
    const { certificate } = await make()
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    for (const { address } of own.filter(({ address }) => isHomeAddress(address)))
      expect(certificate.checkIP(address), address).toBe(address)
  })

  it('meets the conditions of phones: short validity, for servers only, from an authority that serves only to sign', async () => {
    const { certificate, authority } = await make()
    expect(days(certificate)).toBeLessThanOrEqual(397)
    expect(days(authority)).toBeGreaterThan(3000)
    expect([certificate.ca, authority.ca]).toEqual([false, true])
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
    expect(certificate.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
  })

  it('is renewed under the same authority, for other names too', async () => {
    const folder = newFolder()
    const before = await make(folder)
    const after = await make(folder, ['salon.local'])
    expect([before.isNewAuthority, after.isNewAuthority]).toEqual([true, false])
    expect(after.authority.fingerprint256).toBe(before.authority.fingerprint256)
    expect(after.certificate.serialNumber).not.toBe(before.certificate.serialNumber)
    expect(after.certificate.checkIssued(before.authority)).toBe(true)
    expect(after.certificate.checkHost('salon.local')).toBe('salon.local')
  })

  it('does not outlive its authority', async () => {
    const folder = newFolder()
    await make(folder, [], new Date(Date.now() - 3500 * DAY))
    const { certificate, authority, isNewAuthority } = await make(folder)
    expect(isNewAuthority).toBe(false)
    expect(certificate.validTo).toBe(authority.validTo)
  })

  it('has a new authority once the old one has expired', async () => {
    const folder = newFolder()
    await make(folder, [], new Date(Date.now() - 4000 * DAY))
    expect((await make(folder)).isNewAuthority).toBe(true)
  })

  it('stores keys that other accounts can’t read', async () => {
    const folder = newFolder()
    await make(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of ['authority.key', 'tablee.pem']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  })

  it('the authority’s key makes no valid certificate for names outside a home', async () => {
    const folder = newFolder()
    await make(folder)
    const authority = {
      certificate: readFileSync(join(folder, 'authority.crt'), 'utf8'),
      key: readFileSync(join(folder, 'authority.key'), 'utf8'),
    }
    const names = { domains: ['bank.example'], addresses: [], asked: [] }
    const stolen = await issueCertificate(authority, names, new Date())
    const keys = { key: stolen.key, cert: stolen.certificate }
    expect(await ask(keys, authority.certificate, 'bank.example')).toMatch('permitted subtree violation')
  })

  it('refuses in one sentence a name that the authority may not sign, and a public address', async () => {
    const folder = newFolder()
    await make(folder)
    await expect(make(folder, ['jeux.example.org'])).rejects.toThrow(
      /^jeux\.example\.org : l’autorité a été faite sans/,
    )
    for (const name of ['8.8.8.8', 'deux mots', '-x', ''])
      expect(() => namesOfThisMachine([name]), name).toThrow(BadName)
  })
})
