import { BlockList, isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'

/** Address ranges that are not reachable from the internet. Without link-local IPv6, which needs a zone that address bars don't accept. */
export const HOME_RANGES = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
] as const

/** Domains for which no public authority issues certificates. */
export const HOME_DOMAINS = ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa', 'test'] as const

const ranges = new BlockList()
for (const range of HOME_RANGES) {
  const [address = '', prefix] = range.split('/')
  ranges.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

export const isHomeAddress = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && ranges.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The names and addresses of a certificate. */
export interface Names {
  readonly domains: readonly string[]
  readonly addresses: readonly string[]
  /** Those that the operator asked for. */
  readonly asked: readonly string[]
}

const isDomain = (name: string) => /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/.test(name)

/** Empty if the machine's name is not a valid host name, such as « Portable de Léa ». */
const machineName = (): readonly string[] => {
  const [name = ''] = hostname().toLowerCase().split('.')
  return isDomain(name) && name !== 'localhost' ? [name, `${name}.local`] : []
}

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => address)
    .filter(isHomeAddress)

const unique = (all: readonly string[]) => [...new Set(all)]

export class BadName extends Error {}

/** All names and addresses of this machine on its network, and those that the operator asked for. */
export const namesOfThisMachine = (extra: readonly string[]): Names => {
  const asked = extra.map((name) => name.toLowerCase())
  for (const name of asked) {
    if (isIP(name) === 0 ? isDomain(name) : isHomeAddress(name)) continue
    throw new BadName(`${name} : ni un nom de machine, ni une adresse d’un réseau privé.`)
  }
  const isAddress = (name: string) => isIP(name) !== 0
  return {
    domains: unique(['localhost', ...machineName(), ...asked.filter((name) => !isAddress(name))]),
    addresses: unique(['127.0.0.1', '::1', ...ownAddresses(), ...asked.filter(isAddress)]),
    asked,
  }
}
