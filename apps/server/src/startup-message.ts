import { networkInterfaces } from 'node:os'
import { generate } from 'lean-qr'
import { isHomeAddress } from '../certificate/home-names.ts'
import type { Tls } from './https/read-tls.ts'

const isHome = (address: string) => /^(192\.168|10)\./.test(address)

/** The addresses at which the others in the house find this machine. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    // Those of a home or a school before those of containers and tunnels.
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)))

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const MARGIN = 2

/** Two rows of modules a line, light ones drawn: that reads on a dark terminal as on a light one. */
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

/** What the person who runs the server should know about the certificate before the guests do. */
const aboutCertificate = (
  { certificate, authority }: Pick<Tls, 'certificate' | 'authority'>,
  port: number,
  addresses: readonly string[],
): string[] => {
  const told: string[] = []
  const [first] = addresses
  if (authority !== undefined && first !== undefined)
    told.push(
      `Un appareil qui vient pour la première fois apprend à faire confiance ici : http://${first}:${port}/confiance`,
      `Empreinte de l’autorité : ${authority.fingerprint256}`,
    )
  const missing = authority === undefined ? [] : addresses.filter((address) => !certificate.checkIP(address))
  const atHome = missing.filter(isHomeAddress)
  const elsewhere = missing.filter((address) => !isHomeAddress(address))
  if (atHome.length > 0)
    told.push(`Le certificat ne vaut pas pour ${atHome.join(', ')}. Pour le refaire : npm run -s certificate`)
  // The command makes certificates for private addresses alone.
  if (elsewhere.length > 0)
    told.push(`Le certificat ne vaut pas pour ${elsewhere.join(', ')} : ce n’est pas une adresse de maison.`)
  if (new Date(certificate.validTo).getTime() - Date.now() < MONTH) {
    const last = new Date(certificate.validTo).toLocaleDateString('fr', { dateStyle: 'long' })
    told.push(`Le certificat expire le ${last}. Pour le renouveler : npm run -s certificate`)
  }
  return told.length === 0 ? [] : [...told, '']
}

/** What the terminal shows once the table is laid. */
export const welcome = (
  host: string,
  port: number,
  tls?: Pick<Tls, 'certificate' | 'authority'>,
  addresses = lanAddresses(),
): string => {
  const scheme = tls === undefined ? 'http' : 'https'
  // A device that does not trust the home's authority yet would meet its browser's warning first: plain HTTP leads on to HTTPS.
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
    ...(tls === undefined ? [] : aboutCertificate(tls, port, house)),
  ].join('\n')
}
