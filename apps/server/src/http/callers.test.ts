import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressOf, isSameOrigin, keyOf, networksOf, shareOf } from './callers.ts'

const caller = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0'],
    [undefined, ''],
  ])('at %s is counted as %s', (address, counted) => {
    expect(addressOf(caller(address), false)).toBe(counted)
  })

  it.each([
    ['192.0.2.7', { '192.0.2.7': 1 }],
    ['::ffff:192.0.2.7', { '192.0.2.7': 1 }],
    ['2001:db8:1:2:3:4:5:6', { '2001:db8:1:2': 1, '2001:db8:1/48': 4 }],
    ['2001:db8::5:6:7:8', { '2001:db8:0:0': 1, '2001:db8:0/48': 4 }],
  ])('at %s counts for its own limit and for that of its network: %j', (address, limits) => {
    const networks = networksOf(addressOf(caller(address), false))
    expect(Object.fromEntries(networks.map((network) => [network, shareOf(network)]))).toEqual(limits)
  })

  it('is identified by the last address of X-Forwarded-For, and only behind a proxy', () => {
    const forwarded = caller('127.0.0.1', { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' })
    expect(addressOf(forwarded, true)).toBe('192.0.2.7')
    expect(addressOf(forwarded, false)).toBe('127.0.0.1')
    expect(addressOf(caller('127.0.0.1'), true)).toBe('127.0.0.1')
  })

  it.each([
    [undefined, true],
    ['http://tablee.example:3000', true],
    ['https://tablee.example:3000', true],
    ['http://tablee.example', false],
    ['http://elsewhere.example:3000', false],
    ['null', false],
    ['', false],
  ])('from the page %s is let in: %s', (origin, isLetIn) => {
    const headers = { host: 'tablee.example:3000', ...(origin === undefined ? {} : { origin }) }
    expect(isSameOrigin(caller('192.0.2.7', headers))).toBe(isLetIn)
  })
})

it('hashes a secret', () => {
  expect(keyOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
