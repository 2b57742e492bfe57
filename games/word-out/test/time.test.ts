import { describe, expect, it } from 'vitest'
import { defaults, wordOut } from '../game.ts'
import { PHASES, type PhaseName } from '../rules/options.ts'
import { Play } from './driver.ts'

const HOST = { kind: 'host' } as const
const CLOCK = { kind: 'clock' } as const

type Table = ConstructorParameters<typeof Play>[0]
const table = (more: Table = {}) =>
  new Play({
    stack: { hands: { Ana: 'E E> S M', Bob: 'S M' }, rows: 'R U | C | M | M', pile: 'A A A A' },
    words: ['RUE', 'RUES', 'SUR'],
    ...more,
  })

/** Ana has the hand; how each phase is reached. */
const REACH: Readonly<Record<PhaseName, (play: Play) => Play>> = {
  turn: (play) => play.pass('Ana', 'Bob', 'Cléo'),
  run: (play) => play.lay('Ana', 0, 'E>'),
  start: (play) => play.wordOut('Ana', 0, 'E').decline('Bob', 'Cléo'),
  counter: (play) => play.wordOut('Ana', 0, 'E'),
}

describe('time', () => {
  it.each(PHASES)('ALL-2 in %s each duration is the table’s own, and none shows without a clock', (phase) => {
    const play = REACH[phase](table({ options: { waits: { ...defaults.waits, [phase]: 77 } } }))
    expect(play.seenBy('Ana')).toMatchObject({ phase, lasts: 77, endsAt: play.now + 77_000, hasClock: true })
    const view = REACH[phase](table({ options: { hasClock: false } })).seenBy('Ana')
    expect([view.phase, view.hasClock, view.endsAt, view.lasts]).toEqual([phase, false, undefined, undefined])
  })

  it.each([
    ['turn', 'Ana'],
    ['run', 'Ana'],
    ['start', 'Ana'],
    ['counter', 'Bob'],
  ] as const)('ALL-2 in %s it is twice as long where %s, who is waited for, asked for it', (phase, name) => {
    const lasting = (...unhurried: string[]) => REACH[phase](table({ unhurried })).seenBy(undefined).lasts
    const wait = defaults.waits[phase]
    expect(lasting()).toBe(wait)
    expect(lasting(name)).toBe(2 * wait)
    expect(lasting(name === 'Ana' ? 'Bob' : 'Ana', 'Zoé')).toBe(wait)
  })

  it.each(PHASES)('ALL-7 in %s nothing runs out without a clock, but the host may call time', (phase) => {
    const play = REACH[phase](table({ options: { hasClock: false } }))
    const clocked = REACH[phase](table()).letTimePass()
    expect(wordOut.due(play.state)).toBeUndefined()
    const move = { type: 'time-up', step: play.state.step } as const
    expect(play.ask(CLOCK, move)).toMatchObject({ code: 'not-now' })
    expect(play.ask('Ana', move)).toMatchObject({ rule: 'ALL-7' })
    expect([play.do(HOST, move).at, play.rows, play.state.hands]).toEqual([
      clocked.at,
      clocked.rows,
      clocked.state.hands,
    ])
  })

  it('ALL-8 a call that was overtaken is for nothing: it does not hit the next one’s turn', () => {
    const play = table({ options: { hasClock: false } })
    const { step } = play.state
    play.lay('Ana', 0, 'E')
    expect(play.ask(HOST, { type: 'time-up', step })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.at).toBe('Bob turn')
  })

  it('ALL-8 the clock is not heard before its time, nor the host where a clock runs', () => {
    const play = table()
    expect(play.ask(CLOCK, { type: 'time-up', step: 0 })).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect(play.ask(HOST, { type: 'time-up', step: 0 })).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    expect(play.ask(HOST, { type: 'pass' })).toMatchObject({ code: 'not-playing' })
  })

  it('ALL-8 after the deadline nothing is accepted, whether or not the clock was heard yet', () => {
    const play = REACH.counter(table())
    play.now = play.seenBy('Ana').endsAt ?? play.now
    expect(play.ask('Bob', play.countering('Bob', 'S'))).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.ask('Bob', { type: 'decline', step: play.state.step })).toMatchObject({ code: 'too-late' })
  })

  it('WO-18 a wrong counter does not make the window longer', () => {
    const play = table({ stack: { hands: { Ana: 'E M', Bob: 'Z M' }, rows: 'R U | C | M | M', pile: 'A' } })
    REACH.counter(play)
    const { endsAt } = play.seenBy('Ana')
    play.now = (play.now + 3000) as typeof play.now
    expect(play.counter('Bob', 'Z').seenBy('Ana').endsAt).toBe(endsAt)
  })
})
