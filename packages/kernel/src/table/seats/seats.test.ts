import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../brand.ts'
import { ToyTable } from '../../testing/toy-table.ts'

const names = (table: ToyTable) => table.seenBy().seats.map(({ name }) => name)
const hostOf = (table: ToyTable) => table.seenBy().seats.find(({ id }) => id === table.seenBy().host)?.name
const teams = (table: ToyTable) => table.state.seats.map(({ team }) => team).join(' ')

describe('sitting down', () => {
  it('the first person is host; names are made distinct, teams filled in turn', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    expect(hostOf(table)).toBe('Ana')
    expect(teams(table)).toBe('sel poivre sel')
    table.ask({ kind: 'newcomer', key: 'other' as never }, { type: 'sit', name: 'ana' })
    expect(names(table)).toEqual(['Ana', 'Bob', 'Cléo', 'ana 2'])
  })

  it('« sit » again with the same secret gives no second seat', () => {
    const table = new ToyTable('Ana')
    table.do('Ana', { type: 'sit', name: 'Ana' })
    expect(names(table)).toEqual(['Ana'])
  })

  it('refuses an unfit name, a locked table, the thirteenth person', () => {
    const table = new ToyTable('Ana')
    expect(table.ask('Bob', { type: 'sit', name: ' \u200b' })).toMatchObject({ rule: 'ALL-4', code: 'name-unfit' })
    table.do('Ana', { type: 'lock', isLocked: true })
    expect(table.ask('Bob', { type: 'sit', name: 'Bob' })).toMatchObject({ code: 'table-locked' })
    table.do('Ana', { type: 'lock', isLocked: false })
    for (let nth = 2; nth <= 12; nth++) table.do(`P${nth}`, { type: 'sit', name: `P${nth}` })
    expect(table.ask('Zoé', { type: 'sit', name: 'Zoé' })).toMatchObject({ code: 'table-full', about: '12' })
    expect(table.ask('Ana', { type: 'bot', level: 'sharp' })).toMatchObject({ code: 'table-full' })
  })

  it('a person without a seat may only sit down', () => {
    const table = new ToyTable('Ana')
    expect(table.ask('Bob', { type: 'start' })).toMatchObject({ code: 'not-seated' })
    expect(table.ask({ kind: 'seat', seat: 's9' as SeatId }, { type: 'pause' })).toMatchObject({ code: 'not-seated' })
  })

  it('standing up leaves no empty seat in the lobby', () => {
    const table = new ToyTable('Ana', 'Bob').do('Bob', { type: 'stand' })
    expect(names(table)).toEqual(['Ana'])
    // Ids are never reused: the scoreboard refers to them.
    table.do('Cléo', { type: 'sit', name: 'Cléo' })
    expect(table.seat('Cléo')).toBe('s3')
  })

  it('a person may rename themselves; the name is made distinct', () => {
    const table = new ToyTable('Ana', 'Bob').do('Bob', { type: 'rename', name: 'Ana' })
    expect(names(table)).toEqual(['Ana', 'Ana 2'])
    expect(table.ask('Ana', { type: 'rename', name: '' })).toMatchObject({ code: 'name-unfit' })
  })

  it('a removed person does not come back with the same secret', () => {
    const table = new ToyTable('Ana', 'Bob')
    expect(table.ask('Bob', { type: 'remove', seat: table.seat('Ana') })).toMatchObject({ code: 'host-only' })
    expect(table.ask('Ana', { type: 'remove', seat: table.seat('Ana') })).toMatchObject({ code: 'not-yourself' })
    expect(table.ask('Ana', { type: 'remove', seat: 's77' as SeatId })).toMatchObject({ code: 'no-such-seat' })
    table.do('Ana', { type: 'remove', seat: table.seat('Bob') })
    expect(names(table)).toEqual(['Ana'])
    expect(table.ask('Bob', { type: 'sit', name: 'Bob' })).toMatchObject({ code: 'removed' })
  })
})

describe('teams and order', () => {
  it('people change their own team, the host anyone’s', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    table.do('Bob', { type: 'team', seat: table.seat('Bob'), team: 'sel' })
    expect(teams(table)).toBe('sel sel sel')
    expect(table.ask('Bob', { type: 'team', seat: table.seat('Cléo'), team: 'poivre' })).toMatchObject({
      code: 'host-only',
    })
    expect(table.ask('Bob', { type: 'team', seat: table.seat('Bob'), team: 'curry' })).toMatchObject({
      code: 'no-such-team',
    })
    table.do('Ana', { type: 'even-teams' })
    expect(teams(table)).toBe('sel sel poivre')
  })

  it('evens out teams of any size', () => {
    for (let size = 1; size <= 9; size++) {
      const table = new ToyTable(...Array.from({ length: size }, (_, nth) => `P${nth}`))
      for (const { id } of table.state.seats) table.do('P0', { type: 'team', seat: id, team: 'poivre' })
      table.do('P0', { type: 'even-teams' })
      const sizes = ['sel', 'poivre'].map((team) => table.state.seats.filter((seat) => seat.team === team).length)
      expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThanOrEqual(1)
    }
  })

  it('empty seats are not counted when teams are evened out', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'start' }).do('Bob', { type: 'stand' })
    while (table.seenBy().status === 'playing') table.tick()
    table.do('Ana', { type: 'even-teams' })
    const held = table.state.seats.filter(({ holder }) => holder.kind === 'person')
    expect(held.map(({ team }) => team).sort()).toEqual(['poivre', 'sel'])
  })

  it('a move without effect is accepted and not logged', () => {
    const table = new ToyTable('Ana', 'Bob')
    const before = table.decisions.length
    const [ana, bob] = [table.seat('Ana'), table.seat('Bob')]
    table.do(
      'Ana',
      { type: 'rename', name: 'Ana' },
      { type: 'unhurried', isUnhurried: false },
      { type: 'lock', isLocked: false },
      { type: 'team', seat: ana, team: 'sel' },
      { type: 'captain', seat: ana },
      { type: 'order', seats: [ana, bob] },
      { type: 'host', seat: ana },
      { type: 'even-teams' },
      { type: 'choose', game: 'toy' },
    )
    expect(table.decisions.length).toBe(before)
  })

  it('a team names its captain; its first seat until then; without teams there is no captain', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo', 'Dan')
    const captains = () => table.seenBy().seats.flatMap(({ isCaptain, name }) => (isCaptain ? [name] : []))
    expect(captains()).toEqual([])
    table.do('Ana', { type: 'choose', game: 'toy', options: { rounds: 1, hasTeams: true } })
    expect(captains()).toEqual(['Ana', 'Bob', 'Cléo'])
    table.do('Dan', { type: 'captain', seat: table.seat('Dan') })
    expect(captains()).toEqual(['Bob', 'Cléo', 'Dan'])
    expect(table.ask('Bob', { type: 'captain', seat: table.seat('Ana') })).toMatchObject({ code: 'host-only' })
    table.do('Dan', { type: 'team', seat: table.seat('Dan'), team: 'sud' })
    expect(captains()).toEqual(['Ana', 'Bob', 'Cléo'])
  })

  it('a game knows who has been at the table longest, in any seat order', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    const [a, b, c] = ['Ana', 'Bob', 'Cléo'].map((name) => table.seat(name)) as [SeatId, SeatId, SeatId]
    table.do('Ana', { type: 'order', seats: [c, a, b] }, { type: 'start' })
    expect(table.state.play?.seating).toMatchObject({ seats: [c, a, b], opener: a })
  })

  it('KOK-4 a game knows the names given at the table', () => {
    const table = new ToyTable('Ana', 'Bob')
    table.do('Ana', { type: 'start' })
    expect(table.state.play?.seating.names).toEqual({ [table.seat('Ana')]: 'Ana', [table.seat('Bob')]: 'Bob' })
  })

  it('the host orders the seats, all of them and each once', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    const [a, b, c] = ['Ana', 'Bob', 'Cléo'].map((name) => table.seat(name)) as [SeatId, SeatId, SeatId]
    table.do('Ana', { type: 'order', seats: [c, a, b] })
    expect(names(table)).toEqual(['Cléo', 'Ana', 'Bob'])
    for (const seats of [[a, b], [a, b, b], [a, b, 's9' as SeatId], []])
      expect(table.ask('Ana', { type: 'order', seats })).toMatchObject({ code: 'not-a-seating' })
  })

  it('a game with other teams redistributes the people', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    table.do('Ana', { type: 'choose', game: 'toy', options: { rounds: 1, hasTeams: true } })
    expect(teams(table)).toBe('nord sud est')
    expect(table.ask('Ana', { type: 'choose', game: 'chess' })).toMatchObject({ code: 'no-such-game' })
    expect(table.ask('Ana', { type: 'choose', game: 'toy', options: 3 })).toMatchObject({ rule: 'ALL-2' })
  })
})

describe('the host', () => {
  it('ALL-10 while the host is away the longest seated person present has the host’s rights', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    expect(table.ask('Bob', { type: 'lock', isLocked: true })).toMatchObject({ rule: 'ALL-10', code: 'host-only' })
    table.away.add('Ana')
    expect(hostOf(table)).toBe('Bob')
    table.do('Bob', { type: 'bot', level: 'gentle' })
    table.away.add('Bob')
    expect(hostOf(table)).toBe('Cléo')
    table.away.delete('Ana')
    expect(hostOf(table)).toBe('Ana')
    expect(table.ask('Cléo', { type: 'lock', isLocked: false })).toMatchObject({ code: 'host-only' })
  })

  it('ALL-10 only the order of arrival matters, not the order of seats; bots are never host', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'bot', level: 'gentle' })
    table.do('Ana', { type: 'order', seats: [...table.state.seats.map(({ id }) => id)].reverse() })
    table.away.add('Ana')
    expect(hostOf(table)).toBe('Bob')
  })

  it('can hand the role to a person, and gives it up by standing up', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'bot', level: 'gentle' })
    expect(table.ask('Ana', { type: 'host', seat: 's4' as SeatId })).toMatchObject({ code: 'host-must-be-a-person' })
    table.do('Ana', { type: 'host', seat: table.seat('Cléo') })
    expect(hostOf(table)).toBe('Cléo')
    table.do('Cléo', { type: 'stand' })
    expect(hostOf(table)).toBe('Ana')
  })
})
