import { networkInterfaces } from 'node:os'
import { generate } from 'lean-qr'

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

/** What the terminal shows once the table is laid. */
export const welcome = (host: string, port: number, addresses = lanAddresses()): string => {
  const local = `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
  const lan = isEverywhere(host) ? addresses.map((address) => `http://${address}:${port}`) : []
  return [
    '',
    'Tablée est servie.',
    `  ici             ${local}`,
    ...lan.map((address) => `  dans la maison  ${address}`),
    ...(lan[0] === undefined ? [] : ['', qrCode(lan[0])]),
    '',
  ].join('\n')
}
