import { describe, expect, it } from 'vitest'
import { type defaults, lauriers } from '../game.ts'
import { type PhaseName, WAITS, type WaitName } from '../rules/options.ts'
import { boxed, Play } from './driver.ts'

const HOST = { kind: 'host' } as const
const CLOCK = { kind: 'clock' } as const
type Table = ConstructorParameters<typeof Play>[0]

/** Ana leads; how each phase is reached, with a clock or without. */
const VOTES = { Bob: 'truth', Cléo: 'truth', Dan: 'Bob' }
const timeUp = (table: Play) =>
  lauriers.due(table.state) === undefined
    ? table.do(HOST, { type: 'time-up', step: table.state.step })
    : table.letTimePass()
const REACH: Readonly<Record<PhaseName, (table: Play) => Play>> = {
  draw: (table) => table,
  pick: (table) => table.lead({ type: 'draw', box: 0 }),
  write: (table) => table.pick().handIn('Bob').handIn('Cléo'),
  late: (table) => timeUp(REACH.write(table)),
  desk: (table) => table.write(),
  read: (table) => table.write().lead({ type: 'publish' }),
  vote: (table) => table.write().readAll().vote({ Bob: 'truth' }),
  tell: (table) => table.write().readAll().vote(VOTES),
  results: (table) => REACH.tell(table).lead({ type: 'tell' }),
}
const PHASES = Object.keys(REACH) as PhaseName[]
const waitOf = (phase: PhaseName): WaitName => (phase === 'draw' ? 'pick' : phase)

const AFTER: Readonly<Record<PhaseName, PhaseName>> = {
  draw: 'write',
  pick: 'write',
  write: 'late',
  late: 'desk',
  desk: 'read',
  read: 'read',
  vote: 'tell',
  tell: 'results',
  results: 'draw',
}

describe('time', () => {
  it('ALL-2 each wait has a length of its own, which the table may set', () => {
    const waits = Object.fromEntries(WAITS.map((wait, nth) => [wait, 50 + nth])) as typeof defaults.waits
    for (const phase of PHASES) {
      const table = new Play({ options: { waits } })
      const began = table.now
      REACH[phase](table)
      const view = table.seenBy('Bob')
      const start = phase === 'late' ? began + waits.write * 1000 : began
      expect(view).toMatchObject({ phase, lasts: waits[waitOf(phase)], hasClock: true })
      expect(view.endsAt).toBe(start + waits[waitOf(phase)] * 1000)
    }
  })

  it.each([
    ['draw', ['Ana']],
    ['pick', ['Ana']],
    ['write', ['Bob', 'Dan']],
    ['late', ['Bob', 'Dan']],
    ['desk', ['Ana']],
    ['read', ['Ana', 'Bob', 'Dan']],
    ['vote', ['Bob', 'Dan']],
    ['tell', ['Ana']],
    ['results', ['Ana', 'Bob', 'Dan']],
  ] as const)('ALL-2 %s lasts twice as long where %j, who are waited for, asked for it', (phase, names) => {
    const lasts = (...unhurried: string[]) => REACH[phase](new Play({ unhurried })).seenBy(undefined).lasts
    const wait = boxed.waits[waitOf(phase)]
    for (const name of ['Ana', 'Bob', 'Dan', 'Zoé'])
      expect(lasts(name)).toBe((names as readonly string[]).includes(name) ? 2 * wait : wait)
  })

  it.each(PHASES)('ALL-7 %s ends by itself; without a clock the host calls time, with the same effect', (phase) => {
    const clocked = REACH[phase](new Play()).letTimePass()
    const table = REACH[phase](new Play({ options: { hasClock: false } }))
    const view = table.seenBy('Ana')
    expect([lauriers.due(table.state), view.hasClock, view.endsAt, view.lasts]).toEqual([
      undefined,
      false,
      undefined,
      undefined,
    ])
    const move = { type: 'time-up', step: table.state.step } as const
    expect(table.ask(CLOCK, move)).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect(table.ask('Ana', move)).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    table.do(HOST, move)
    expect([table.phase, clocked.phase]).toEqual([AFTER[phase], AFTER[phase]])
    expect([table.state.leader, table.state.leaves]).toEqual([clocked.state.leader, clocked.state.leaves])
  })

  it.each(PHASES)('ALL-8 in %s a call that was overtaken is for nothing', (phase) => {
    const table = REACH[phase](new Play({ options: { hasClock: false } }))
    const step = table.state.step - 1
    expect(table.ask(HOST, { type: 'time-up', step })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })

  it('ALL-8 the clock is not heard before its time, nor the host where a clock runs', () => {
    const table = new Play()
    const move = { type: 'time-up', step: 0 } as const
    expect(table.ask(CLOCK, move)).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect(table.ask(HOST, move)).toMatchObject({ rule: 'ALL-7', code: 'the-clock-runs' })
    expect(table.ask(HOST, { type: 'draw', box: 0 })).toMatchObject({ code: 'not-playing' })
    expect(table.ask('Zoé', { type: 'draw', box: 0 })).toMatchObject({ code: 'not-playing' })
  })

  it.each([
    ['draw', 'Ana', { type: 'draw', box: 0 }],
    ['late', 'Dan', { type: 'hand-in', round: 1, text: 'Oiseau' }],
    ['desk', 'Ana', { type: 'publish' }],
    ['vote', 'Dan', { type: 'vote', round: 1, line: 0 }],
    ['tell', 'Bob', { type: 'stake', round: 1 }],
  ] as const)(
    'ALL-8 after the deadline of %s nothing is accepted, whether or not the clock was heard yet',
    (phase, by, move) => {
      const table = REACH[phase](new Play())
      table.now = ((lauriers.due(table.state)?.at ?? 0) - 1) as typeof table.now
      const before = table.state
      expect(table.ask(by, move)).toBeUndefined()
      table.state = before
      table.now = (table.now + 1) as typeof table.now
      expect(table.ask(by, move)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    },
  )

  it('ALL-8 what the leader asks for at another time is not done', () => {
    const table = new Play()
    for (const type of ['close', 'publish', 'shuffle', 'tell', 'go-on'] as const)
      expect(table.ask('Ana', { type })).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    table.pick()
    expect(table.ask('Ana', { type: 'draw', box: 0 })).toMatchObject({ code: 'not-now' })
  })
})

const paused = (table: Table = {}) => REACH.vote(new Play(table))

describe('a pause', () => {
  it('ALL-3 covers the word, the card and all texts, for everybody; the rest stays', () => {
    for (const phase of PHASES.filter((each) => each !== 'results')) {
      const table = REACH[phase](new Play())
      if (phase === 'write') table.draft('Dan', 'Texte en cours')
      for (const name of ['Ana', 'Bob', 'Dan', undefined]) {
        const covered = table.seenBy(name, { isPaused: true })
        expect(covered).toMatchObject({ phase, isCovered: true, leader: 'Ana' })
        expect(JSON.stringify(covered)).not.toMatch(/Texte|mot|vraiment|n\.m\./)
        expect(table.seenBy(name).isCovered).toBeUndefined()
      }
    }
    expect(paused().seenBy('Bob', { isPaused: true })).toMatchObject({
      myVote: expect.any(Number),
      count: 4,
      stakes: [],
    })
  })

  it('ALL-3 results have nothing left to search', () => {
    const table = REACH.results(new Play())
    expect(table.seenBy('Bob', { isPaused: true })).toEqual(table.seenBy('Bob'))
    expect(table.seenBy('Bob').last?.lines).toHaveLength(4)
  })
})
