import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TableLog } from '../table-log.ts'
import type { TableCode } from '../units.ts'
import { all, expected, type LogFixture, type Note, note, Recorder, v } from './tools.ts'

const LOGS = 3
const TABLES = ['A', 'B'] as TableCode[]

interface Attempt {
  readonly log: number
  readonly table: TableCode
  readonly off: number
  readonly again: number | null
}

/** One append: at the expected version or off by a few; with a new id, or a retry of an earlier append. */
const attempt: fc.Arbitrary<Attempt> = fc.record({
  log: fc.nat(LOGS - 1),
  table: fc.constantFrom(...TABLES),
  off: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -3, max: 2 })),
  again: fc.option(fc.nat(), { freq: 3 }),
})

/** The appends of an inner array start in one tick, so that those through different logs race. A follower joins in each tick. */
const history = fc.array(fc.array(attempt, { minLength: 1, maxLength: 8 }), { maxLength: 12 })

/** The contract of `append`, as a model. */
const modelAppend = (log: Note[], after: number, decision: Note): number | 'behind' => {
  if (log[after]?.id === decision.id) return after + 1
  if (after !== log.length) return 'behind'
  log.push(decision)
  return log.length
}

interface Try {
  readonly log: number
  readonly table: TableCode
  readonly after: number
  readonly note: Note
  readonly answer: number | 'behind'
}

/**
 * Advances the model by an order of the appends that explains all their results; false if there is none. Appends through one log to one
 * table stay in order.
 */
const isExplained = (model: Map<TableCode, Note[]>, tries: readonly Try[]): boolean => {
  if (tries.length === 0) return true
  return tries.some((each, at) => {
    if (tries.slice(0, at).some(({ log, table }) => log === each.log && table === each.table)) return false
    const decisions = model.get(each.table) as Note[]
    const { length } = decisions
    const isRight = modelAppend(decisions, each.after, each.note) === each.answer
    if (isRight && isExplained(model, tries.toSpliced(at, 1))) return true
    decisions.length = length
    return false
  })
}

export const describeModel = (newFixture: () => Promise<LogFixture>): void => {
  it('LOG-22 log and followers agree with the model over any history of valid, stale and retried appends', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (ticks) => {
        const fixture = await newFixture()
        try {
          await play(fixture, ticks)
        } finally {
          await fixture.remove()
        }
      }),
    )
  })
}

const play = async (fixture: LogFixture, ticks: readonly (readonly Attempt[])[]): Promise<void> => {
  const logs = await Promise.all(Array.from({ length: LOGS }, () => fixture.open()))
  const model = new Map(TABLES.map((table) => [table, [] as Note[]]))
  const followers: { recorder: Recorder; table: TableCode; from: number }[] = []
  const sent: { note: Note; after: number; table: TableCode }[] = []

  for (const [tick, attempts] of ticks.entries()) {
    const lengths = new Map([...model].map(([table, { length }]) => [table, length]))
    const tries = attempts.map(async ({ log, table, off, again }, at): Promise<Try> => {
      const resent = again === null ? undefined : sent[again % sent.length]
      const here = lengths.get(table) as number
      const now = resent ?? { note: note(`${tick}.${at}`), after: Math.max(0, here + off), table }
      // Assume that the earlier appends of this tick succeed: later ones follow them, or race them.
      if (resent === undefined && now.after === here) lengths.set(table, here + 1)
      sent.push(now)
      return { ...now, log, answer: await (logs[log] as TableLog<Note>).append(now.table, v(now.after), now.note) }
    })
    const table = TABLES[tick % TABLES.length] as TableCode
    const recorder = new Recorder()
    logs[tick % LOGS]?.follow(table, v(tick), recorder.on)
    followers.push({ recorder, table, from: tick })
    const made = await Promise.all(tries)
    expect(made).toSatisfy((all: Try[]) => isExplained(model, all))
  }

  for (const [table, decisions] of model) {
    expect(await (logs[0] as TableLog<Note>).version(table)).toBe(decisions.length)
    expect(await all((logs[1] as TableLog<Note>).read(table))).toEqual(decisions)
  }
  for (const { recorder, table, from } of followers) {
    const heard = expected((model.get(table) as Note[]).slice(from), from)
    await recorder.waitFor(heard.length)
    expect(recorder.received).toEqual(heard)
  }
}
