import { FakeTime } from '@tablee/host/testing/fake-time'
import type { Milliseconds } from '@tablee/kernel'
import { expect, it } from 'vitest'
import { SeenTime } from './seen-time.ts'

const seconds = (count: number) => (count * 1000) as Milliseconds

it('ALL-3 time stands still while the page is hidden, and timers wait as long', async () => {
  const real = new FakeTime()
  const seen = new SeenTime(real)
  const began = seen.now()
  const heard: string[] = []
  seen.later(seconds(10), () => heard.push('ten'))
  await real.pass(4)
  seen.stop()
  const stopTwenty = seen.later(seconds(20), () => heard.push('twenty'))
  seen.later(seconds(1), () => heard.push('one'))
  await real.pass(600)
  expect(heard).toEqual([])
  expect(seen.now() - began).toBe(4000)
  seen.goOn()
  await real.pass(2)
  expect(heard).toEqual(['one'])
  await real.pass(4)
  expect(heard).toEqual(['one', 'ten'])
  stopTwenty()
  await real.pass(60)
  expect(heard).toEqual(['one', 'ten'])
  expect(seen.now() - began).toBe(70_000)
})
