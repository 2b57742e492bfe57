import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TableLog } from '../table-log.ts'
import type { TableCode } from '../units.ts'
import { all, Ears, type Note, note, type Place, told, v } from './tools.ts'

const LOGS = 3
const TABLES = ['A', 'B'] as TableCode[]

interface Attempt {
  readonly log: number
  readonly table: TableCode
  readonly off: number
  readonly again: number | null
}

/** One writer's try: at the version it is at, or off by some; with a new id, or that of a decision already sent. */
const attempt: fc.Arbitrary<Attempt> = fc.record({
  log: fc.nat(LOGS - 1),
  table: fc.constantFrom(...TABLES),
  off: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -3, max: 2 })),
  again: fc.option(fc.nat(), { freq: 3 }),
})

/** Tries of one inner array are made in one tick, so that those through different logs race; a follower joins meanwhile. */
const history = fc.array(fc.array(attempt, { minLength: 1, maxLength: 8 }), { maxLength: 12 })

/** What the contract says, in five lines. */
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
 * Brings the model to where some order of the tries gives each its answer; false when none does. Whoever writes through one log to one
 * table is served in order.
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

export const describeModel = (newPlace: () => Promise<Place>): void => {
  it('LOG-22 over any history of writers, right, stale and resending, log and followers agree with the model', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (ticks) => {
        const place = await newPlace()
        try {
          await play(place, ticks)
        } finally {
          await place.remove()
        }
      }),
    )
  })
}

const play = async (place: Place, ticks: readonly (readonly Attempt[])[]): Promise<void> => {
  const logs = await Promise.all(Array.from({ length: LOGS }, () => place.open()))
  const model = new Map(TABLES.map((table) => [table, [] as Note[]]))
  const followers: { ears: Ears; table: TableCode; from: number }[] = []
  const sent: { note: Note; after: number; table: TableCode }[] = []

  for (const [tick, attempts] of ticks.entries()) {
    const lengths = new Map([...model].map(([table, { length }]) => [table, length]))
    const tries = attempts.map(async ({ log, table, off, again }, at): Promise<Try> => {
      const resent = again === null ? undefined : sent[again % sent.length]
      const here = lengths.get(table) as number
      const now = resent ?? { note: note(`${tick}.${at}`), after: Math.max(0, here + off), table }
      // As if each of those before were taken: the next ones find them, or race them.
      if (resent === undefined && now.after === here) lengths.set(table, here + 1)
      sent.push(now)
      return { ...now, log, answer: await (logs[log] as TableLog<Note>).append(now.table, v(now.after), now.note) }
    })
    const table = TABLES[tick % TABLES.length] as TableCode
    const ears = new Ears()
    logs[tick % LOGS]?.follow(table, v(tick), ears.on)
    followers.push({ ears, table, from: tick })
    const made = await Promise.all(tries)
    expect(made).toSatisfy((all: Try[]) => isExplained(model, all))
  }

  for (const [table, decisions] of model) {
    expect(await (logs[0] as TableLog<Note>).version(table)).toBe(decisions.length)
    expect(await all((logs[1] as TableLog<Note>).read(table))).toEqual(decisions)
  }
  for (const { ears, table, from } of followers) {
    const heard = told((model.get(table) as Note[]).slice(from), from)
    await ears.hears(heard.length)
    expect(ears.heard).toEqual(heard)
  }
}
