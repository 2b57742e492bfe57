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
import { all, type Note, note, notes, type Place, table, v } from './tools.ts'

/** What every adapter has to hold. A place is where logs lie: those opened over one place are the nodes of one server. */
export const describeTableLog = (name: string, newPlace: () => Promise<Place>): void => {
  describe(`a table log: ${name}`, () => {
    describeAppending(newPlace)
    describeReading(newPlace)
    describeSizes(newPlace)
    describeSnapshots(newPlace)
    describeFollowing(newPlace)
    describeExpiryAndClosing(newPlace)
    describeModel(newPlace)
  })
}

const describeAppending = (newPlace: () => Promise<Place>): void => {
  let place: Place
  let log: TableLog<Note>
  beforeEach(async () => {
    place = await newPlace()
    log = await place.open()
  })
  afterEach(() => place.remove())

  it('LOG-1 a table that never was has version 0 and no decision', async () => {
    expect(await log.version(table)).toBe(0)
    expect(await all(log.read(table))).toEqual([])
  })

  it('LOG-2 decisions are numbered from 1 and read in order, from any version on', async () => {
    const written = notes(250)
    for (const [at, each] of written.entries()) expect(await log.append(table, v(at), each)).toBe(at + 1)
    expect(await log.version(table)).toBe(250)
    expect(await all(log.read(table))).toEqual(written)
    for (const after of [1, 99, 100, 101, 249, 250, 400])
      expect(await all(log.read(table, v(after)))).toEqual(written.slice(after))
  })

  it('LOG-3 an append at another version than the last is behind, and nothing is written', async () => {
    expect(await log.append(table, v(1), note('early'))).toBe('behind')
    await log.append(table, v(0), note('a'))
    await log.append(table, v(1), note('b'))
    for (const after of [0, 1, 3, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await log.append(table, v(after), note('stray'))).toBe('behind')
    expect(await all(log.read(table))).toEqual([note('a'), note('b')])
  })

  it('LOG-4 of many writers at one version exactly one wins, whichever log they write through', async () => {
    const logs = [log, await place.open(), await place.open()]
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

  it('LOG-5 a decision sent again after a lost reply gets the version it has, and is there once', async () => {
    const [first, second] = [note('first'), note('second')]
    expect(await log.append(table, v(0), first)).toBe(1)
    expect(await log.append(table, v(0), first)).toBe(1)
    expect(await log.append(table, v(1), second)).toBe(2)
    expect(await log.append(table, v(0), first)).toBe(1)
    expect(await Promise.all([log.append(table, v(2), note('x')), log.append(table, v(2), note('x'))])).toEqual([3, 3])
    expect(await all(log.read(table))).toEqual([first, second, note('x')])
  })

  it('LOG-6 sent again with other contents, a decision stays what it was', async () => {
    await log.append(table, v(0), note('a', 'as first said'))
    expect(await log.append(table, v(0), note('a', 'as said again'))).toBe(1)
    expect(await all(log.read(table))).toEqual([note('a', 'as first said')])
  })

  it('LOG-7 a decision of any JSON shape comes back as it was when it was appended', async () => {
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

  it('LOG-8 a decision may have a megabyte; a larger one, or no JSON, is refused and nothing is written', async () => {
    const largest = note('é', 'x'.repeat(LARGEST - '{"id":"é","body":""}'.length - 1))
    const tooLarge = { ...largest, body: `${largest.body}x` }
    await expect(log.append(table, v(0), tooLarge)).rejects.toThrow(RangeError)
    await expect(log.append(table, v(0), note('n', 1n))).rejects.toThrow(TypeError)
    expect(await log.version(table)).toBe(0)
    expect(await log.append(table, v(0), largest)).toBe(1)
    expect(await all(log.read(table))).toEqual([largest])
  })

  it('LOG-9 tables do not mix, whatever their codes', async () => {
    const codes = ['A', 'a', 'AA', 'B', '__proto__', "'; --", '%', '*', 'é', 'é', '🎉', '1', '1.0']
    for (const code of codes) await log.append(code as TableCode, v(0), note(code))
    for (const code of codes) expect(await all(log.read(code as TableCode))).toEqual([note(code)])
  })
}
