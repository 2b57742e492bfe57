import { describe, expect, it } from 'vitest'
import { defaults, kokomots, WAITS, type WaitName } from '../game.ts'
import { pendingIn } from '../rules/turns/waits.ts'
import { Play } from './driver.ts'

const HOST = { kind: 'host' } as const
const CLOCK = { kind: 'clock' } as const
type Table = NonNullable<ConstructorParameters<typeof Play>[0]>

const COLUMNS = ['Ville: O / P', 'Outil: N / M', 'Mer: E / L', 'Pays: I / A']
const classic = ({ options = {}, ...more }: Table = {}) =>
  new Play({ stack: { hands: { Ana: 'R S* E' }, columns: COLUMNS }, ...more, options })
const simultaneous = ({ options = {}, ...more }: Table = {}) =>
  new Play({ stack: { columns: COLUMNS, turned: 'R S' }, ...more, options: { mode: 'simultaneous', ...options } })
const tap = { type: 'tap', round: 1 } as const

/** How each wait is reached; Ana plays, Cléo judges. */
const REACH: Readonly<Record<WaitName, (more?: Table) => Play>> = {
  ready: (more) => classic({ ...more, isAsleep: true }),
  turn: classic,
  judge: (more) => classic(more).claim('Ana', 'Rome', 'Ville', 'R / O'),
  spell: (more) => classic(more).claim('Ana', 'sel', 'Mer', 'S* / L'),
  'turn-letters': (more) => simultaneous({ ...more, isAsleep: true }),
  search: simultaneous,
  announce: (more) => simultaneous(more).do('Ana', tap),
  vote: (more) => simultaneous(more).do('Ana', tap).claim('Ana', 'Rome', 'Ville', 'R / O'),
  pay: (more) => {
    const play = simultaneous(more).do('Ana', tap).claim('Ana', 'Rome', 'Ville', 'R / O').accept('Bob').accept('Cléo')
    return play.do('Ana', { type: 'turn-letters' }, { type: 'tap', round: 2 }, { type: 'give-up' })
  },
}

/** The wait begun last by its kind: of a claim, of a payment, or of the phase. */
const waitIn = ({ state }: Play, name: WaitName) => {
  if (name === 'judge' || name === 'spell' || name === 'vote') return state.claims[0]?.wait
  if (name === 'pay') return state.payments[0]?.wait
  return 'wait' in state.phase ? state.phase.wait : undefined
}
const isLeft = (play: Play, step: number | undefined) => !pendingIn(play.state).some((each) => each.step === step)

describe('time', () => {
  it.each(WAITS)('ALL-2 how long %s lasts is the table’s own', (name) => {
    const play = REACH[name]({ options: { waits: { ...defaults.waits, [name]: 77 } } })
    expect(waitIn(play, name)).toMatchObject({ lasts: 77, endsAt: play.now + 77_000 })
  })

  it.each([
    ['ready', 'Ana'],
    ['turn', 'Ana'],
    ['judge', 'Cléo'],
    ['spell', 'Ana'],
    ['turn-letters', 'Ana'],
    ['search', 'Bob'],
    ['announce', 'Ana'],
    ['vote', 'Bob'],
    ['pay', 'Ana'],
  ] as const)('ALL-2 %s lasts twice as long where %s, who is waited for, asked for it', (name, who) => {
    const lasts = (...unhurried: string[]) => waitIn(REACH[name]({ unhurried }), name)?.lasts
    expect(lasts()).toBe(defaults.waits[name])
    expect(lasts(who)).toBe(2 * defaults.waits[name])
    expect(lasts('Zoé')).toBe(defaults.waits[name])
  })

  it.each(WAITS)('ALL-7 %s ends by itself; without a clock the host calls time, with the same effect', (name) => {
    const clocked = REACH[name]()
    const wait = waitIn(clocked, name)
    clocked.now = (wait?.endsAt ?? clocked.now) as typeof clocked.now
    clocked.do(CLOCK, { type: 'time-up', step: wait?.step ?? 0 })
    const play = REACH[name]({ options: { hasClock: false } })
    const step = waitIn(play, name)?.step ?? 0
    expect([kokomots.due(play.state), waitIn(play, name)]).toEqual([undefined, { step }])
    const move = { type: 'time-up', step } as const
    expect(play.ask(CLOCK, move)).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect(play.ask('Ana', move)).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    play.do(HOST, move)
    expect(isLeft(play, step)).toBe(true)
    expect([play.phase, play.pile('Ana'), play.told]).toEqual([clocked.phase, clocked.pile('Ana'), clocked.told])
  })

  it.each(WAITS)('ALL-8 a call about %s that was overtaken is for nothing', (name) => {
    const play = REACH[name]({ options: { hasClock: false } })
    const move = { type: 'time-up', step: waitIn(play, name)?.step ?? 0 } as const
    const before = play.do(HOST, move).state
    expect(play.ask(HOST, move)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.state).toBe(before)
  })

  it.each(WAITS)('ALL-8 the clock is not heard before its time about %s, nor the host where a clock runs', (name) => {
    const play = REACH[name]()
    const move = { type: 'time-up', step: waitIn(play, name)?.step ?? 0 } as const
    expect(play.ask(CLOCK, move)).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect(play.ask(HOST, move)).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
  })

  it.each([
    ['ready', 'Ana', { type: 'ready' }],
    ['turn', 'Ana', { type: 'discard' }],
    ['judge', 'Cléo', { type: 'accept', claim: 1 }],
    ['spell', 'Ana', { type: 'spell', claim: 1, letter: 'S' }],
    ['turn-letters', 'Ana', { type: 'turn-letters' }],
    ['search', 'Ana', { type: 'tap', round: 1 }],
    ['announce', 'Ana', { type: 'give-up' }],
    ['vote', 'Bob', { type: 'accept', claim: 1 }],
  ] as const)(
    'ALL-8 after the deadline of %s nothing is accepted, whether or not the clock was heard',
    (name, by, move) => {
      const play = REACH[name]()
      const before = play.state
      const endsAt = waitIn(play, name)?.endsAt ?? play.now
      play.now = (endsAt - 1) as typeof endsAt
      expect(play.ask(by, move)).toBeUndefined()
      play.state = before
      play.now = endsAt
      expect(play.ask(by, move)?.code).toMatch(/too-late|time-is-up/)
    },
  )

  it('ALL-4 who does not play, and the host, move nothing', () => {
    const play = classic()
    expect(play.ask('Zoé', { type: 'discard' })).toMatchObject({ code: 'not-playing' })
    expect(play.ask(HOST, { type: 'discard' })).toMatchObject({ code: 'not-playing' })
  })

  it('KOK-39 the variants do not mix: what belongs to another is refused', () => {
    const other = { rule: 'KOK-39', code: 'other-variant' }
    for (const move of [tap, { type: 'skip', round: 1 }, { type: 'give-up' }, { type: 'turn-letters' }] as const)
      expect(classic().ask('Ana', move)).toEqual(other)
    expect(classic().ask('Ana', { type: 'suggest', word: 'x', packet: 0 })).toEqual(other)
    for (const move of [{ type: 'discard' }, { type: 'stop', turn: 1 }] as const)
      expect(simultaneous().ask('Ana', move)).toEqual(other)
    const play = classic()
    expect(play.ask('Ana', play.claiming('Ana', 'Rome', 'Ville', 'R / O', 0))).toEqual(other)
  })
})

describe('a pause', () => {
  it.each(WAITS)('ALL-3 in %s themes, letters and words are covered, for everybody; scores and clocks stay', (name) => {
    const play = REACH[name]()
    for (const viewer of ['Ana', 'Cléo', undefined]) {
      const covered = play.seenBy(viewer, { isPaused: true })
      expect(covered).toMatchObject({ isCovered: true, phase: play.phase })
      expect(covered.piles).toEqual(play.seenBy(viewer).piles)
      const { columns, hand, turned, claims, told } = covered
      expect([columns, hand, turned, claims, told]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect(play.seenBy(viewer).isCovered).toBeUndefined()
    }
  })

  it('ALL-3 packets and suggestions are covered as well', () => {
    const play = new Play({ teams: { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan'] } })
    play.do('Bob', { type: 'suggest', word: 'idée', packet: 0 })
    const { packets, suggestions, words } = play.seenBy('Ana', { isPaused: true })
    expect([packets?.some(({ letters }) => letters !== undefined), suggestions, words]).toEqual([
      false,
      undefined,
      undefined,
    ])
  })
})
