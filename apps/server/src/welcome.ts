import { networkInterfaces } from 'node:os'
import { generate } from 'lean-qr'

/** The addresses at which the others in the house find this machine. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

const qrCode = (text: string): string => generate(text).toString({ on: '  ', off: '██', pad: 2 })

/** What the terminal shows once the table is laid. */
export const welcome = (host: string, port: number): string => {
  const local = `http://${isEverywhere(host) ? 'localhost' : host}:${port}`
  const lan = isEverywhere(host) ? lanAddresses().map((address) => `http://${address}:${port}`) : []
  return [
    '',
    'Tablée est servie.',
    `  ici             ${local}`,
    ...lan.map((address) => `  dans la maison  ${address}`),
    ...(lan[0] === undefined ? [] : ['', qrCode(lan[0])]),
    '',
  ].join('\n')
}
