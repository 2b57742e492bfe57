import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { SpectatorLimit } from './spectator-limit.ts'

const TABLE = 'K7MP' as TableCode

const spectator = (address: string) => ({ address, key: undefined, isSeated: false })

/** Lets in spectators from each address until the limit refuses one; returns how many came in. */
const fill = (limit: SpectatorLimit, addresses: readonly string[]) => {
  let entered = 0
  for (const address of addresses)
    while (limit.mayEnter(TABLE, spectator(address))) {
      limit.enter(TABLE, spectator(address))
      entered += 1
    }
  return entered
}

it('lets in forty spectators from one address and two hundred at one table', () => {
  const limit = new SpectatorLimit(LIMITS)
  expect(fill(limit, ['192.0.2.1'])).toBe(40)
  expect(fill(limit, ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'])).toBe(160)
  expect(limit.mayEnter('ZZZZ' as TableCode, spectator('192.0.2.1'))).toBe(true)
})

it('keeps room for others when one IPv6 /48 network sends as many spectators as it may', () => {
  const addresses = Array.from({ length: 50 }, (_, nth) => `2001:db8:1:${nth}`)
  const limit = new SpectatorLimit(LIMITS)
  expect(fill(limit, addresses)).toBe(160)
  expect(limit.mayEnter(TABLE, spectator('2001:db8:2:0'))).toBe(true)
})

it('does not count people with a seat, and frees the place of a spectator who leaves', () => {
  const limit = new SpectatorLimit({ ...LIMITS, spectators: 2, spectatorsPerAddress: 1 })
  const visitor = { address: 'a', key: undefined, isSeated: true }
  limit.enter(TABLE, visitor)
  expect(limit.mayEnter(TABLE, spectator('a'))).toBe(true)
  // The visitor gives up the seat and becomes a spectator.
  visitor.isSeated = false
  expect(limit.mayEnter(TABLE, spectator('a'))).toBe(false)
  limit.leave(TABLE, visitor)
  limit.leave(TABLE, visitor)
  expect(limit.mayEnter(TABLE, spectator('a'))).toBe(true)
})

it('lets in ten sockets with the same secret, seated or not, and still lets in another secret', () => {
  const limit = new SpectatorLimit(LIMITS)
  const lea = { address: 'a', key: 'lea' as HolderKey, isSeated: true }
  for (let nth = 0; nth < 10; nth++) {
    expect(limit.mayEnter(TABLE, lea)).toBe(true)
    limit.enter(TABLE, { ...lea, isSeated: nth % 2 === 0 })
  }
  expect(limit.mayEnter(TABLE, lea)).toBe(false)
  expect(limit.mayEnter(TABLE, { ...lea, key: 'bob' as HolderKey })).toBe(true)
})
