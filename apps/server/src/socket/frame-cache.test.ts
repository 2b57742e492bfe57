import type { SeatId } from '@tablee/kernel'
import type { Patch } from '@tablee/protocol'
import { expect, it } from 'vitest'
import { FrameCache, frameOf } from './frame-cache.ts'

const patched = (patch: Patch, now = 1000, isRunning = true) => ({ type: 'patch', patch, now, isRunning }) as const
const PATCH = { play: { view: { count: 3, hand: ['A'] } } }

it('serializes the same patch once, whatever the order of its fields', () => {
  const cache = new FrameCache()
  const frame = cache.frameOf(patched(PATCH))
  expect(frame).toEqual(frameOf(patched(PATCH)))
  expect(cache.frameOf(patched(structuredClone(PATCH)))).toBe(frame)
  expect(cache.frameOf(patched({ play: { view: { hand: ['A'], count: 3 } } }))).toBe(frame)
})

it.each([
  ['another hand', patched({ play: { view: { count: 3, hand: ['B'] } } })],
  ['one card more', patched({ play: { view: { count: 3, hand: ['A', 'B'] } } })],
  ['another seat', patched({ ...PATCH, me: 's1' as SeatId })],
  ['a removed field', patched({ play: { view: { count: 3, hand: null } } })],
  ['a missing field', patched({ play: { view: { count: 3 } } })],
  ['another time', patched(PATCH, 1001)],
  ['a stopped clock', patched(PATCH, 1000, false)],
])('%s gives another frame, and each message gets its own', (_, other) => {
  const cache = new FrameCache()
  const first = patched(PATCH)
  for (const each of [first, other, first]) expect(cache.frameOf(each)).toEqual(frameOf(each))
  expect(frameOf(other)).not.toEqual(frameOf(first))
})
