import { describe, expect, it } from 'vitest'
import { TableTime } from './table-time.ts'

describe('table time', () => {
  it('runs on from what the server told', () => {
    const time = new TableTime()
    time.tell(10_000, true, 500)
    expect([500, 750, 30_500].map((at) => time.now(at))).toEqual([10_000, 10_250, 40_000])
  })
  it('ALL-3 stands still while the table is paused', () => {
    const time = new TableTime()
    time.tell(10_000, true, 500)
    time.tell(12_000, false, 2500)
    expect([2500, 60_000].map((at) => time.now(at))).toEqual([12_000, 12_000])
    time.tell(12_000, true, 60_000)
    expect(time.now(61_000)).toBe(13_000)
  })
  it('never runs backwards when a device’s clock does', () => {
    const time = new TableTime()
    time.tell(10_000, true, 500)
    expect(time.now(400)).toBe(10_000)
  })
})
