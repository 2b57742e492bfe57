import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { LookersOn } from './spectator-limit.ts'

const TABLE = 'K7MP' as TableCode

const newcomer = (address: string) => ({ address, key: undefined, isSeated: false })

/** As many as may come from these addresses, each as often as it can. */
const fill = (lookersOn: LookersOn, addresses: readonly string[]) => {
  let came = 0
  for (const address of addresses)
    while (lookersOn.mayCome(TABLE, newcomer(address))) {
      lookersOn.come(TABLE, newcomer(address))
      came += 1
    }
  return came
}

it('forty from one address, two hundred at a table', () => {
  const lookersOn = new LookersOn(LIMITS)
  expect(fill(lookersOn, ['192.0.2.1'])).toBe(40)
  expect(fill(lookersOn, ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'])).toBe(160)
  expect(lookersOn.mayCome('ZZZZ' as TableCode, newcomer('192.0.2.1'))).toBe(true)
})

it('one IPv6 /48 does not crowd a table out', () => {
  const addresses = Array.from({ length: 50 }, (_, nth) => `2001:db8:1:${nth}`)
  const lookersOn = new LookersOn(LIMITS)
  expect(fill(lookersOn, addresses)).toBe(160)
  expect(lookersOn.mayCome(TABLE, newcomer('2001:db8:2:0'))).toBe(true)
})

it('people with a seat are none, and whoever goes makes room', () => {
  const lookersOn = new LookersOn({ ...LIMITS, lookersOn: 2, lookersOnPerAddress: 1 })
  const visitor = { address: 'a', key: undefined, isSeated: true }
  lookersOn.come(TABLE, visitor)
  expect(lookersOn.mayCome(TABLE, newcomer('a'))).toBe(true)
  // Stood up.
  visitor.isSeated = false
  expect(lookersOn.mayCome(TABLE, newcomer('a'))).toBe(false)
  lookersOn.go(TABLE, visitor)
  lookersOn.go(TABLE, visitor)
  expect(lookersOn.mayCome(TABLE, newcomer('a'))).toBe(true)
})

it('ten sockets with the same secret, seated or not; another secret comes in', () => {
  const lookersOn = new LookersOn(LIMITS)
  const lea = { address: 'a', key: 'lea' as HolderKey, isSeated: true }
  for (let nth = 0; nth < 10; nth++) {
    expect(lookersOn.mayCome(TABLE, lea)).toBe(true)
    lookersOn.come(TABLE, { ...lea, isSeated: nth % 2 === 0 })
  }
  expect(lookersOn.mayCome(TABLE, lea)).toBe(false)
  expect(lookersOn.mayCome(TABLE, { ...lea, key: 'bob' as HolderKey })).toBe(true)
})
