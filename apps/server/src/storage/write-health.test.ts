import type { Decision } from '@tablee/kernel'
import { LogClosed, Memory, NONE_YET, openMemoryLog, type ServerTime, type TableCode, type Version } from '@tablee/log'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withAppend } from './with-append.ts'
import { watchWrites } from './write-health.ts'

const K7MP = 'K7MP' as TableCode
const decision = { id: 'one' } as Decision

let isFull: boolean
const newLog = () => {
  const log = openMemoryLog<Decision>({ memory: new Memory(), clock: () => 0 as ServerTime })
  return withAppend(log, async (...entry) => {
    if (isFull) throw new Error('database or disk is full')
    return log.append(...entry)
  })
}

beforeEach(() => {
  isFull = false
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('is not ready from a failed append until one succeeds', async () => {
  const { log, isWritable } = watchWrites(newLog())
  expect(isWritable()).toBe(true)
  isFull = true
  await expect(log.append(K7MP, NONE_YET, decision)).rejects.toThrow('full')
  expect(isWritable()).toBe(false)
  isFull = false
  expect(await log.append(K7MP, NONE_YET, decision)).toBe(1)
  expect(isWritable()).toBe(true)
})

it('an append that was behind writes nothing and proves nothing', async () => {
  const { log, isWritable } = watchWrites(newLog())
  await log.append(K7MP, NONE_YET, decision)
  isFull = true
  await expect(log.append(K7MP, NONE_YET, decision)).rejects.toThrow('full')
  isFull = false
  expect(await log.append(K7MP, NONE_YET, { ...decision, id: 'other' })).toBe('behind')
  expect(isWritable()).toBe(false)
})

it('without appends finds out by a probe that the log is writable again, and leaves nothing behind', async () => {
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

it('stays ready during the tolerated time, in which a leader may be elected', async () => {
  const { log, isWritable } = watchWrites(newLog(), { tolerated: 5000 })
  isFull = true
  await expect(log.append(K7MP, NONE_YET, decision)).rejects.toThrow('full')
  await vi.advanceTimersByTimeAsync(4000)
  expect(isWritable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isWritable()).toBe(false)
})

it('closes after pending appends are written, and refuses later ones', async () => {
  const { log } = watchWrites(newLog())
  const appended = log.append(K7MP, NONE_YET, decision)
  await log.close()
  expect(await appended).toBe(1)
  await expect(log.append(K7MP, 1 as Version, decision)).rejects.toThrow(LogClosed)
})

it('a decision that is too large is a bug of the server, not a fault of the disk', async () => {
  const { log, isWritable } = watchWrites(newLog())
  const large = { ...decision, move: 'x'.repeat(2_000_000) } as unknown as Decision
  await expect(log.append(K7MP, NONE_YET, large)).rejects.toThrow(RangeError)
  expect(isWritable()).toBe(true)
})
