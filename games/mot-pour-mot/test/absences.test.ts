import type { Instant, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { PhaseName } from '../rules/options.ts'
import { Play } from './driver.ts'

const CLOCK = { kind: 'clock' } as const
const timeUp = (phase: PhaseName) => ({ type: 'time-up', phase }) as const
const SEL = ['Ana', 'Bob', 'Cléo']
const POIVRE = ['Dan', 'Eve']

describe('a team that is gone', () => {
  it('ALL-6 MPM-6 is waited for 10 s, not 15: the card is drawn, the timer starts, and the turn is lost', () => {
    const table = new Play().advance(1000)
    expect(table.withoutAt).toBeUndefined()
    table.leave(...SEL)
    const at = table.now + 10_000
    expect(table.withoutAt).toBe(at)
    expect(table.goOnWithout().state.phase.name).toBe('read')
    expect(table.now).toBe(at)
    // The others read the card; after that nobody waits a second time for who has been gone for longer.
    expect(table.withoutAt).toBe(at + 10_000)
    expect(table.goOnWithout().state.phase.name).toBe('spell')
    expect(table.goOnWithout().state).toMatchObject({ active: 'poivre', phase: { name: 'draw' } })
    expect([table.now, table.withoutAt, table.state.last?.ending]).toEqual([at + 10_000, undefined, 'nothing'])
  })

  it('ALL-6 MPM-32 is not gone as long as one of it is there, who acts as captain', () => {
    const table = new Play().leave('Ana', 'Bob')
    expect(table.withoutAt).toBeUndefined()
    expect(table.ask(CLOCK, timeUp('draw'))).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    const endsAt = table.now + 15_000
    expect(table.letTimePass().now).toBe(endsAt)
  })

  it('ALL-6 counts from when the last of it left', () => {
    const table = new Play().spell('SO').leave('Ana', 'Bob').advance(4000).leave('Cléo')
    expect(table.withoutAt).toBe(table.now + 10_000)
  })

  it('ALL-6 MPM-7 back in time the turn goes on, on the full clock', () => {
    const table = new Play().spell('SO')
    const started = table.now
    table
      .leave(...SEL)
      .advance(9999)
      .comeBack('Bob')
      .advance(1)
    expect([table.withoutAt, table.ask(CLOCK, timeUp('spell'))?.code]).toEqual([undefined, 'not-now'])
    table.do('Bob', { type: 'spell', letter: 'L' })
    expect(table.letTimePass().now).toBe(started + 30_000)
  })

  it('ALL-6 MPM-6 never later than the deadline: who left just before it has no longer than that', () => {
    const table = new Play().advance(6000).leave(...SEL)
    expect(table.withoutAt).toBeUndefined()
    expect(table.letTimePass().state.phase.name).toBe('read')
  })

  it('ALL-6 who gave the seats up for good is not waited for', () => {
    const table = new Play().leave(...SEL)
    for (const name of SEL) table.away.set(name as SeatId, Number.NEGATIVE_INFINITY as Instant)
    expect(table.withoutAt).toBe(0)
    expect(table.goOnWithout().state.phase.name).toBe('read')
  })

  it('ALL-6 MPM-13 what was spelled stays moved, and untold it is the word', () => {
    const table = new Play({ known: ['SOL'] }).spell('SOL').leave(...SEL)
    expect(table.goOnWithout().state.phase.name).toBe('tell')
    expect(table.goOnWithout().seenBy('Dan')).toMatchObject({ phase: 'review', answer: 'SOL' })
    expect([table.withoutAt, table.at('SOL')]).toEqual([undefined, 'S1 O1 L1'])
  })

  it('ALL-6 MPM-19 the other team accepts after 10 s, not 20', () => {
    const table = new Play().answer('SOL').leave('Dan')
    expect(table.withoutAt).toBeUndefined()
    table.leave('Eve')
    expect(table.withoutAt).toBe(table.now + 10_000)
    expect(table.goOnWithout().state).toMatchObject({ active: 'poivre', last: { ending: 'stood' } })
  })

  it('ALL-6 MPM-6 capture: the team that starts the timer is the one that is waited for', () => {
    const table = new Play({ edition: 'capture' }).do('Ana', { type: 'draw' }).leave(...SEL)
    expect(table.withoutAt).toBeUndefined()
    table.comeBack(...SEL).leave(...POIVRE)
    expect(table.goOnWithout().state.phase.name).toBe('spell')
  })

  it('ALL-6 MPM-6 MPM-8 who is there has 10 s to read a card and may turn it over, however long the others have been gone', () => {
    const table = new Play({ edition: 'capture', options: { mayTurnOver: true } }).leave(...POIVRE).advance(12_000)
    table.do('Ana', { type: 'draw' })
    expect(table.withoutAt).toBe(table.now + 10_000)
    table.do('Ana', { type: 'turn-over' })
    expect(table.goOnWithout().state.phase.name).toBe('spell')
  })

  it('ALL-6 MPM-23 a contest may be withdrawn for 10 s, however long the answering team has been gone', () => {
    const table = new Play()
      .answer('SOL')
      .leave(...SEL)
      .advance(12_000)
      .do('Dan', { type: 'contest' })
    expect(table.withoutAt).toBe(table.now + 10_000)
    expect(table.do('Dan', { type: 'withdraw' }).state.phase.name).toBe('review')
  })

  it('ALL-6 MPM-22 MPM-23 a plea is not made, and an explanation not heard', () => {
    const pleading = new Play()
      .answer('SOL')
      .do('Dan', { type: 'check-spelling' })
      .leave(...SEL)
    expect(pleading.goOnWithout().state.last?.ending).toBe('misspelled')
    const explaining = new Play()
      .answer('SOL')
      .do('Dan', { type: 'contest' })
      .leave(...SEL)
    expect(explaining.goOnWithout().state.phase.name).toBe('vote')
  })
})

describe('voters who are gone', () => {
  const voting = () => new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })

  it('ALL-6 MPM-24 who leaves when all others have voted is waited for 10 s; the vote is not cast', () => {
    const table = voting()
    for (const name of ['Ana', 'Bob', 'Dan']) table.do(name, { type: 'vote', vote: 'against' })
    table.leave('Eve')
    // Cléo is there, and has the full 30 s.
    expect(table.withoutAt).toBeUndefined()
    table.advance(2000).leave('Cléo')
    expect(table.withoutAt).toBe(table.now + 10_000)
    expect(table.goOnWithout().state.last).toMatchObject({ ending: 'off-category' })
    expect(Object.keys(table.state.last?.verdict?.votes ?? {})).toEqual(['Ana', 'Bob', 'Dan'])
  })

  it('ALL-6 MPM-24 who is back may vote', () => {
    const table = voting()
    for (const name of ['Ana', 'Bob', 'Cléo', 'Dan']) table.do(name, { type: 'vote', vote: 'for' })
    table.leave('Eve').advance(9000).comeBack('Eve')
    expect(table.withoutAt).toBeUndefined()
    expect(table.do('Eve', { type: 'vote', vote: 'against' }).state.phase.name).toBe('review')
  })
})

describe('the clock, for people who are gone', () => {
  it('ALL-7 nobody but the clock cuts a wait short; without a clock the host calls time', () => {
    const table = new Play().leave(...SEL)
    expect(table.ask('Dan', timeUp('draw'))).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    expect(table.ask({ kind: 'host' }, timeUp('draw'))).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    expect(table.goOnWithout().ask(CLOCK, timeUp('draw'))).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    const still = new Play({ options: { hasClock: false } }).leave(...SEL)
    expect([still.withoutAt, still.ask(CLOCK, timeUp('draw'))?.code]).toEqual([undefined, 'not-now'])
    expect(still.do({ kind: 'host' }, timeUp('draw')).state.phase.name).toBe('read')
  })

  it('ALL-7 with nobody left who plays, only the deadlines run', () => {
    expect(new Play().leave(...SEL, ...POIVRE).withoutAt).toBeUndefined()
  })
})
