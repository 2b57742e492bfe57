import type { TableCode } from '@tablee/log'
import { expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { LookersOn } from './lookers-on.ts'

const TABLE = 'K7MP' as TableCode

/** As many as may come from these addresses, each as often as it can. */
const fill = (lookersOn: LookersOn, addresses: readonly string[]) => {
  let came = 0
  for (const address of addresses)
    while (lookersOn.mayCome(TABLE, address)) {
      lookersOn.come(TABLE, { address, isSeated: false })
      came += 1
    }
  return came
}

it('forty from one address, two hundred at a table', () => {
  const lookersOn = new LookersOn(LIMITS)
  expect(fill(lookersOn, ['192.0.2.1'])).toBe(40)
  expect(fill(lookersOn, ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'])).toBe(160)
  expect(lookersOn.mayCome('ZZZZ' as TableCode, '192.0.2.1')).toBe(true)
})

it('one IPv6 /48 does not crowd a table out', () => {
  const addresses = Array.from({ length: 50 }, (_, nth) => `2001:db8:1:${nth}`)
  const lookersOn = new LookersOn(LIMITS)
  expect(fill(lookersOn, addresses)).toBe(160)
  expect(lookersOn.mayCome(TABLE, '2001:db8:2:0')).toBe(true)
})

it('people with a seat are none, and whoever goes makes room', () => {
  const lookersOn = new LookersOn({ lookersOn: 2, lookersOnPerAddress: 1 })
  const visitor = { address: 'a', isSeated: true }
  lookersOn.come(TABLE, visitor)
  expect(lookersOn.mayCome(TABLE, 'a')).toBe(true)
  // Stood up.
  visitor.isSeated = false
  expect(lookersOn.mayCome(TABLE, 'a')).toBe(false)
  lookersOn.go(TABLE, visitor)
  lookersOn.go(TABLE, visitor)
  expect(lookersOn.mayCome(TABLE, 'a')).toBe(true)
})
