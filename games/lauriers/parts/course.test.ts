import { describe, expect, it } from 'vitest'
import { TRACKS } from '../game.ts'
import { courseOf, perRow, rowsFor } from './course.ts'

describe.each(TRACKS)('a track of %d leaves', (count) => {
  it.each([1, 2, 3])('LAU-1 lies whole in its drawing, in %d rows', (rows) => {
    const { leaves, width, height } = courseOf(count, perRow(count, rows))
    expect(leaves).toHaveLength(count)
    for (const { x, y, number, foot } of leaves)
      for (const point of [{ x, y }, number, foot]) {
        expect(point.x).toBeGreaterThan(0)
        expect(point.x).toBeLessThan(width)
        expect(point.y).toBeGreaterThan(0)
        expect(point.y).toBeLessThan(height)
      }
  })
  it('LAU-1 goes on from leaf to leaf without a jump, round the bends too', () => {
    const { leaves } = courseOf(count, perRow(count, 3))
    leaves.slice(1).forEach(({ x, y }, nth) => {
      const before = leaves[nth]
      expect(Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0))).toBeLessThan(150)
    })
  })
})

it('has more rows on a phone than on a desk', () => {
  expect(rowsFor(26, 336)).toBe(3)
  expect(rowsFor(26, 736)).toBe(2)
  expect(rowsFor(11, 736)).toBe(1)
})
