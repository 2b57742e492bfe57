import type { Instant, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import type { PhaseName } from '../rules/options.ts'
import { Play } from './driver.ts'

const CLOCK = { kind: 'clock' } as const
const timeUp = ({ state }: Play) => ({ type: 'time-up', step: state.step }) as const
const REACH = {
  draw: () => new Play(),
  pick: () => new Play().lead({ type: 'draw', box: 0 }),
  desk: () => new Play().write(),
} as const

describe('a leader who is gone', () => {
  it.each([
    ['draw', 'draw'],
    ['pick', 'draw'],
    ['desk', 'read'],
  ] as const)('LAU-24 from %s is waited for 20 s, and everybody sees whom they wait for', (phase, next) => {
    const table = REACH[phase]().advance(5000)
    expect(table.withoutAt).toBeUndefined()
    table.leave('Ana')
    const at = table.now + 20_000
    for (const name of ['Ana', 'Bob', undefined]) expect(table.seenBy(name).without).toEqual({ seats: ['Ana'], at })
    expect(table.goOnWithout().phase).toBe<PhaseName>(next)
    expect(table.now).toBe(at)
  })

  it.each(['draw', 'pick'] as const)(
    'LAU-5 LAU-24 from %s: the role passes to the left, to the first who is there',
    (phase) => {
      const table = REACH[phase]().leave('Ana', 'Bob').goOnWithout()
      expect(table.state).toMatchObject({ leader: 'Bob', round: 2, phase: { name: 'draw' } })
      // Bob has been away for as long: nobody waits a second time.
      expect(table.withoutAt).toBe(table.now)
      expect(table.goOnWithout().state).toMatchObject({ leader: 'Cléo', round: 3, phase: { name: 'draw' } })
      expect([table.withoutAt, table.seenBy('Dan').without]).toEqual([undefined, undefined])
    },
  )

  it('LAU-24 from the desk: read as written, equal texts merged, shuffled, and nothing of a half-done desk', () => {
    const orders = Array.from({ length: 30 }, (_, nth) => {
      const table = new Play({ seed: `desk ${nth}` }).write({ Bob: 'Danse', Cléo: 'danse !' }).merge('Dan', 'truth')
      table.lead({ type: 'arrange', lines: table.lines.map((line) => ({ ...line, wording: `${line.wording} bis` })) })
      table.leave('Ana').goOnWithout()
      expect(table.placeOf('Bob')).toBe(table.placeOf('Cléo'))
      expect(table.placeOf('Dan')).not.toBe(table.placeOf('truth'))
      expect(table.lines.map(({ wording }) => wording).join()).not.toContain('bis')
      return table.placeOf('truth')
    })
    expect([...new Set(orders)].sort()).toEqual([0, 1, 2])
  })

  it('LAU-8 LAU-24 back in time, nothing is lost: at the end of the 3 minutes they are read as they stand', () => {
    const table = new Play().write().merge('Bob', 'truth').leave('Ana').advance(19_999).comeBack('Ana').advance(1)
    expect([table.withoutAt, table.seenBy('Bob').without]).toEqual([undefined, undefined])
    expect(table.ask(CLOCK, timeUp(table))).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    table.letTimePass()
    expect(table.placeOf('Bob')).toBe(table.placeOf('truth'))
  })

  it('LAU-8 LAU-24 gone just before the end of the 3 minutes: the deadline comes first, and nothing of the desk is kept', () => {
    const orders = Array.from({ length: 30 }, (_, nth) => {
      const table = new Play({ seed: `late ${nth}` }).write().merge('Bob', 'truth').advance(160_000).leave('Ana')
      expect([table.withoutAt, table.seenBy('Bob').without]).toEqual([undefined, undefined])
      expect(table.letTimePass().phase).toBe('read')
      expect(table.placeOf('Bob')).not.toBe(table.placeOf('truth'))
      return table.placeOf('truth')
    })
    expect([...new Set(orders)].sort()).toEqual([0, 1, 2, 3])
  })

  it('LAU-10 LAU-11 LAU-24 the 10 s before the results are for those who may still stake, long gone or not', () => {
    const table = new Play()
      .write()
      .readAll()
      .leave('Ana')
      .advance(60_000)
      .vote({ Bob: 'truth', Cléo: 'truth', Dan: 'Bob' })
    expect([table.phase, table.withoutAt, table.seenBy('Bob').without]).toEqual(['tell', undefined, undefined])
    expect(table.ask(CLOCK, timeUp(table))).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    const closedAt = table.now
    expect(table.advance(9999).stake('Cléo').letTimePass().phase).toBe('results')
    expect(table.now).toBe(closedAt + 10_000)
  })

  it('LAU-6 LAU-24 the writing closes when all who are there have handed in', () => {
    const table = new Play().pick().leave('Ana').handIn('Bob').draft('Dan', 'Oiseau')
    expect(table.withoutAt).toBeUndefined()
    table.advance(7000).leave('Dan').handIn('Cléo')
    expect(table.seenBy('Bob').without).toEqual({ seats: ['Ana', 'Dan'], at: table.now + 20_000 })
    expect(table.goOnWithout().seenBy('Bob')).toMatchObject({ phase: 'desk', takers: ['Bob', 'Cléo', 'Dan'] })
  })

  it('LAU-6 LAU-24 a leader who is there decides whether to wait for writers who are not', () => {
    const table = new Play().pick().handIn('Bob').handIn('Cléo').leave('Dan')
    expect([table.withoutAt, table.seenBy('Ana').mayClose]).toEqual([undefined, true])
  })

  it('LAU-24 who gave the seat up for good is not waited for at all', () => {
    const table = REACH.desk().leave('Ana')
    const away = new Map([['Ana' as SeatId, Number.NEGATIVE_INFINITY as Instant]])
    const due = lauriers.dueWithout?.(table.state, away)
    expect(due?.at).toBeLessThanOrEqual(table.now)
    // As it is sent: a number.
    const scene = { present: table.present, away, isPaused: false }
    expect(lauriers.view(table.state, { kind: 'onlooker' }, scene).without).toEqual({ seats: ['Ana'], at: 0 })
  })
})

describe('voters who are gone', () => {
  const voting = () => new Play().write().readAll()

  it('LAU-11 LAU-24 once all who are there have voted, the vote closes after 20 s; what is missing is not cast', () => {
    const table = voting().vote({ Bob: 'truth' }).leave('Dan')
    expect(table.withoutAt).toBeUndefined()
    table.advance(4000).vote({ Cléo: 'Dan' })
    // A vote may change until then.
    expect(table.withoutAt).toBe(table.now + 16_000)
    table.vote({ Bob: 'Cléo' }).goOnWithout()
    expect(table.seenBy(undefined)).toMatchObject({ phase: 'tell', voted: 2 })
    expect(table.lead({ type: 'tell' }).points).toEqual({ Ana: 3, Bob: 0, Cléo: 1, Dan: 1 })
  })

  it('LAU-11 LAU-24 who voted and left is not waited for; who is back may vote', () => {
    const table = voting().vote({ Dan: 'truth' }).leave('Dan', 'Cléo').vote({ Bob: 'truth' })
    expect(table.withoutAt).toBe(table.now + 20_000)
    table.advance(20_000).comeBack('Cléo')
    expect(table.withoutAt).toBeUndefined()
    expect(table.ask(CLOCK, timeUp(table))).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect(table.vote({ Cléo: 'Bob' }).phase).toBe('tell')
  })

  it('LAU-9 LAU-24 what is read, and the results, have times of their own', () => {
    const table = new Play().write().lead({ type: 'publish' }).leave('Ana', 'Bob')
    expect(table.withoutAt).toBeUndefined()
    expect(table.comeBack('Ana').readAll().told({ Cléo: 'truth', Dan: 'truth' }).phase).toBe('results')
    expect(table.leave('Ana').withoutAt).toBeUndefined()
  })
})

describe('the clock, for those who are gone', () => {
  it('ALL-8 LAU-24 asked twice, or late, it does nothing', () => {
    const table = REACH.desk().leave('Ana')
    const move = timeUp(table)
    expect(table.ask('Bob', move)).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    expect(table.ask({ kind: 'host' }, move)).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    table.goOnWithout()
    expect(table.ask(CLOCK, move)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(table.ask(CLOCK, timeUp(table))).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
  })

  it('ALL-7 LAU-24 without a clock nothing runs out for them either: the host calls time, with the same effect', () => {
    const table = new Play({ options: { hasClock: false } }).write().merge('Bob', 'truth').leave('Ana')
    expect([table.withoutAt, table.seenBy('Bob').without]).toEqual([undefined, undefined])
    table.do({ kind: 'host' }, timeUp(table))
    expect(table.phase).toBe('read')
    expect(table.placeOf('Bob')).not.toBe(table.placeOf('truth'))
  })

  it('ALL-7 LAU-24 the host’s call closes a writing of which only people who are away are missing, their leader included', () => {
    const table = new Play({ options: { hasClock: false } }).pick().handIn('Bob').handIn('Cléo').leave('Ana', 'Dan')
    expect(table.do({ kind: 'host' }, timeUp(table)).phase).toBe('desk')
  })

  it('LAU-24 with nobody left who plays, only the deadlines run', () => {
    expect(new Play().leave('Ana', 'Bob', 'Cléo', 'Dan').withoutAt).toBeUndefined()
  })
})
