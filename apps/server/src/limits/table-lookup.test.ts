import type { Host } from '@tablee/host'
import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS, type Limits } from './limits.ts'
import { TableLookup } from './table-lookup.ts'

const LEA = 'key of Léa' as HolderKey
const GUESSER = 'key of a guesser' as HolderKey
const DAY = 86_400_000

/** A fake host whose tables all have a seat for Léa; the test sets how long loading takes. */
const newTables = (codes: readonly string[], opensIn: (code: string) => number = () => 5) => {
  const inMemory = new Map<string, object>()
  const opened: string[] = []
  const reported: unknown[] = []
  const table = { hasSeatFor: (key: HolderKey) => key === LEA }
  const open = async (code: TableCode) => {
    const isThere = codes.includes(code)
    opened.push(code)
    if (isThere) await new Promise((resolve) => setTimeout(resolve, opensIn(code)))
    if (isThere) inMemory.set(code, table)
    return isThere ? table : undefined
  }
  const host = { open, peek: (code: string) => inMemory.get(code) } as unknown as Pick<Host, 'open' | 'peek'>
  const lookup = (limits: Partial<Limits> = {}) =>
    new TableLookup({
      ...{ host, gossip: undefined, report: (error: unknown) => reported.push(error) },
      limits: { ...LIMITS, ...limits },
    })
  return { host, lookup, opened, reported, inMemory }
}

/** Codes without a table. */
const SIGNS = 'BCDFGHJKMN'
const wrong = (nth: number) => `Z${[...String(nth).padStart(3, '0')].map((digit) => SIGNS[Number(digit)]).join('')}`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The result of an attempt, and after how many milliseconds it came. */
const outcomeOf = async (asked: ReturnType<TableLookup['find']>) => {
  const from = performance.now()
  let outcome: unknown
  void asked.then((found) => {
    outcome = { answer: typeof found === 'string' ? found : 'found', after: performance.now() - from }
  })
  for (let passed = 0; outcome === undefined && passed < 10_000; passed += 5) await vi.advanceTimersByTimeAsync(5)
  return outcome
}
const use = async (lookup: TableLookup, count: number, address = 'a') => {
  for (let nth = 0; nth < count; nth++) await outcomeOf(lookup.find(address, wrong(nth), GUESSER))
}

it('the code of a table created from an address does not count there; from another address it does', async () => {
  const tables = newTables(['CCCC', 'DDDD'])
  const lookup = tables.lookup({ codesPerMinute: 1 })
  lookup.allow('a', 'CCCC' as TableCode)
  await use(lookup, 1, 'a')
  await use(lookup, 1, 'b')
  const answers = [
    ['a', 'CCCC'],
    ['a', 'DDDD'],
    ['b', 'CCCC'],
  ] as const
  for (const [at, [address, code]] of answers.entries())
    expect(await outcomeOf(lookup.find(address, code, GUESSER))).toMatchObject({
      answer: at === 0 ? 'found' : 'too-many-tries',
    })
})

describe('an address that used up its codes learns nothing about a code', () => {
  it.each([
    ['without a secret', undefined, (): void => {}],
    ['with a secret', GUESSER, (): void => {}],
    ['with a secret, of a table in memory', GUESSER, (host: Pick<Host, 'open'>) => void host.open('KKKK' as TableCode)],
    [
      'with a secret, while the log fails',
      GUESSER,
      (host: { open: unknown }) => {
        host.open = () => Promise.reject(new Error('no log'))
      },
    ],
  ])('%s: right and wrong are the same answer after the same time', async (_, key, prepare) => {
    const { host, lookup } = newTables(['KKKK'])
    const door = lookup()
    await use(door, LIMITS.codesPerMinute)
    prepare(host as never)
    await vi.advanceTimersByTimeAsync(10)
    const right = await outcomeOf(door.find('a', 'KKKK', key))
    const wrongOne = await outcomeOf(door.find('a', 'KKKM', key))
    expect(right).toEqual({ answer: 'too-many-tries', after: LIMITS.guessAnsweredAfter })
    expect(wrongOne).toEqual(right)
  })

  it('a table that loads slowly does not delay the answer', async () => {
    const { lookup } = newTables(['KKKK'], () => 5000)
    const door = lookup()
    await use(door, LIMITS.codesPerMinute)
    const expected = { answer: 'too-many-tries', after: LIMITS.guessAnsweredAfter }
    expect(await outcomeOf(door.find('a', 'KKKK', GUESSER))).toEqual(expected)
    // A seat holder gets the same answer until the table is in memory.
    expect(await outcomeOf(door.find('a', 'KKKK', LEA))).toEqual(expected)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await outcomeOf(door.find('a', 'KKKK', LEA))).toMatchObject({ answer: 'found' })
  })

  it('loads no table without a secret, and with one only within the lookup limit', async () => {
    const { lookup, opened } = newTables(['KKKK'])
    const door = lookup()
    await use(door, LIMITS.codesPerMinute)
    opened.length = 0
    for (let nth = 0; nth < 500; nth++) void door.find('a', wrong(20 + (nth % 400)), undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(opened).toEqual([])
    for (let nth = 0; nth < 500; nth++) void door.find('a', wrong(500 + (nth % 50)), GUESSER)
    await vi.advanceTimersByTimeAsync(10_000)
    const { lookups, lookupsPerSecond, guessAnsweredAfter } = LIMITS
    expect(opened).toHaveLength(lookups + lookupsPerSecond * (guessAnsweredAfter / 1000))
  })

  it('also beyond the lookup limit, where the client is asked to retry', async () => {
    const { lookup, host } = newTables(['KKKK', 'KKKM'])
    const door = lookup({ lookups: 1, lookupsPerSecond: 0.001 })
    await use(door, LIMITS.codesPerMinute)
    await outcomeOf(door.find('a', wrong(900), GUESSER))
    void host.open('KKKM' as TableCode)
    await vi.advanceTimersByTimeAsync(10)
    const expected = { answer: 'slow-down', after: LIMITS.guessAnsweredAfter }
    for (const code of ['KKKK', 'KKKM', 'KKKN'])
      expect(await outcomeOf(door.find('a', code, GUESSER))).toEqual(expected)
    expect(await outcomeOf(door.find('a', 'KKKK', LEA))).toEqual(expected)
    expect(await outcomeOf(door.find('a', 'KKKM', LEA))).toMatchObject({ answer: 'found' })
  })

  it('but a seat holder gets in: at once if the table is in memory, otherwise within the lookup limit', async () => {
    const { lookup } = newTables(['KKKK'])
    const door = lookup()
    await use(door, LIMITS.codesPerMinute)
    expect(await outcomeOf(door.find('a', 'KKKK', LEA))).toEqual({ answer: 'found', after: 5 })
    expect(await outcomeOf(door.find('a', 'KKKK', LEA))).toMatchObject({ answer: 'found' })
  })
})

describe('tried codes', () => {
  const answerTo = async (door: TableLookup, code: string, key = GUESSER, address = 'a') =>
    ((await outcomeOf(door.find(address, code, key))) as { answer: string }).answer

  it('counts different codes, existing or not, per minute and per day', async () => {
    const { lookup } = newTables(['KKKK', 'KKKM'])
    const door = lookup({ codesPerMinute: 3, codesPerDay: 5 })
    for (const code of ['KKKK', 'ZZZZ', 'KKKM']) expect(await answerTo(door, code)).not.toBe('too-many-tries')
    expect(await answerTo(door, 'ZZZY')).toBe('too-many-tries')
    await vi.advanceTimersByTimeAsync(60_000)
    for (const code of ['ZZZY', 'ZZZX']) expect(await answerTo(door, code)).toBe('no-such-table')
    expect(await answerTo(door, 'ZZZW')).toBe('too-many-tries')
    // Five a day: the next one is available after about five hours.
    await vi.advanceTimersByTimeAsync(DAY / 5 - 600_000)
    expect(await answerTo(door, 'ZZZW')).toBe('too-many-tries')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await answerTo(door, 'ZZZW')).toBe('no-such-table')
    expect(await answerTo(door, 'ZZZV')).toBe('too-many-tries')
  })

  it('counts a code once, so that a class behind one address can join its table', async () => {
    const { lookup } = newTables(['KKKK'])
    const door = lookup({ codesPerMinute: 1 })
    for (let pupil = 0; pupil < 30; pupil++)
      expect(await answerTo(door, 'KKKK', `pupil ${pupil}` as HolderKey)).toBe('found')
    expect(await answerTo(door, 'ZZZZ')).toBe('too-many-tries')
    expect(await answerTo(door, 'KKKK')).toBe('found')
  })

  it('does not count tables where the caller has a seat', async () => {
    const { lookup } = newTables(['KKKK', 'KKKM', 'KKKN'])
    const door = lookup({ codesPerMinute: 1 })
    for (const code of ['KKKK', 'KKKM', 'KKKN']) expect(await answerTo(door, code, LEA)).toBe('found')
    expect(await answerTo(door, 'ZZZZ')).toBe('no-such-table')
    expect(await answerTo(door, 'ZZZY')).toBe('too-many-tries')
  })

  it('counts concurrent attempts', async () => {
    const { lookup, opened } = newTables([])
    const door = lookup({ codesPerMinute: 3 })
    const answers = Array.from({ length: 20 }, (_, nth) => door.find('a', wrong(nth), undefined))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await Promise.all(answers)).filter((answer) => answer === 'no-such-table')).toHaveLength(3)
    expect(opened).toHaveLength(3)
  })

  it('counts each address separately', async () => {
    const { lookup } = newTables([])
    const door = lookup({ codesPerMinute: 1 })
    await use(door, 2, '192.0.2.1')
    expect(await answerTo(door, 'ZZZZ', GUESSER, '192.0.2.2')).toBe('no-such-table')
  })

  it('allows an IPv6 /48 four times as many codes as one /64', async () => {
    const { lookup } = newTables([])
    const door = lookup({ codesPerMinute: 2 })
    const answers: string[] = []
    for (let nth = 0; nth < 20; nth++) answers.push(await answerTo(door, wrong(nth), GUESSER, `2001:db8:1:${nth}`))
    expect(answers.filter((answer) => answer === 'no-such-table')).toHaveLength(8)
    expect(await answerTo(door, 'ZZZZ', GUESSER, '2001:db8:2:1')).toBe('no-such-table')
  })
})

describe('loading tables', () => {
  it('delays an address that loads many, and refuses if the delay would be too long', async () => {
    const codes = Array.from({ length: 100 }, (_, nth) => wrong(nth))
    const { lookup, opened } = newTables(codes)
    const door = lookup({ codesPerMinute: 1000, opens: 4, opensPerSecond: 2, openWithin: 3000 })
    const answers = codes.slice(0, 20).map((code) => door.find('a', code, LEA))
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1000)
    expect(opened).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(3000)
    const told = await Promise.all(answers)
    expect(opened).toHaveLength(10)
    expect(told.filter((answer) => answer === 'slow-down')).toHaveLength(10)
    expect(await door.find('a', codes[0] as string, LEA)).toMatchObject({ hasSeat: true })
    expect(
      await Promise.race([door.find('b', codes[50] as string, LEA), vi.advanceTimersByTimeAsync(10)]),
    ).toBeDefined()
  })
})
