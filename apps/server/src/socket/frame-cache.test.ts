import type { SeatId } from '@tablee/kernel'
import type { Patch } from '@tablee/protocol'
import { expect, it } from 'vitest'
import { frameOf, News } from './frame-cache.ts'

const patched = (patch: Patch, now = 1000, isRunning = true) => ({ type: 'patch', patch, now, isRunning }) as const
const PATCH = { play: { view: { count: 3, hand: ['A'] } } }

it('the same change is put into words once, however its fields are ordered', () => {
  const news = new News()
  const frame = news.frameOf(patched(PATCH))
  expect(frame).toEqual(frameOf(patched(PATCH)))
  expect(news.frameOf(patched(structuredClone(PATCH)))).toBe(frame)
  expect(news.frameOf(patched({ play: { view: { hand: ['A'], count: 3 } } }))).toBe(frame)
})

it.each([
  ['another hand', patched({ play: { view: { count: 3, hand: ['B'] } } })],
  ['one card more', patched({ play: { view: { count: 3, hand: ['A', 'B'] } } })],
  ['another seat', patched({ ...PATCH, me: 's1' as SeatId })],
  ['a field that is gone', patched({ play: { view: { count: 3, hand: null } } })],
  ['a field less', patched({ play: { view: { count: 3 } } })],
  ['another time', patched(PATCH, 1001)],
  ['a clock that stands', patched(PATCH, 1000, false)],
])('%s is another frame, and neither becomes the other', (_, other) => {
  const news = new News()
  const first = patched(PATCH)
  for (const each of [first, other, first]) expect(news.frameOf(each)).toEqual(frameOf(each))
  expect(frameOf(other)).not.toEqual(frameOf(first))
})
