import type { Decision } from '@tablee/kernel'
import { Memory, NONE_YET, openMemoryLog, type ServerTime, type TableCode } from '@tablee/log'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchWrites } from './writable.ts'

const K7MP = 'K7MP' as TableCode
const decision = { id: 'one' } as Decision

let isFull: boolean
const newLog = () => {
  const log = openMemoryLog<Decision>({ memory: new Memory(), clock: () => 0 as ServerTime })
  const append: typeof log.append = async (...entry) => {
    if (isFull) throw new Error('database or disk is full')
    return log.append(...entry)
  }
  return Object.assign(Object.create(log), { append }) as typeof log
}

beforeEach(() => {
  isFull = false
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('after a failed append it is not ready, until one succeeds', async () => {
  const { log, isWritable } = watchWrites(newLog())
  expect(isWritable()).toBe(true)
  isFull = true
  await expect(log.append(K7MP, NONE_YET, decision)).rejects.toThrow('full')
  expect(isWritable()).toBe(false)
  isFull = false
  expect(await log.append(K7MP, NONE_YET, decision)).toBe(1)
  expect(isWritable()).toBe(true)
})

it('an append that came too late writes nothing, and proves nothing', async () => {
  const { log, isWritable } = watchWrites(newLog())
  await log.append(K7MP, NONE_YET, decision)
  isFull = true
  await expect(log.append(K7MP, NONE_YET, decision)).rejects.toThrow('full')
  isFull = false
  expect(await log.append(K7MP, NONE_YET, { ...decision, id: 'other' })).toBe('behind')
  expect(isWritable()).toBe(false)
})

it('where nobody is sent any more it finds out by itself that there is room again, and leaves nothing behind', async () => {
  const { log, isWritable } = watchWrites(newLog())
  isFull = true
  await expect(log.append(K7MP, NONE_YET, decision)).rejects.toThrow('full')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isWritable()).toBe(false)
  isFull = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(isWritable()).toBe(true)
  expect(await log.count()).toBe(0)
})

it('a decision that is too large is our own bug, and no fault of the disk', async () => {
  const { log, isWritable } = watchWrites(newLog())
  const large = { ...decision, move: 'x'.repeat(2_000_000) } as unknown as Decision
  await expect(log.append(K7MP, NONE_YET, large)).rejects.toThrow(RangeError)
  expect(isWritable()).toBe(true)
})
