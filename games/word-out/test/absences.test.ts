import type { Instant, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { handOf } from '../rules/state.ts'
import { Play } from './driver.ts'

const CLOCK = { kind: 'clock' } as const
const timeUp = ({ state }: Play) => ({ type: 'time-up', step: state.step }) as const
const WORDS = ['RUE', 'RUES', 'MER', 'CAR']
/** Ana's turn; RU is there to be lengthened. */
const table = (more: ConstructorParameters<typeof Play>[0] = {}) =>
  new Play({
    words: WORDS,
    stack: { hands: { Ana: 'E E R', Bob: 'S S R', Cléo: 'M M R' }, rows: 'R U | C | M | M', pile: 'E E E E E E' },
    ...more,
  })
const held = ({ state }: Play, name: string) => handOf(state, name as SeatId).length

describe('a player who is gone', () => {
  it('WO-7 ALL-6 is waited for 10 s, not 60: a pass, and nothing is drawn', () => {
    const play = table().advance(1000)
    expect(play.withoutAt).toBeUndefined()
    play.leave('Ana')
    const at = play.now + 10_000
    expect(play.withoutAt).toBe(at)
    expect(play.goOnWithout().at).toBe('Bob turn')
    expect([play.now, held(play, 'Ana'), play.state.pile.length, play.withoutAt]).toEqual([at, 3, 6, undefined])
  })

  it('WO-7 ALL-6 who has been gone for longer is passed over at once, turn after turn', () => {
    const play = table().leave('Bob').advance(20_000).pass('Ana')
    expect([play.at, play.goOnWithout().at]).toEqual(['Bob turn', 'Cléo turn'])
    expect([held(play, 'Ana'), held(play, 'Bob')]).toEqual([4, 3])
  })

  it('WO-7 ALL-6 somebody who is there has the full 60 s, whoever else is gone; that pass draws', () => {
    const play = table().leave('Bob', 'Cléo')
    expect([play.withoutAt, play.ask(CLOCK, timeUp(play))?.code]).toEqual([undefined, 'not-now'])
    const began = play.now
    expect(play.letTimePass().now).toBe(began + 60_000)
    expect(held(play, 'Ana')).toBe(4)
  })

  it('WO-7 ALL-6 back in time the turn goes on; gone just before its end, the deadline comes first, and a card is drawn', () => {
    const play = table().leave('Ana').advance(9999).comeBack('Ana').advance(1)
    expect([play.withoutAt, play.ask(CLOCK, timeUp(play))?.code]).toEqual([undefined, 'not-now'])
    expect(play.advance(45_000).leave('Ana').withoutAt).toBeUndefined()
    expect([play.letTimePass().at, held(play, 'Ana')]).toEqual(['Bob turn', 4])
  })

  it('ALL-6 who gave the seat up for good is not waited for', () => {
    const play = table().leave('Ana')
    play.away.set('Ana' as SeatId, Number.NEGATIVE_INFINITY as Instant)
    expect([play.withoutAt, play.goOnWithout().at]).toEqual([0, 'Bob turn'])
  })

  it('WO-32 ALL-6 a freed row stays empty after 10 s, not 30', () => {
    const play = table().wordOut('Ana', 0, 'E').decline('Bob', 'Cléo').leave('Ana')
    expect([play.at, play.withoutAt]).toEqual(['Ana start 0', play.now + 10_000])
    expect([play.goOnWithout().at, play.rows]).toEqual(['Bob turn', '|C|M|M'])
  })

  it('WO-11 WO-31 ALL-6 a run of REPLAY stops, and nothing is drawn', () => {
    const stack = { hands: { Ana: 'E> S', Bob: 'S', Cléo: 'M' }, rows: 'R U | C | M | M', pile: 'E E' }
    const play = table({ stack }).lay('Ana', 0, 'E>').leave('Ana')
    expect(play.at).toBe('Ana run 0')
    expect([play.goOnWithout().at, held(play, 'Ana')]).toEqual(['Bob turn', 1])
  })
})

describe('a word, when people are gone', () => {
  const announced = () =>
    table({ options: { waits: { turn: 60, run: 60, start: 30, counter: 30 } } }).wordOut('Ana', 0, 'E')

  it('WO-22 ALL-6 is banked 10 s after everybody who could still answer is gone', () => {
    const play = announced().decline('Bob')
    expect(play.withoutAt).toBeUndefined()
    play.advance(1000).leave('Cléo')
    expect(play.withoutAt).toBe(play.now + 10_000)
    expect([play.goOnWithout().at, play.score('Ana')]).toEqual(['Ana start 0', 3])
  })

  it('WO-22 ALL-6 one who is there is asked for the full window', () => {
    const play = announced().leave('Cléo')
    const began = play.now
    expect([play.withoutAt, play.ask(CLOCK, timeUp(play))?.code]).toEqual([undefined, 'not-now'])
    expect(play.letTimePass().now).toBe(began + 30_000)
  })

  it('WO-18 WO-22 a counter that was sent is heard once those before are not waited for any longer', () => {
    const stack = { hands: { Ana: 'E E', Bob: 'M M', Cléo: 'S S' }, rows: 'R U | C | M | M', pile: 'E E' }
    const waits = { turn: 60, run: 60, start: 30, counter: 30 }
    const other = table({ stack, options: { waits } }).wordOut('Ana', 0, 'E').counter('Cléo', 'S').leave('Bob')
    expect([other.goOnWithout().rows, other.at, other.score('Ana')]).toEqual(['RUES|C|M|M', 'Ana turn', 0])
  })

  it('WO-22 the moment does not tell which of two absent people had answered', () => {
    const moments = ['Bob', 'Cléo'].map((answering) => {
      const play = announced().advance(1000).decline(answering).leave('Bob').advance(2000).leave('Cléo')
      return play.withoutAt
    })
    expect(moments[0]).toBeDefined()
    expect(moments[0]).toBe(moments[1])
  })

  it('WO-22 ALL-6 who is back in time may counter; a window of 10 s is never longer for those who are gone', () => {
    const play = announced().decline('Cléo').leave('Bob').advance(9000).comeBack('Bob')
    expect([play.withoutAt, play.counter('Bob', 'S').rows]).toEqual([undefined, 'RUES|C|M|M'])
    const short = table().wordOut('Ana', 0, 'E').advance(1).leave('Bob', 'Cléo')
    expect(short.withoutAt).toBeUndefined()
    expect(short.letTimePass().at).toBe('Ana start 0')
  })
})

describe('the clock, for people who are gone', () => {
  it('ALL-7 nobody but the clock cuts a wait short; without a clock the host calls time, and that pass draws', () => {
    const play = table().leave('Ana')
    expect(play.ask('Bob', timeUp(play))).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    expect(play.ask({ kind: 'host' }, timeUp(play))).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    const still = table({ options: { hasClock: false } }).leave('Ana')
    expect([still.withoutAt, still.ask(CLOCK, timeUp(still))?.code]).toEqual([undefined, 'not-now'])
    expect([still.do({ kind: 'host' }, timeUp(still)).at, held(still, 'Ana')]).toEqual(['Bob turn', 4])
  })

  it('ALL-7 with nobody left who plays, only the deadlines run', () => {
    expect(table().leave('Ana', 'Bob', 'Cléo').withoutAt).toBeUndefined()
  })
})
