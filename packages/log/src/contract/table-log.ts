import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LARGEST, type TableLog } from '../table-log.ts'
import type { TableCode } from '../units.ts'
import { describeExpiryAndClosing } from './expiry-and-closing.ts'
import { describeFollowing } from './following.ts'
import { describeModel } from './model.ts'
import { describeReading } from './reading.ts'
import { describeSizes } from './sizes.ts'
import { describeSnapshots } from './snapshots.ts'
import { all, type LogFixture, type Note, note, notes, table, v } from './tools.ts'

/** The contract that every adapter fulfils. Logs opened over one fixture share their tables, like the nodes of a cluster. */
export const describeTableLog = (name: string, newFixture: () => Promise<LogFixture>): void => {
  describe(`a table log: ${name}`, () => {
    describeAppending(newFixture)
    describeReading(newFixture)
    describeSizes(newFixture)
    describeSnapshots(newFixture)
    describeFollowing(newFixture)
    describeExpiryAndClosing(newFixture)
    describeModel(newFixture)
  })
}

const describeAppending = (newFixture: () => Promise<LogFixture>): void => {
  let fixture: LogFixture
  let log: TableLog<Note>
  beforeEach(async () => {
    fixture = await newFixture()
    log = await fixture.open()
  })
  afterEach(() => fixture.remove())

  it('LOG-1 a table that does not exist has version 0 and no decisions', async () => {
    expect(await log.version(table)).toBe(0)
    expect(await all(log.read(table))).toEqual([])
  })

  it('LOG-2 decisions are numbered from 1 and read in order, after any version', async () => {
    const written = notes(250)
    for (const [at, each] of written.entries()) expect(await log.append(table, v(at), each)).toBe(at + 1)
    expect(await log.version(table)).toBe(250)
    expect(await all(log.read(table))).toEqual(written)
    for (const after of [1, 99, 100, 101, 249, 250, 400])
      expect(await all(log.read(table, v(after)))).toEqual(written.slice(after))
  })

  it('LOG-3 an append at another version than the last one is behind, and nothing is written', async () => {
    expect(await log.append(table, v(1), note('early'))).toBe('behind')
    await log.append(table, v(0), note('a'))
    await log.append(table, v(1), note('b'))
    for (const after of [0, 1, 3, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await log.append(table, v(after), note('stray'))).toBe('behind')
    expect(await all(log.read(table))).toEqual([note('a'), note('b')])
  })

  it('LOG-4 of many writers at one version exactly one wins, through whichever log they write', async () => {
    const logs = [log, await fixture.open(), await fixture.open()]
    for (let after = 0; after < 20; after++) {
      const tries = notes(9, `round ${after}`)
      const answers = await Promise.all(
        tries.map((each, at) => (logs[at % 3] as TableLog<Note>).append(table, v(after), each)),
      )
      expect(answers.filter((answer) => answer !== 'behind')).toEqual([after + 1])
      const winner = tries[answers.findIndex((answer) => answer !== 'behind')]
      expect(await all(log.read(table, v(after)))).toEqual([winner])
    }
  })

  it('LOG-5 a retry after a lost answer returns the first version, and the decision is there once', async () => {
    const [first, second] = [note('first'), note('second')]
    expect(await log.append(table, v(0), first)).toBe(1)
    expect(await log.append(table, v(0), first)).toBe(1)
    expect(await log.append(table, v(1), second)).toBe(2)
    expect(await log.append(table, v(0), first)).toBe(1)
    expect(await Promise.all([log.append(table, v(2), note('x')), log.append(table, v(2), note('x'))])).toEqual([3, 3])
    expect(await all(log.read(table))).toEqual([first, second, note('x')])
  })

  it('LOG-6 a retry with other contents does not change the decision', async () => {
    await log.append(table, v(0), note('a', 'as first said'))
    expect(await log.append(table, v(0), note('a', 'as said again'))).toBe(1)
    expect(await all(log.read(table))).toEqual([note('a', 'as first said')])
  })

  it('LOG-7 a decision of any JSON shape is read as it was when it was appended', async () => {
    let version = 0
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string({ unit: 'binary' }), async (body, id) => {
        const decision = { id, body: structuredClone(body) as unknown }
        const answer = log.append(table, v(version), decision)
        decision.body = 'changed afterwards'
        expect(await answer).toBe(version + 1)
        const stored = JSON.parse(JSON.stringify({ id, body }))
        expect(await all(log.read(table, v(version)))).toEqual([stored])
        version += 1
        expect(await log.append(table, v(version - 1), { id, body })).toBe(version)
      }),
    )
  })

  it('LOG-8 a decision may have a megabyte; a larger one, or one that is not JSON, is refused and nothing is written', async () => {
    const largest = note('é', 'x'.repeat(LARGEST - '{"id":"é","body":""}'.length - 1))
    const tooLarge = { ...largest, body: `${largest.body}x` }
    await expect(log.append(table, v(0), tooLarge)).rejects.toThrow(RangeError)
    await expect(log.append(table, v(0), note('n', 1n))).rejects.toThrow(TypeError)
    expect(await log.version(table)).toBe(0)
    expect(await log.append(table, v(0), largest)).toBe(1)
    expect(await all(log.read(table))).toEqual([largest])
  })

  it('LOG-9 tables with similar codes don’t mix', async () => {
    const codes = ['A', 'a', 'AA', 'B', '__proto__', "'; --", '%', '*', 'é', 'é', '🎉', '1', '1.0']
    for (const code of codes) await log.append(code as TableCode, v(0), note(code))
    for (const code of codes) expect(await all(log.read(code as TableCode))).toEqual([note(code)])
  })
}
