import { describe, expect, it } from 'vitest'
import { toyGame } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import type { TableMove } from '../moves.ts'
import { duesOf } from './dues.ts'

const NEXT: TableMove = { type: 'play', move: { type: 'next' } }
const begun = () => new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })

/** Everybody plays in turn, to the end. */
const finish = (table: ToyTable) => {
  while (table.seenBy().status === 'playing') table.tick()
  return table
}

describe('a game on the table', () => {
  it('starts with enough players', () => {
    const table = new ToyTable('Ana')
    expect(table.ask('Ana', { type: 'start' })).toMatchObject({ code: 'too-few-players', about: '2' })
    for (const name of ['B', 'C', 'D', 'E']) table.do(name, { type: 'sit', name })
    expect(table.ask('Ana', { type: 'start' })).toMatchObject({ code: 'too-many-players', about: '4' })
    table.do('E', { type: 'stand' })
    expect(table.ask('B', { type: 'start' })).toMatchObject({ code: 'host-only' })
    expect(table.do('Ana', { type: 'start' }).seenBy()).toMatchObject({ status: 'playing', play: { number: 1 } })
  })

  it('in progress, neither game nor seating changes', () => {
    const table = begun()
    for (const move of [
      { type: 'start' },
      { type: 'choose', game: 'toy' },
      { type: 'even-teams' },
      { type: 'order', seats: table.state.seats.map(({ id }) => id) },
      { type: 'team', seat: table.seat('Ana'), team: 'poivre' },
      { type: 'captain', seat: table.seat('Ana') },
    ] satisfies TableMove[])
      expect(table.ask('Ana', move)).toMatchObject({ rule: 'ALL-8', code: 'game-under-way' })
  })

  it('ALL-4 a malformed or refused game move changes nothing', () => {
    const table = begun()
    const before = table.state
    expect(table.ask('Ana', { type: 'play', move: { type: 'cheat' } })).toMatchObject({ code: 'malformed-move' })
    expect(table.ask('Bob', NEXT)).toMatchObject({ rule: 'TOY-3' })
    expect(new ToyTable('Ana').ask('Ana', NEXT)).toMatchObject({ code: 'no-game' })
    expect(table.state).toBe(before)
  })

  it('ALL-7 what is due happens by itself, and not before', () => {
    const table = begun()
    expect(table.ask({ kind: 'clock' }, { type: 'tick' })).toMatchObject({ code: 'nothing-due' })
    table.tick()
    expect(table.seenBy().play?.view).toMatchObject({ turns: 1 })
    expect(table.decisions.at(-1)?.events[0]).toMatchObject({ type: 'played', by: { kind: 'clock' } })
  })

  it('ALL-7 the host calls time, others do not', () => {
    const table = begun()
    const call: TableMove = { type: 'call-time', move: { type: 'time-up' } }
    expect(table.ask('Bob', call)).toMatchObject({ code: 'host-only' })
    expect(table.do('Ana', call).seenBy().play?.view).toMatchObject({ turns: 1 })
  })

  it('bots move by themselves, in time, and alike on every machine', () => {
    const play = () => {
      const table = new ToyTable('Ana').do('Ana', { type: 'bot', level: 'steady' }, { type: 'start' }).do('Ana', NEXT)
      return finish(table)
    }
    expect(play().decisions).toEqual(play().decisions)
    const byBot = play().decisions.filter(
      ({ events: [event] }) => event?.type === 'played' && event.by.kind === 'seat' && event.by.seat === 's2',
    )
    expect(byBot).toHaveLength(3)
  })

  it('ALL-7 a bot that fails is reported, and the game’s deadlines stay', () => {
    const broken = {
      ...toyGame,
      bot: () => {
        throw new Error('a bug of ours')
      },
    }
    const shelf = new Map([['toy', { game: broken, world: { cards: ['card'] } }]])
    const table = new ToyTable('Ana').do('Ana', { type: 'bot', level: 'steady' }, { type: 'start' })
    const reported: unknown[] = []
    const dues = duesOf(table.state, { people: table.people() }, shelf, (error) => reported.push(error))
    expect(dues.map(({ by }) => by.kind)).toEqual(['clock'])
    expect(reported).toEqual([new Error('a bug of ours')])
  })

  it('the end: scoreboard, the seed, and another game', () => {
    const table = finish(begun())
    const seen = table.seenBy()
    expect(seen).toMatchObject({ status: 'over', play: { seed: 'seed 1', outcome: { placings: [['s1'], ['s2']] } } })
    expect(seen.evening).toEqual([
      { seat: 's1', name: 'Ana', points: 3, wins: 1, games: 1 },
      { seat: 's2', name: 'Bob', points: 0, wins: 0, games: 1 },
    ])
    expect(table.ask('Ana', NEXT)).toMatchObject({ code: 'no-game' })
    expect(table.ask('Ana', { type: 'pause' })).toMatchObject({ code: 'no-game' })
    table.do('Ana', { type: 'start' })
    expect(finish(table).seenBy()).toMatchObject({
      play: { number: 2, seed: 'seed 2' },
      evening: [{ points: 6 }, { games: 2 }],
    })
    expect(table.do('Ana', { type: 'leave-game' }).seenBy()).toMatchObject({ status: 'lobby' })
    expect(table.seenBy().play).toBeUndefined()
  })

  it('a game stopped by the host is shown as it stood, scores nothing, and is put away by the host or the next game', () => {
    const table = new ToyTable('Ana', 'Bob')
    table.do('Ana', { type: 'start' })
    expect(table.ask('Bob', { type: 'leave-game' })).toMatchObject({ code: 'host-only' })
    table.do('Ana', { type: 'leave-game' })
    expect(table.decisions.at(-1)?.events).toMatchObject([{ type: 'game-left', isStopped: true }])
    for (const who of ['Ana', 'Bob'])
      expect(table.seenBy(who)).toMatchObject({
        status: 'lobby',
        evening: [],
        stopped: { number: 1, seats: ['s1', 's2'], names: { s1: 'Ana', s2: 'Bob' } },
      })
    expect(table.seenBy('Ana').stopped).not.toHaveProperty('seed')
    expect(table.seenBy('Ana').stopped?.view).toEqual(table.seenBy().stopped?.view)
    expect(table.seenBy('Ana').play).toBeUndefined()
    expect(table.do('Ana', { type: 'leave-game' }).seenBy().stopped).toBeUndefined()
    expect(table.ask('Ana', { type: 'leave-game' })).toMatchObject({ code: 'no-game' })
    table.do('Ana', { type: 'start' }).do('Ana', { type: 'leave-game' })
    expect(table.do('Ana', { type: 'start' }).seenBy()).toMatchObject({ status: 'playing', play: { number: 3 } })
    expect(table.seenBy().stopped).toBeUndefined()
  })

  it('a log of an earlier version, which does not say that a game was stopped, leads to the lobby alone', () => {
    const table = new ToyTable('Ana', 'Bob')
    table.do('Ana', { type: 'start' }).do('Ana', { type: 'leave-game' })
    for (const [nth, decision] of table.decisions.entries()) {
      const events = decision.events.map((event) =>
        event.type === 'game-left' ? ({ type: 'game-left', shown: event.shown } as const) : event,
      )
      table.decisions[nth] = { ...decision, events }
    }
    expect(table.replayed()).toEqual({ ...table.state, stopped: undefined })
  })

  it('seen cards come back only when the deck is used up', () => {
    const table = new ToyTable('Ana', 'Bob')
    const shown: string[] = []
    // Seven cards a game of thirty: four games without a repeat, left or finished.
    for (let game = 0; game < 4; game++) {
      table.do('Ana', { type: 'start' })
      const cards = () => (table.seenBy().play?.view as { card?: string })?.card ?? 'none'
      for (let turn = 0; turn < 5; turn++) {
        shown.push(cards())
        table.tick()
      }
      shown.push(cards())
      if (game % 2 === 0) table.do('Ana', { type: 'leave-game' })
      else finish(table)
    }
    expect(new Set(shown).size).toBe(shown.length)
  })
})

describe('ALL-3 pausing', () => {
  it('ALL-3 anyone seated pauses at once, the view covers what is searched, no game move is accepted', () => {
    const table = begun()
    expect(table.seenBy('Ana').play?.view).toHaveProperty('card')
    table.do('Bob', { type: 'pause' })
    expect(table.seenBy('Ana')).toMatchObject({ status: 'paused', pausedBy: table.seat('Bob') })
    expect(table.seenBy('Ana').play?.view).not.toHaveProperty('card')
    expect(table.ask('Ana', NEXT)).toMatchObject({ rule: 'ALL-3', code: 'paused' })
    expect(table.ask('Ana', { type: 'call-time', move: { type: 'time-up' } })).toMatchObject({ code: 'paused' })
    expect(table.ask('Zoé', { type: 'pause' })).toMatchObject({ code: 'not-seated' })
  })

  it('ALL-3 the person who paused or the host resumes', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'start' }).do('Bob', { type: 'pause' })
    expect(table.ask('Cléo', { type: 'resume' })).toMatchObject({ rule: 'ALL-3', code: 'paused-by-another' })
    table.do('Bob', { type: 'resume' }).do('Cléo', { type: 'pause' }).do('Ana', { type: 'resume' })
    expect(table.ask('Ana', { type: 'resume' })).toMatchObject({ code: 'not-paused' })
  })

  it('ALL-3 the clock keeps the remaining time', () => {
    const table = begun().wait(4000).do('Bob', { type: 'pause' })
    expect(table.dues()).toEqual([])
    table.wait(3_600_000).do('Bob', { type: 'resume' }).wait(5999)
    expect(table.ask({ kind: 'clock' }, { type: 'tick' })).toMatchObject({ code: 'nothing-due' })
    table.wait(1).do({ kind: 'clock' }, { type: 'tick' })
  })

  it('time runs only while somebody is present', () => {
    const table = begun()
    expect(table.ask({ kind: 'clock' }, { type: 'pause' })).toMatchObject({ code: 'somebody-sits-there' })
    table.away.add('Ana').add('Bob')
    table.do({ kind: 'clock' }, { type: 'pause' })
    expect(table.seenBy()).toMatchObject({ status: 'paused' })
    expect(table.seenBy().pausedBy).toBeUndefined()
    table.away.delete('Bob')
    table.do('Bob', { type: 'resume' })
    expect(table.seenBy().status).toBe('playing')
  })

  it('after a crash the clock continues from the last decision', () => {
    const table = begun().wait(3000).do({ kind: 'clock' }, { type: 'beat' })
    table.wait(500_000).do({ kind: 'clock' }, { type: 'wake' }).wait(6999)
    expect(table.ask({ kind: 'clock' }, { type: 'tick' })).toMatchObject({ code: 'nothing-due' })
    table.wait(1).do({ kind: 'clock' }, { type: 'tick' })
    expect(table.do('Ana', { type: 'pause' }).ask({ kind: 'clock' }, { type: 'wake' })).toMatchObject({
      code: 'nothing-due',
    })
  })
})

describe('heartbeats', () => {
  it('one is enough when two nodes serve a table', () => {
    const table = begun().wait(5000).do({ kind: 'clock' }, { type: 'beat' }).wait(40)
    expect(table.ask({ kind: 'clock' }, { type: 'beat' })).toMatchObject({ code: 'nothing-due' })
    table.wait(4960).do({ kind: 'clock' }, { type: 'beat' })
  })
})

describe('resent moves', () => {
  it('the ids of a person’s last moves are known from the log alone', () => {
    const table = begun()
    for (let nth = 0; nth < 70; nth++) table.ask('Bob', { type: 'rename', name: `Bob ${nth}` }, `m${nth}`)
    const known = table.replayed()?.answered.find(({ asker }) => asker === 'key of Bob')?.ids ?? []
    expect([known.length, known[0], known.at(-1)]).toEqual([64, 'm6', 'm69'])
  })

  it('clients can’t make the clock’s moves', () => {
    const table = begun()
    for (const type of ['tick', 'beat', 'wake'] as const)
      expect(table.ask('Ana', { type })).toMatchObject({ code: 'clock-only' })
  })
})
