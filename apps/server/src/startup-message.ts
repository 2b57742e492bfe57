import { networkInterfaces } from 'node:os'
import { generate } from 'lean-qr'
import { isHomeAddress } from '../certificate/home-names.ts'
import type { Tls } from './https/read-tls.ts'

const isHome = (address: string) => /^(192\.168|10)\./.test(address)

/** The addresses of this machine on the local network. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    // Addresses of a home or a school come before those of containers and tunnels.
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)))

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const MARGIN = 2

/** Draws two rows of modules per line. Light modules are drawn, so that the code is readable on dark and light terminals. */
const qrCode = (text: string): string => {
  const code = generate(text)
  const isLight = (x: number, y: number) => !code.get(x, y)
  const lines: string[] = []
  for (let y = -MARGIN; y < code.size + MARGIN; y += 2) {
    let line = '  '
    for (let x = -MARGIN; x < code.size + MARGIN; x++)
      line += isLight(x, y) ? (isLight(x, y + 1) ? '█' : '▀') : isLight(x, y + 1) ? '▄' : ' '
    lines.push(line)
  }
  return lines.join('\n')
}

const MONTH = 30 * 86_400_000

/** Tells the operator about problems of the certificate before guests notice them. */
const certificateMessages = (
  { certificate, authority }: Pick<Tls, 'certificate' | 'authority'>,
  port: number,
  addresses: readonly string[],
): string[] => {
  const messages: string[] = []
  const [first] = addresses
  if (authority !== undefined && first !== undefined)
    messages.push(
      `Un appareil qui vient pour la première fois apprend à faire confiance ici : http://${first}:${port}/confiance`,
      `Empreinte de l’autorité : ${authority.fingerprint256}`,
    )
  const missing = authority === undefined ? [] : addresses.filter((address) => !certificate.checkIP(address))
  const atHome = missing.filter(isHomeAddress)
  const elsewhere = missing.filter((address) => !isHomeAddress(address))
  if (atHome.length > 0)
    messages.push(`Le certificat ne vaut pas pour ${atHome.join(', ')}. Pour le refaire : npm run -s certificate`)
  // `npm run certificate` makes certificates for private addresses only.
  if (elsewhere.length > 0)
    messages.push(`Le certificat ne vaut pas pour ${elsewhere.join(', ')} : ce n’est pas une adresse de maison.`)
  if (new Date(certificate.validTo).getTime() - Date.now() < MONTH) {
    const last = new Date(certificate.validTo).toLocaleDateString('fr', { dateStyle: 'long' })
    messages.push(`Le certificat expire le ${last}. Pour le renouveler : npm run -s certificate`)
  }
  return messages.length === 0 ? [] : [...messages, '']
}

/** Printed when the server is ready. */
export const startupMessage = (
  host: string,
  port: number,
  tls?: Pick<Tls, 'certificate' | 'authority'>,
  addresses = lanAddresses(),
): string => {
  const scheme = tls === undefined ? 'http' : 'https'
  // With a private authority the QR code links to plain HTTP, which redirects to the trust page: HTTPS would show a browser warning.
  const first = tls?.authority === undefined ? scheme : 'http'
  const local = `${scheme}://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
  const house = isEverywhere(host) ? addresses : []
  const lan = house.map((address) => `${scheme}://${address}:${port}`)
  return [
    '',
    'Tablée est servie.',
    `  ici             ${local}`,
    ...lan.map((address) => `  dans la maison  ${address}`),
    ...(house[0] === undefined ? [] : ['', qrCode(`${first}://${house[0]}:${port}`)]),
    '',
    ...(tls === undefined ? [] : certificateMessages(tls, port, house)),
  ].join('\n')
}
