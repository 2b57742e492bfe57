import { describe, expect, it } from 'vitest'
import { ToyTable } from '../../testing/toy-table.ts'
import type { TableMove } from '../moves.ts'
import { awaySince } from '../state.ts'

const CLOCK = { kind: 'clock' } as const
const TICK: TableMove = { type: 'tick' }
const NEXT: TableMove = { type: 'play', move: { type: 'next' } }
const SKIP: TableMove = { type: 'skip-intro' }
const start = (intro = 'toy', ...names: string[]) =>
  new ToyTable(...(names.length === 0 ? ['Ana', 'Bob'] : names)).do('Ana', { type: 'start', intro })
const introOf = (table: ToyTable) => table.seenBy().play?.intro
/** Seconds from now until the first thing that is due. */
const nextDue = (table: ToyTable) => {
  const [due] = table.dues()
  const { elapsed, since } = table.state.clock
  return due && (due.at - elapsed - (table.now - (since ?? table.now))) / 1000
}

describe('the intro of a game', () => {
  it('ALL-11 lasts twelve seconds; the first wait of the game begins after it', () => {
    const table = start()
    expect(introOf(table)).toMatchObject({ isBrief: false, lasts: 12, skipped: [] })
    expect(nextDue(table)).toBe(12)
    expect(table.wait(11_999).ask(CLOCK, TICK)).toMatchObject({ code: 'nothing-due' })
    table.wait(1).do(CLOCK, TICK)
    expect(introOf(table)).toBeUndefined()
    expect(nextDue(table)).toBe(10)
  })

  it('a game without an intro begins at once', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })
    expect(introOf(table)).toBeUndefined()
    expect(nextDue(table)).toBe(10)
  })

  it('ALL-11 no move of the game is taken before it is over', () => {
    const table = start()
    expect(table.ask('Ana', NEXT)).toEqual({ rule: 'ALL-11', code: 'not-begun' })
    table.do('Ana', { type: 'skip-intro', isForAll: true }).do('Ana', NEXT)
  })

  it('ALL-11 ends when all who are there have skipped it; bots and absent people count as having skipped', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'bot', level: 'steady' })
    table.away.add('Cléo')
    table.do('Ana', { type: 'start', intro: 'toy' }).wait(1000).do('Ana', SKIP)
    expect(introOf(table)?.skipped).toEqual([table.seat('Ana')])
    table.do('Ana', SKIP).do('Bob', SKIP)
    expect(introOf(table)).toBeUndefined()
    // The whole first wait is left, although the intro was cut short.
    expect(nextDue(table)).toBe(10)
  })

  it('ends at once when only people who have left were still waited for', () => {
    const table = start().do('Ana', SKIP)
    table.away.add('Bob')
    table.do(CLOCK, TICK)
    expect(introOf(table)).toBeUndefined()
  })

  it('ALL-11 the host alone ends it for everybody', () => {
    const table = start()
    expect(table.ask('Bob', { type: 'skip-intro', isForAll: true })).toMatchObject({ code: 'host-only' })
    table.do('Ana', { type: 'skip-intro', isForAll: true })
    expect(introOf(table)).toBeUndefined()
  })

  it('a tap that comes late or twice changes nothing; without a game it is refused', () => {
    const table = start().do('Ana', SKIP, SKIP)
    const { length } = table.decisions
    table.do('Ana', SKIP)
    table.do('Ana', { type: 'skip-intro', isForAll: true }, SKIP)
    expect(table.decisions).toHaveLength(length + 1)
    expect(new ToyTable('Ana').ask('Ana', SKIP)).toMatchObject({ code: 'no-game' })
  })

  it('who is not in the game neither skips it nor is waited for', () => {
    const table = start().do('Zoé', { type: 'sit', name: 'Zoé' }, SKIP)
    expect(introOf(table)?.skipped).toEqual([])
    table.do('Ana', SKIP).do('Bob', SKIP)
    expect(introOf(table)).toBeUndefined()
  })

  it('ALL-11 is brief once the table has seen it this evening, and whole again tomorrow or for another name', () => {
    const table = start().do('Ana', { type: 'leave-game' })
    table.do('Ana', { type: 'start', intro: 'toy' })
    expect(introOf(table)).toMatchObject({ isBrief: true, lasts: 2 })
    table.do('Ana', { type: 'leave-game' }, { type: 'start', intro: 'other' })
    expect(introOf(table)).toMatchObject({ isBrief: false })
    table.do('Ana', { type: 'leave-game' }).wait(13 * 3600_000)
    expect(introOf(table.do('Ana', { type: 'start', intro: 'toy' }))).toMatchObject({ isBrief: false })
  })

  it.each(['constructor', '__proto__'])('a name like %s is a name like any other', (name) => {
    const table = start(name)
    expect(introOf(table)).toMatchObject({ isBrief: false })
    expect(table.replayed()).toEqual(table.state)
  })

  it('ALL-2 lasts twice as long if somebody at the table asked for more time', () => {
    const table = new ToyTable('Ana', 'Bob').do('Bob', { type: 'unhurried', isUnhurried: true })
    expect(introOf(table.do('Ana', { type: 'start', intro: 'toy' }))).toMatchObject({ lasts: 24 })
  })

  it('ALL-3 stands still in a pause, and goes on after it', () => {
    const table = start().wait(4000).do('Bob', { type: 'pause' })
    expect(table.dues()).toEqual([])
    expect(table.wait(60_000).ask('Ana', SKIP)).toMatchObject({ code: 'paused' })
    table.do('Bob', { type: 'resume' })
    expect(nextDue(table)).toBe(8)
  })

  it('ALL-6 an absence that began during it counts from its end, however early that was', () => {
    const table = start('toy', 'Ana', 'Bob')
    const since = table.state.clock.elapsed
    const bob = table.seat('Bob')
    table.wait(1000).do('Ana', { type: 'skip-intro', isForAll: true })
    const away = awaySince(table.state, { people: new Set(), away: new Map([[bob, since]]) })
    expect(away.get(bob)).toBe(table.state.clock.elapsed)
    expect(away.get(bob)).toBeGreaterThanOrEqual(since + 12_000)
  })

  it('a game that the host leaves during it has no scores to show', () => {
    expect(start().do('Ana', { type: 'leave-game' }).seenBy()).not.toHaveProperty('stopped')
  })

  it('bots count their time from its end', () => {
    const table = new ToyTable('Ana')
      .do('Ana', { type: 'bot', level: 'steady' }, { type: 'start', intro: 'toy' })
      .wait(500)
      .do('Ana', SKIP, NEXT)
    expect(nextDue(table)).toBeGreaterThanOrEqual(1)
  })

  it('is the same when it is read from the log', () => {
    const table = start().do('Ana', SKIP)
    expect(table.replayed()).toEqual(table.state)
    table.do('Bob', SKIP)
    expect(table.replayed()).toEqual(table.state)
  })
})
