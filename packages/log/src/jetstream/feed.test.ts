import { describe, expect, it } from 'vitest'
import type { ServerTime, TableCode, Version } from '../units.ts'
import { Feed, SLICES } from './feed.ts'
import type { StreamMessage } from './message.ts'

const code = (nth: number) => `T${nth}` as TableCode

describe('the live feed of many tables', () => {
  it('rechecks idle tables one slice at a time, each table once per round, and not those with recent messages', () => {
    const listeners = new Map<TableCode, (stored: StreamMessage) => void>()
    const woken: TableCode[] = []
    const feed = new Feed(
      (table, on) => {
        listeners.set(table, on)
        return () => {}
      },
      (table) => woken.push(table),
    )
    for (let nth = 0; nth < 1000; nth++) feed.begin(code(nth))
    // A table that has just been followed counts as active in the first round.
    for (let part = 0; part < SLICES; part++) feed.recheckIdle()
    expect(woken).toEqual([])
    const stored = { version: 1 as Version, seq: 1, since: 0, bytes: 0, text: '', at: 0 as ServerTime }
    listeners.get(code(7))?.(stored)
    woken.length = 0
    for (let part = 0; part < SLICES; part++) {
      const before = woken.length
      feed.recheckIdle()
      expect(woken.length - before).toBeLessThanOrEqual(1000 / SLICES)
    }
    expect(woken).toHaveLength(999)
    expect(new Set(woken).size).toBe(999)
    expect(woken).not.toContain(code(7))
  })
})
