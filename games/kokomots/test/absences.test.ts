import type { Instant, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { kokomots } from '../game.ts'
import { phasePending } from '../rules/turns/waits.ts'
import { Play } from './driver.ts'
import { fail, table as roundTable, skip, tap } from './round-play.ts'

const CLOCK = { kind: 'clock' } as const
const timeUp = ({ state }: Play) => ({ type: 'time-up', step: phasePending(state)?.step ?? 0 }) as const
const STACK = { hands: { Ana: 'E R S' }, columns: ['Ville: O / P', 'Outil: N / M', 'Mer: E / L', 'Pays: I / A'] }
const TEAMS = { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan'], thym: ['Eve', 'Flo'] }

describe('an empty chair', () => {
  it('KOK-13 ALL-6 whoever went in mid-turn is waited for 20 s, and all see it; then the turn passes on', () => {
    const table = new Play().wait(5)
    expect(table.withoutAt).toBeUndefined()
    table.leave('Ana')
    const at = table.now + 20_000
    for (const name of ['Ana', 'Bob', undefined]) expect(table.seenBy(name).without).toEqual({ seats: ['Ana'], at })
    expect(table.goOnWithout().active).toBe('Bob')
    expect([table.now, table.seenBy('Bob').endsAt, table.withoutAt]).toEqual([at, at + 45_000, undefined])
  })

  it('KOK-13 ALL-6 whoever has been gone for long has no turn at all', () => {
    const table = new Play({ names: ['Ana', 'Bob', 'Cléo', 'Dan'] }).leave('Bob', 'Cléo').wait(45)
    expect([table.active, table.withoutAt]).toEqual(['Bob', (table.now - 25_000) as Instant])
    expect(table.goOnWithout().goOnWithout().active).toBe('Dan')
  })

  it('ALL-6 who gave the seat up for good is not waited for', () => {
    const table = new Play().leave('Ana')
    table.away.set('Ana' as SeatId, Number.NEGATIVE_INFINITY as Instant)
    expect(table.seenBy('Bob').without).toEqual({ seats: ['Ana'], at: 0 })
    expect(table.goOnWithout().active).toBe('Bob')
  })

  it('KOK-13 where the table waits for a tap, the turn passes on before it', () => {
    const table = new Play({ options: { hasReadyTap: true } }).leave('Bob').wait(45)
    expect([table.phase, table.active]).toEqual(['ready', 'Bob'])
    expect([table.goOnWithout().phase, table.active]).toEqual(['ready', 'Cléo'])
  })

  it('KOK-14 what was claimed before is judged all the same', () => {
    const table = new Play({ stack: STACK }).leave('Ana').wait(19).claim('Ana', 'Rome', 'Ville', 'R / O').goOnWithout()
    expect([table.active, table.accept('Cléo').pile('Ana')]).toEqual(['Bob', 'R O|Ville|'])
  })

  it('KOK-13 ALL-6 back in time the turn goes on; gone just before its end, the deadline comes first', () => {
    const table = new Play().leave('Ana').wait(20).comeBack('Ana')
    expect(table.withoutAt).toBeUndefined()
    expect(table.ask(CLOCK, timeUp(table))).toMatchObject({ rule: 'ALL-8', code: 'not-now' })
    expect([table.wait(10).leave('Ana').withoutAt, table.seenBy('Bob').without]).toEqual([undefined, undefined])
  })

  it('KOK-35 ALL-6 a team plays as long as one of it is there', () => {
    const table = new Play({ teams: TEAMS, options: { teams: 3 } }).leave('Ana')
    expect(table.withoutAt).toBeUndefined()
    table.wait(3).leave('Bob')
    expect(table.withoutAt).toBe(table.now + 20_000)
    expect([table.goOnWithout().phase, table.active]).toEqual(['ready', 'poivre'])
  })

  it('KOK-35 a team of which nobody is there is passed over before its timer starts; its packets are discarded', () => {
    const table = new Play({ teams: TEAMS, options: { teams: 3 } }).leave('Cléo', 'Dan').wait(45)
    expect([table.phase, table.active]).toEqual(['ready', 'poivre'])
    const before = table.state.discards.length
    table.goOnWithout()
    expect([table.phase, table.active, table.state.discards.length]).toEqual(['ready', 'thym', before + 6])
  })

  it('ALL-7 nobody but the clock says so; without a clock the host calls time; with nobody left only deadlines run', () => {
    const table = new Play().leave('Ana').wait(20)
    expect(table.ask('Bob', timeUp(table))).toMatchObject({ code: 'the-clock-runs' })
    expect(table.ask({ kind: 'host' }, timeUp(table))).toMatchObject({ code: 'the-clock-runs' })
    const still = new Play({ options: { hasClock: false } }).leave('Ana')
    expect([still.withoutAt, still.ask(CLOCK, timeUp(still))?.code]).toEqual([undefined, 'not-now'])
    expect(still.do({ kind: 'host' }, timeUp(still)).active).toBe('Bob')
    expect(new Play().leave('Ana', 'Bob', 'Cléo').withoutAt).toBeUndefined()
  })
})

describe('a search', () => {
  const endless = () => roundTable({ options: { skipsIdleRounds: false } })

  it('KOK-33 who drops after all the others agreed to skip agrees too, 20 s later', () => {
    const play = endless()
    for (const name of ['Ana', 'Bob', 'Cléo']) play.do(name, skip(play))
    expect([kokomots.due(play.state), play.withoutAt]).toEqual([undefined, undefined])
    play.wait(30).leave('Dan')
    expect(play.seenBy('Ana').without).toEqual({ seats: ['Dan'], at: play.now + 20_000 })
    expect([play.goOnWithout().phase, play.seenBy('Ana').turner]).toEqual(['turning', 'Ana'])
  })

  it('KOK-31 KOK-33 so does the last who is left searching; whoever else still searches is waited for', () => {
    const play = endless()
    for (const name of ['Ana', 'Bob']) fail(play, name)
    play.leave('Dan')
    expect(play.withoutAt).toBeUndefined()
    expect(fail(play, 'Cléo').phase).toBe('turning')
    const one = endless()
    for (const name of ['Ana', 'Bob', 'Cléo']) fail(one, name)
    expect([one.phase, one.leave('Dan').goOnWithout().phase]).toEqual(['searching', 'turning'])
  })

  it('KOK-29 KOK-33 who is back may still tap', () => {
    const play = endless()
    for (const name of ['Ana', 'Bob', 'Cléo']) play.do(name, skip(play))
    play.leave('Dan').wait(20).comeBack('Dan')
    expect(play.ask(CLOCK, timeUp(play))).toMatchObject({ code: 'not-now' })
    expect(play.do('Dan', tap(play)).phase).toBe('announcing')
  })
})

describe('a judge', () => {
  const four = (...gone: readonly string[]) =>
    new Play({ stack: STACK, names: ['Ana', 'Bob', 'Cléo', 'Dan'] })
      .leave(...gone)
      .claim('Ana', 'Rome', 'Ville', 'R / O')

  it('KOK-16 ALL-6 who is away stays the judge, and is silent: after six seconds the word stands', () => {
    const play = four('Cléo')
    expect([play.seenBy('Ana').judges, play.last.judges]).toEqual([['Cléo'], ['Cléo']])
    expect(play.ask('Bob', { type: 'refuse', claim: 1, reason: 'other' })).toMatchObject({ code: 'not-the-judge' })
    expect([play.wait(5.9).pile('Ana'), play.wait(0.1).pile('Ana')]).toEqual(['||', 'R O|Ville|'])
  })

  it('KOK-16 ALL-6 who is back before that judges', () => {
    expect(four('Cléo').wait(2).comeBack('Cléo').refuse('Cléo').pile('Ana')).toBe('||')
  })

  it('KOK-16 KOK-17 of two players, the other one; nor does it change anything that nobody is there', () => {
    const two = new Play({ stack: STACK, names: ['Ana', 'Bob'] }).leave('Bob').claim('Ana', 'Rome', 'Ville', 'R / O')
    expect([two.last.judges, two.pile('Ana'), two.wait(6).pile('Ana')]).toEqual([['Bob'], '||', 'R O|Ville|'])
    const all = four('Bob', 'Cléo', 'Dan')
    expect([all.pile('Ana'), all.wait(6).pile('Ana')]).toEqual(['||', 'R O|Ville|'])
  })

  it('ALL-6 ALL-7 without a clock nothing would end the silence of who is away: the word stands at once', () => {
    const without = (...gone: readonly string[]) =>
      new Play({ stack: STACK, options: { hasClock: false } }).leave(...gone).claim('Ana', 'Rome', 'Ville', 'R / O')
    expect([without('Cléo').pile('Ana'), without('Bob').pile('Ana')]).toEqual(['R O|Ville|', '||'])
  })

  it('KOK-38 a judging team is the whole team: one who is there is enough', () => {
    const packets = ['R', 'S T', 'N U E']
    const options = { teams: 3, hasClock: false } as const
    const play = new Play({ teams: TEAMS, options, stack: { ...STACK, packets } }).leave('Eve')
    expect(play.claim('Ana', 'Rome', 'Ville', 'R / O', 0).last.judges).toEqual(['Eve', 'Flo'])
    expect(play.refuse('Flo').state.claims).toEqual([])
  })
})
