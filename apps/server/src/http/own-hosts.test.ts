import { expect, it } from 'vitest'
import { ownHosts } from './own-hosts.ts'

const HOME = [
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]:3000',
  '[fd00::2]',
  'localhost:3000',
  'grenier.local:3000',
  'GRENIER.local.',
  'tablee.lan',
  'tablee.home.arpa:80',
  'box.home',
  'maison.test',
  'grenier',
]
const STRANGE = [
  'rebind.example',
  'rebind.example:3000',
  'local.example',
  'notlocal',
  '127.0.0.1.rebind.example',
  'a.b.',
]

const accepted = (isOwnHost: ReturnType<typeof ownHosts>, hosts: readonly string[]) =>
  hosts.filter((host) => isOwnHost({ headers: { host } }))

it('by default accepts addresses, names of a home network and names without a dot', () => {
  expect(accepted(ownHosts({ machine: 'x' }), HOME)).toEqual(HOME)
  expect(accepted(ownHosts({ machine: 'x' }), STRANGE)).toEqual(['notlocal'])
})

it('accepts the machine’s own name and the names of its certificate', () => {
  const certificate = { subjectAltName: 'DNS:jeux.example.org, DNS:*.ecole.example, IP Address:10.0.0.1' }
  const isOwnHost = ownHosts({ certificate, machine: 'Grenier.Example.net' })
  const good = ['jeux.example.org:3000', 'salle.ecole.example', 'grenier.example.net']
  expect(accepted(isOwnHost, [...good, 'ecole.example', 'a.b.ecole.example', 'x.example.org'])).toEqual(good)
})

it('PUBLIC_HOSTS adds names, behind a proxy too', () => {
  for (const isBehindProxy of [false, true]) {
    const isOwnHost = ownHosts({ publicHosts: ['jeux.example.org'], isBehindProxy, machine: 'x' })
    expect(accepted(isOwnHost, ['jeux.example.org', '10.0.0.1:3000', 'rebind.example'])).toEqual([
      'jeux.example.org',
      '10.0.0.1:3000',
    ])
  }
})

it('behind a proxy without PUBLIC_HOSTS accepts any name, because the proxy filters them', () => {
  expect(accepted(ownHosts({ isBehindProxy: true }), STRANGE)).toEqual(STRANGE)
})

it('accepts a request without a Host header, which no browser sends', () => {
  expect(ownHosts({ machine: 'x' })({ headers: {} })).toBe(true)
})
