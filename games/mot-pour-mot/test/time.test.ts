import { describe, expect, it } from 'vitest'
import { motPourMot } from '../game.ts'
import { defaults, PHASES, type PhaseName } from '../rules/options.ts'
import { Play, TEAM_SEATS } from './driver.ts'

const HOST = { kind: 'host' } as const
const CLOCK = { kind: 'clock' } as const

describe('time', () => {
  it('ALL-2 ALL-7 without a clock nothing runs out by itself, but the host may call time', () => {
    const play = new Play({ options: { hasClock: false } })
    expect(motPourMot.due(play.state)).toBeUndefined()
    expect(play.do(HOST, { type: 'time-up', phase: 'draw' }).state.phase.name).toBe('read')
    expect(play.ask(CLOCK, { type: 'time-up', phase: 'read' })).toMatchObject({ code: 'not-now' })
    expect(play.ask('Ana', { type: 'time-up', phase: 'read' })).toMatchObject({ rule: 'ALL-7' })
  })

  /** Sel plays; how each phase is reached. */
  const REACH: Readonly<Record<PhaseName, (play: Play) => Play>> = {
    draw: (play) => play.turn('LU').turn('DI'),
    read: (play) => play.do('Ana', { type: 'draw' }),
    spell: (play) => play.spell(''),
    tell: (play) => play.spell('S').letTimePass(),
    review: (play) => play.answer('S'),
    plead: (play) => play.answer('S').do('Dan', { type: 'check-spelling' }),
    explain: (play) => play.answer('S').do('Dan', { type: 'contest' }),
    vote: (play) => play.answer('S').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' }),
  }

  it.each([
    ['draw', 'cactus', ['sel']],
    ['read', 'cactus', ['sel']],
    ['read', 'capture', ['poivre']],
    ['spell', 'capture', ['sel']],
    ['tell', 'cactus', ['sel']],
    ['review', 'cactus', ['poivre']],
    ['plead', 'cactus', ['sel']],
    ['explain', 'cactus', ['sel']],
    ['vote', 'cactus', ['sel', 'poivre']],
  ] as const)(
    'ALL-2 %s (%s) lasts twice as long when somebody of %j asked for more time',
    (phase, edition, awaited) => {
      const wait = defaults(edition).waits[phase]
      const lasting = (...unhurried: string[]) => {
        const play = REACH[phase](new Play({ edition, unhurried }))
        const { endsAt, lasts } = play.seenBy(undefined)
        expect(endsAt).toBe(play.now + (lasts ?? 0) * 1000)
        return lasts
      }
      const isAwaited = (team: 'sel' | 'poivre') => (awaited as readonly string[]).includes(team)
      expect(lasting()).toBe(wait)
      expect(lasting('Bob')).toBe(isAwaited('sel') ? 2 * wait : wait)
      expect(lasting('Eve')).toBe(isAwaited('poivre') ? 2 * wait : wait)
      expect(lasting('Zoé')).toBe(wait)
    },
  )

  it('ALL-2 each duration is the table’s own, and none is shown without a clock', () => {
    for (const phase of PHASES) {
      const waits = { ...defaults('cactus').waits, [phase]: 77 }
      expect(REACH[phase](new Play({ options: { waits } })).seenBy('Ana')).toMatchObject({
        phase,
        lasts: 77,
        hasClock: true,
      })
    }
    const view = new Play({ options: { hasClock: false } }).spell('').seenBy('Ana')
    expect([view.hasClock, view.endsAt, view.lasts]).toEqual([false, undefined, undefined])
  })

  it('ALL-8 a call that was overtaken is for nothing: it does not hit the next phase', () => {
    const play = new Play({ options: { hasClock: false } }).answer('SOL')
    expect(play.ask(HOST, { type: 'time-up', phase: 'spell' })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.state.phase.name).toBe('review')
  })

  it('ALL-8 MPM-13 after the deadline nothing is accepted, whether or not the clock was heard yet', () => {
    const play = new Play().spell('SO')
    play.now = play.seenBy('Ana').endsAt ?? play.now
    expect(play.ask('Ana', { type: 'spell', letter: 'L' })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.ask('Ana', { type: 'done' })).toMatchObject({ code: 'too-late' })
  })

  it('ALL-7 a vote that nobody can cast is counted at once', () => {
    const play = new Play({ options: { hasClock: false } }).answer('SOL').do('Dan', { type: 'contest' })
    for (const each of [...TEAM_SEATS.sel.seats, ...TEAM_SEATS.poivre.seats]) play.bots.add(each)
    expect(play.do('Ana', { type: 'call-vote' }).state.phase.name).toBe('review')
  })

  it('ALL-8 the clock is not heard before its time, nor the host where a clock runs', () => {
    const play = new Play()
    expect(play.ask(CLOCK, { type: 'time-up', phase: 'draw' })).toMatchObject({ rule: 'ALL-8' })
    expect(play.ask(HOST, { type: 'time-up', phase: 'draw' })).toMatchObject({ rule: 'ALL-7' })
  })
})
