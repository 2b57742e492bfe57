import { X509Certificate } from 'node:crypto'
import { generate } from 'lean-qr'
import { expect, it } from 'vitest'
import { issueCertificate, makeAuthority } from '../certificate/issue.ts'
import { startupMessage } from './startup-message.ts'

it('shows the local address, the addresses of the home network, and a QR code of the first of them', () => {
  const shown = startupMessage('0.0.0.0', 3000, undefined, ['192.0.2.7', '192.0.2.8'])
  expect(shown).toContain('http://localhost:3000')
  expect(shown).toContain('http://192.0.2.7:3000')
  expect(shown).toContain('http://192.0.2.8:3000')

  const code = generate('http://192.0.2.7:3000')
  const drawn = shown.split('\n').filter((line) => /^ {2}[█▀▄ ]+$/.test(line))
  const isLight = (x: number, y: number) => {
    const half = drawn[(y + 2) >> 1]?.[x + 4]
    return half === '█' || half === ((y + 2) % 2 === 0 ? '▀' : '▄')
  }
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) expect(isLight(x, y), `${x},${y}`).toBe(!code.get(x, y))
})

it('shows no QR code if the server listens on this machine only or has no network', () => {
  expect(startupMessage('127.0.0.1', 3000, undefined, ['192.0.2.7'])).not.toMatch(/192|█/)
  expect(startupMessage('0.0.0.0', 3000, undefined, [])).not.toContain('█')
  expect(startupMessage('::1', 3000, undefined, [])).toContain('http://[::1]:3000')
})

const DAY = 86_400_000
/** A certificate for one home address, made that number of days ago. */
const certified = async (days: number) => {
  const names = { domains: ['localhost'], addresses: ['192.168.1.5'], asked: [] }
  const made = await makeAuthority('grenier', names, new Date())
  const { certificate } = await issueCertificate(made, names, new Date(Date.now() - days * DAY))
  return { certificate: new X509Certificate(certificate), authority: new X509Certificate(made.certificate) }
}

it('with HTTPS shows https addresses, the trust page and the fingerprint to compare', async () => {
  const tls = await certified(0)
  const shown = startupMessage('0.0.0.0', 3000, tls, ['192.168.1.5'])
  expect(shown).toContain('https://localhost:3000')
  expect(shown).toContain('dans la maison  https://192.168.1.5:3000')
  expect(shown).toContain('http://192.168.1.5:3000/confiance')
  expect(shown).toContain(tls.authority.fingerprint256)
  expect(shown).not.toMatch(/ne vaut pas|expire/)
})

it('warns that the machine has a new address, and that the certificate is about to expire', async () => {
  const shown = startupMessage('0.0.0.0', 3000, await certified(380), ['192.168.1.5', '192.168.1.9'])
  expect(shown).toContain('Le certificat ne vaut pas pour 192.168.1.9. Pour le refaire : npm run -s certificate')
  // `npm run certificate` makes no certificate for a public address.
  const there = startupMessage('0.0.0.0', 3000, await certified(0), ['192.168.1.5', '203.0.113.7'])
  expect(there).toContain('Le certificat ne vaut pas pour 203.0.113.7 : ce n’est pas une adresse de maison.')
  expect(there).not.toContain('Pour le refaire')
  expect(shown).toMatch(/Le certificat expire le .* \d{4}\. Pour le renouveler/)
})

it('says nothing about a certificate of a public authority', async () => {
  const { certificate } = await certified(0)
  expect(startupMessage('0.0.0.0', 3000, { certificate, authority: undefined }, ['192.168.1.9'])).not.toMatch(
    /confiance|Empreinte|vaut/,
  )
})
