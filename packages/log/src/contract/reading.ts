import { afterEach, beforeEach, expect, it } from 'vitest'
import { nextTurn } from '../next-turn.ts'
import { PAGE_DECISIONS, TURN_BYTES } from '../read-scheduler.ts'
import type { TableLog } from '../table-log.ts'
import type { TableCode } from '../units.ts'
import { all, appendAll, type LogFixture, type Note, note, notes, table, v } from './tools.ts'

/** Counts turns of the event loop until it is stopped. */
class Turns {
  count = 0
  private next = setImmediate(() => this.pass())

  stop(): void {
    clearImmediate(this.next)
  }

  private pass(): void {
    this.count += 1
    this.next = setImmediate(() => this.pass())
  }
}

export const describeReading = (newFixture: () => Promise<LogFixture>): void => {
  let fixture: LogFixture
  let log: TableLog<Note>
  let turns: Turns
  beforeEach(async () => {
    fixture = await newFixture()
    log = await fixture.open()
    turns = new Turns()
  })
  afterEach(() => {
    turns.stop()
    return fixture.remove()
  })

  it('LOG-23 a long table is read over several turns of the event loop, so that other work does not wait for its end', async () => {
    await appendAll(log, table, 0, notes(350))
    const before = turns.count
    expect(await all(log.read(table))).toHaveLength(350)
    expect(turns.count - before).toBeGreaterThanOrEqual(350 / PAGE_DECISIONS - 1)
  })

  it('LOG-39 snapshots of many tables are read one per turn of the event loop', async () => {
    const codes = Array.from({ length: 8 }, (_, at) => `SNAP${at}` as TableCode)
    for (const code of codes) {
      await appendAll(log, code, 0, notes(1))
      await log.keepSnapshot(code, { version: v(1), stamp: 'test', text: JSON.stringify('x'.repeat(60_000)) })
    }
    await nextTurn()
    const before = turns.count
    const found = await Promise.all(codes.map((code) => log.snapshot(code)))
    expect(found.filter((each) => each?.text.length === 60_002)).toHaveLength(codes.length)
    expect(turns.count - before).toBeGreaterThanOrEqual(codes.length - 2)
  })

  it('LOG-25 a table is read up to a version, and no further', async () => {
    const written = notes(230)
    await appendAll(log, table, 0, written)
    for (const [after, until] of [
      [0, 0],
      [0, 1],
      [0, 100],
      [5, 7],
      [50, 200],
      [100, 101],
      [229, 230],
      [0, 230],
      [0, 999],
      [230, 999],
      [7, 5],
    ] as const)
      expect(await all(log.read(table, v(after), v(until)))).toEqual(written.slice(after, until))
  })

  it('LOG-26 ten readers of long tables get 64 KB per turn in total, and appends are answered meanwhile', async () => {
    // Some so large that two of them do not fit into one turn, and some that do.
    const long = Array.from({ length: 12 }, (_, at) => note(`${at}`, 'x'.repeat(at % 3 === 0 ? 40_000 : 4000)))
    const codes = Array.from({ length: 10 }, (_, at) => `LONG${at}` as TableCode)
    await Promise.all(codes.map((code) => appendAll(log, code, 0, long)))
    // Start with the full budget of a turn.
    await nextTurn()
    await nextTurn()
    const handedOut = new Map<number, number>()
    const read = async (code: TableCode): Promise<Note[]> => {
      const found: Note[] = []
      for await (const each of log.read(code)) {
        found.push(each)
        handedOut.set(turns.count, (handedOut.get(turns.count) ?? 0) + JSON.stringify(each).length)
      }
      return found
    }
    const reading = codes.map(read)
    let areRead = false
    const done = Promise.all(reading).then((found) => {
      areRead = true
      return found
    })
    const answers: unknown[] = []
    while (!areRead) {
      answers.push(await log.append(table, v(answers.length), note(`${answers.length}`)))
      // An append in memory takes no turn at all, so that the readers would never get one.
      await nextTurn()
    }
    for (const found of await done) expect(found).toEqual(long)
    expect(Math.max(...handedOut.values())).toBeLessThanOrEqual(TURN_BYTES)
    expect(answers.length).toBeGreaterThan(1)
    expect(answers).toEqual(answers.map((_, at) => at + 1))
  })

  it('LOG-27 a decision larger than a page is returned alone', async () => {
    const written = [note('small'), note('large', 'x'.repeat(300_000)), note('last')]
    await appendAll(log, table, 0, written)
    expect(await all(log.read(table))).toEqual(written)
    expect(await all(log.read(table, v(1)))).toEqual(written.slice(1))
  })
}
