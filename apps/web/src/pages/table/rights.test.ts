import type { SeatId, SeatView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { hostOf, rightsAt } from './rights.ts'

const seat = (id: string, name: string): SeatView => ({
  id: id as SeatId,
  name,
  holder: 'person',
  team: 'sel',
  isCaptain: false,
  isPresent: true,
  isUnhurried: false,
})
const [marie, bob] = [seat('s1', 'Marie'), seat('s2', 'Bob')]
const seats = [marie, bob]
const [s1, s2] = [marie.id, bob.id]

describe('ALL-10 the host’s rights, as the page offers them', () => {
  it('the host of record has all of them', () => {
    expect(rightsAt({ me: s1, host: s1, seats })).toEqual({ isHost: true, actingFor: undefined, hasReserved: true })
  })
  it('who acts as host has none of the reserved ones, and knows for whom', () => {
    const table = { me: s2, host: s2, hostOfRecord: s1, seats }
    expect(rightsAt(table)).toEqual({ isHost: true, actingFor: marie, hasReserved: false })
  })
  it('once the role has passed for good, the new host has all of them', () => {
    expect(rightsAt({ me: s2, host: s2, seats })).toEqual({ isHost: true, actingFor: undefined, hasReserved: true })
  })
  it('nobody else has any, seated or not', () => {
    const none = { isHost: false, actingFor: undefined, hasReserved: false }
    expect(rightsAt({ me: s2, host: s1, seats })).toEqual(none)
    expect(rightsAt({ host: s1, seats })).toEqual(none)
    expect(rightsAt({ seats })).toEqual(none)
  })
  it('the table stays the host’s while somebody acts in their place', () => {
    expect(hostOf({ host: s2, hostOfRecord: s1, seats })).toBe(marie)
    expect(hostOf({ host: s2, seats })).toBe(bob)
    expect(hostOf({ seats: [] })).toBeUndefined()
  })
})
