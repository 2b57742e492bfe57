import { describe, expect, it } from 'vitest'
import { motPourMot } from './index.ts'
import { Play, TEAM_SEATS } from './play.ts'

const HOST = { kind: 'host' } as const
const CLOCK = { kind: 'clock' } as const

describe('time', () => {
  it('ALL-2 ALL-7 without a clock nothing runs out by itself, but the host may call time', () => {
    const play = new Play({ options: { spellingSeconds: undefined } })
    expect(motPourMot.due(play.state)).toBeUndefined()
    expect(play.do(HOST, { type: 'time-up', phase: 'draw' }).state.phase.name).toBe('read')
    expect(play.ask(CLOCK, { type: 'time-up', phase: 'read' })).toMatchObject({ code: 'not-now' })
    expect(play.ask('Ana', { type: 'time-up', phase: 'read' })).toMatchObject({ rule: 'ALL-7' })
  })

  it('ALL-8 a call that was overtaken is for nothing: it does not hit the next phase', () => {
    const play = new Play({ options: { spellingSeconds: undefined } }).answer('SOL')
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
    const play = new Play({ options: { spellingSeconds: undefined } }).answer('SOL').do('Dan', { type: 'contest' })
    for (const each of [...TEAM_SEATS.sel.seats, ...TEAM_SEATS.poivre.seats]) play.bots.add(each)
    expect(play.do('Ana', { type: 'call-vote' }).state.phase.name).toBe('review')
  })

  it('ALL-8 the clock is not heard before its time, nor the host where a clock runs', () => {
    const play = new Play()
    expect(play.ask(CLOCK, { type: 'time-up', phase: 'draw' })).toMatchObject({ rule: 'ALL-8' })
    expect(play.ask(HOST, { type: 'time-up', phase: 'draw' })).toMatchObject({ rule: 'ALL-7' })
  })
})
