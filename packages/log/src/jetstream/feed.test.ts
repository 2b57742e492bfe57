import { describe, expect, it } from 'vitest'
import type { ServerTime, TableCode, Version } from '../units.ts'
import { Feed, PARTS } from './feed.ts'
import type { Kept } from './message.ts'

const code = (nth: number) => `T${nth}` as TableCode

describe('the feed of many tables', () => {
  it('has quiet ones looked up a part at a time, each once in a round, and not those just heard of', () => {
    const hear = new Map<TableCode, (kept: Kept) => void>()
    const woken: TableCode[] = []
    const feed = new Feed(
      (table, on) => {
        hear.set(table, on)
        return () => {}
      },
      (table) => woken.push(table),
    )
    for (let nth = 0; nth < 1000; nth++) feed.begin(code(nth))
    // To be followed is news enough for the first round.
    for (let part = 0; part < PARTS; part++) feed.doubtQuiet()
    expect(woken).toEqual([])
    const kept = { version: 1 as Version, seq: 1, since: 0, bytes: 0, text: '', at: 0 as ServerTime }
    hear.get(code(7))?.(kept)
    woken.length = 0
    for (let part = 0; part < PARTS; part++) {
      const before = woken.length
      feed.doubtQuiet()
      expect(woken.length - before).toBeLessThanOrEqual(1000 / PARTS)
    }
    expect(woken).toHaveLength(999)
    expect(new Set(woken).size).toBe(999)
    expect(woken).not.toContain(code(7))
  })
})
