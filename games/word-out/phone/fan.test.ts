import { describe, expect, it } from 'vitest'
import { fanOf, slotAt } from './fan.ts'

describe('the fan', () => {
  it.each([1, 2, 8, 10, 11, 25])('%i cards stay within the room', (count) => {
    const { slots, width } = fanOf(count, 390, 84)
    expect(slots).toHaveLength(count)
    for (const { left } of slots) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(390)
    }
  })
  it('every index of a usual hand can be seen and touched', () => {
    const { slots } = fanOf(8, 390, 84)
    const steps = slots.slice(1).map(({ left }, nth) => left - (slots[nth]?.left ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(30)
  })
  it('the card beside a raised one stays in sight, and all within the room', () => {
    for (let raised = 0; raised < 8; raised++) {
      const { slots, width } = fanOf(8, 360, 84, raised)
      const next = slots[raised + 1]
      if (next) expect(next.left - (slots[raised]?.left ?? 0)).toBeGreaterThan(60)
      for (const { left } of slots) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(360)
      }
    }
  })
  it('the card under the finger is the uppermost', () => {
    const fan = fanOf(8, 390, 84)
    for (const [nth, { left }] of fan.slots.entries()) expect(slotAt(fan, left + 5, 60)).toBe(nth)
    expect(slotAt(fan, -50, 60)).toBe(0)
  })
  it('of two lines the one that the finger is in', () => {
    const fan = fanOf(20, 390, 84)
    const [first, eleventh] = [fan.slots[0], fan.slots[10]]
    expect(slotAt(fan, (first?.left ?? 0) + 4, 10)).toBe(0)
    expect(slotAt(fan, (eleventh?.left ?? 0) + 4, 110)).toBe(10)
  })
})
