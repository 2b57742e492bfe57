import { describe, expect, it } from 'vitest'
import { keyOf, markOf, ToyTable } from '../testing/toy-table.ts'
import type { TableMove } from './moves.ts'
import { mayVisit } from './state.ts'

const MINUTES = 60_000
const atTable = () => {
  const table = new ToyTable('Ana', 'Bob', 'Cléo')
  table.away.add('Ana')
  return table
}
const RESERVED: Readonly<Record<string, (table: ToyTable) => TableMove>> = {
  'takes the role': (table) => ({ type: 'host', seat: table.seat('Bob') }),
  'gives the role away': (table) => ({ type: 'host', seat: table.seat('Cléo') }),
  'removes the host': (table) => ({ type: 'remove', seat: table.seat('Ana') }),
  'removes somebody else': (table) => ({ type: 'remove', seat: table.seat('Cléo') }),
  'removes and locks': (table) => ({ type: 'remove', seat: table.seat('Cléo'), andLock: true }),
  locks: () => ({ type: 'lock', isLocked: true }),
  'frees the host’s chair': (table) => ({ type: 'hand-over', seat: table.seat('Ana'), to: 'newcomer' }),
}
const names = (table: ToyTable) => table.seenBy().seats.map(({ name }) => name)
const nameOf = (table: ToyTable, id: string | undefined) => table.seenBy().seats.find((seat) => seat.id === id)?.name

describe('ALL-10 while the host is away', () => {
  it.each(Object.entries(RESERVED))('ALL-10 the acting host never %s', (_, move) => {
    const table = atTable()
    const before = table.state
    for (const away of [0, 8000, 10 * MINUTES - 1]) {
      table.hostAwayFor = away
      expect(table.ask('Bob', move(table))).toMatchObject({ rule: 'ALL-10', code: 'host-of-record-only' })
    }
    expect(table.state).toBe(before)
    expect(table.ask('Cléo', { type: 'lock', isLocked: true })).toMatchObject({ code: 'host-only' })
  })

  it.each(Object.entries(RESERVED))(
    'ALL-10 after ten minutes the role passes for good to the acting host who %s',
    (_, move) => {
      const table = atTable()
      table.hostAwayFor = 10 * MINUTES
      const asked = move(table)
      table.do('Bob', asked)
      expect(table.decisions.at(-1)?.events[0]).toEqual({ type: 'host-named', seat: table.seat('Bob') })
      table.away.delete('Ana')
      table.hostAwayFor = 0
      const heir = asked.type === 'host' && asked.seat === table.seat('Cléo') ? 'Cléo' : 'Bob'
      expect(nameOf(table, table.seenBy().host)).toBe(heir)
    },
  )

  it('ALL-10 the acting host starts games, adds and removes bots, hands seats to bots, calls time, pauses and resumes', () => {
    const table = atTable().do('Bob', { type: 'bot', level: 'gentle' })
    table.do('Bob', { type: 'remove', seat: table.seenBy().seats[3]?.id as never }, { type: 'start' })
    table.do('Bob', { type: 'hand-over', seat: table.seat('Ana'), to: 'steady' }, { type: 'pause' }, { type: 'resume' })
    table.do('Bob', { type: 'call-time', move: { type: 'time-up' } })
    expect(nameOf(table, table.seenBy().hostOfRecord)).toBe('Ana')
  })

  it('ALL-10 the host of record gets the role back by reconnecting', () => {
    const table = atTable()
    expect([nameOf(table, table.seenBy().host), nameOf(table, table.seenBy().hostOfRecord)]).toEqual(['Bob', 'Ana'])
    table.away.delete('Ana')
    expect(nameOf(table, table.seenBy().host)).toBe('Ana')
    expect(table.seenBy()).not.toHaveProperty('hostOfRecord')
    table.do('Ana', { type: 'lock', isLocked: true })
  })

  it('ALL-10 also when a bot played the seat meanwhile', () => {
    const table = atTable().do('Bob', { type: 'start' })
    table.do('Bob', { type: 'hand-over', seat: table.seat('Ana'), to: 'steady' })
    expect(table.ask('Bob', { type: 'lock', isLocked: true })).toMatchObject({ code: 'host-of-record-only' })
    table.away.delete('Ana')
    table.do('Ana', { type: 'take-back' }, { type: 'lock', isLocked: true })
  })

  it('ALL-10 views show when the role can be taken', () => {
    const table = atTable()
    table.hostAwayFor = 10 * MINUTES
    expect(table.seenBy()).not.toHaveProperty('hostOfRecord')
  })

  it('ALL-10 once the host has left for good, the longest seated has all rights', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'stand' })
    expect(table.seenBy()).not.toHaveProperty('hostOfRecord')
    table.do('Bob', { type: 'lock', isLocked: true }, { type: 'remove', seat: table.seat('Cléo') })
    expect(names(table)).toEqual(['Bob'])
  })

  it.each(['stand', 'hand-over'] as const)('ALL-10 after a host’s %s the successor is host of record', (how) => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'start' })
    table.do('Ana', how === 'stand' ? { type: how } : { type: how, seat: table.seat('Ana'), to: 'newcomer' })
    table.away.add('Bob')
    for (const move of [RESERVED['takes the role'], RESERVED.locks])
      expect(table.ask('Cléo', move?.(table) as TableMove)).toMatchObject({ code: 'host-of-record-only' })
    expect(table.ask('Cléo', { type: 'remove', seat: table.seat('Bob') })).toMatchObject({ rule: 'ALL-10' })
    table.away.delete('Bob')
    table.do('Bob', { type: 'lock', isLocked: true })
  })

  it('ALL-10 the successor is a person who is present, or any person when nobody is', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo')
    table.away.add('Bob')
    table.do('Ana', { type: 'stand' })
    expect(nameOf(table, table.state.host)).toBe('Cléo')
    table.away.add('Cléo')
    table.do('Cléo', { type: 'stand' })
    expect(nameOf(table, table.state.host)).toBe('Bob')
  })
})

describe('a table’s memory of people', () => {
  it('is bounded, however many are removed or come and go at a locked table', () => {
    const table = new ToyTable('Ana')
    table.lookers = Array.from({ length: 1000 }, (_, nth) => `looker ${nth}`)
    table.do('Ana', { type: 'lock', isLocked: true })
    expect(table.state.lookers?.length).toBeLessThanOrEqual(400)
    for (let nth = 0; nth < 5; nth++) {
      table.do('Ana', { type: 'lock', isLocked: false }).do('Bob', { type: 'sit', name: 'Bob' })
      table.do('Ana', { type: 'lock', isLocked: true }).do('Bob', { type: 'stand' })
    }
    expect(table.state.lookers?.filter((each) => each === keyOf('Bob'))).toHaveLength(1)
    table.do('Ana', { type: 'lock', isLocked: false })
    for (let nth = 0; nth < 300; nth++) {
      table.do(`P${nth}`, { type: 'sit', name: `P${nth}` })
      table.do('Ana', { type: 'remove', seat: table.seat(`P${nth}`) })
    }
    expect(table.state.removed).toHaveLength(400)
    expect(mayVisit(table.state, keyOf('P299'), undefined)).toBe('removed')
  })
})

describe('a locked table', () => {
  const locked = () => {
    const table = new ToyTable('Ana', 'Bob')
    table.lookers = ['Screen', 'Lou', 'Lou']
    return table.do('Ana', { type: 'lock', isLocked: true })
  }
  const may = (table: ToyTable, name: string) => mayVisit(table.state, keyOf(name), markOf(name))

  it('admits people with a seat and the spectators of the moment it was locked, screens included; nobody new', () => {
    const table = locked()
    expect(['Ana', 'Bob', 'Lou', 'Zoé'].map((name) => may(table, name))).toEqual(['yes', 'yes', 'yes', 'table-locked'])
    expect(mayVisit(table.state, undefined, markOf('Screen'))).toBe('yes')
    expect(mayVisit(table.state, undefined, undefined)).toBe('table-locked')
    expect(mayVisit(table.state, keyOf('Bob'), undefined)).toBe('yes')
    expect(table.state.lookers).toEqual(['Screen', 'Lou'].map(markOf))
    expect(table.ask('Lou', { type: 'sit', name: 'Lou' })).toMatchObject({ code: 'table-locked' })
  })

  it('admits people who stood up since as spectators, and everybody once it is unlocked', () => {
    const table = locked().do('Bob', { type: 'stand' })
    expect(may(table, 'Bob')).toBe('yes')
    table.do('Ana', { type: 'lock', isLocked: false })
    expect(may(table, 'Zoé')).toBe('yes')
    table.lookers = []
    table.do('Ana', { type: 'lock', isLocked: true })
    expect(may(table, 'Lou')).toBe('table-locked')
  })

  it('« remove and lock » is one decision, and the removed device is not among the admitted spectators', () => {
    const table = new ToyTable('Ana', 'Bob')
    table.lookers = ['Bob', 'Lou']
    table.do('Ana', { type: 'remove', seat: table.seat('Bob'), andLock: true })
    expect(table.decisions.at(-1)?.events.map(({ type }) => type)).toEqual(['left', 'locked'])
    expect(['Bob', 'Lou', 'Zoé'].map((name) => may(table, name))).toEqual(['removed', 'yes', 'table-locked'])
    expect(mayVisit(table.state, keyOf('Robert'), markOf('Bob'))).toBe('removed')
  })

  it('is not locked a second time by it', () => {
    const table = locked()
    table.lookers = []
    table.do('Ana', { type: 'remove', seat: table.seat('Bob'), andLock: true })
    expect(may(table, 'Lou')).toBe('yes')
  })

  it('admits a person with a seat on a device that another person was removed with', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'remove', seat: 's2' as never })
    expect(mayVisit(table.state, keyOf('Cléo'), markOf('Bob'))).toBe('yes')
  })
})

describe('ALL-3 the wait after a pause', () => {
  const playing = () => new ToyTable('Ana', 'Bob', 'Cléo').do('Ana', { type: 'start' })
  const pausedOnce = () => playing().do('Bob', { type: 'pause' }).do('Ana', { type: 'resume' })

  it('ALL-3 once resumed, the same person pauses again only after 30 s', () => {
    const table = pausedOnce().wait(500)
    expect(table.ask('Bob', { type: 'pause' })).toMatchObject({ rule: 'ALL-3', code: 'paused-lately', about: '30' })
    table.wait(29_499)
    expect(table.ask('Bob', { type: 'pause' })).toMatchObject({ code: 'paused-lately', about: '1' })
    table.wait(1).do('Bob', { type: 'pause' })
  })

  it('ALL-3 the wait begins when the table resumes, no matter who resumed it', () => {
    const table = playing().do('Bob', { type: 'pause' }).wait(3_600_000).do('Bob', { type: 'resume' })
    expect(table.ask('Bob', { type: 'pause' })).toMatchObject({ code: 'paused-lately' })
    table.do('Cléo', { type: 'pause' })
  })

  it('ALL-3 the host and the acting host may pause at any time', () => {
    const table = playing()
    const again = (name: string) =>
      table.do(name, { type: 'pause' }, { type: 'resume' }, { type: 'pause' }, { type: 'resume' })
    again('Ana')
    table.away.add('Ana')
    again('Bob')
  })

  it('ALL-3 neither standing up and sitting down nor another secret avoids it', () => {
    const table = playing().do('Bob', { type: 'pause' }, { type: 'stand' }).do('Ana', { type: 'resume' })
    table.do('Bob', { type: 'sit', name: 'Bob' })
    expect(table.ask('Bob', { type: 'pause' })).toMatchObject({ code: 'paused-lately' })
    table.do('Bob', { type: 'stand' })
    table.devices.set('Bob bis', 'Bob')
    table.do('Bob bis', { type: 'sit', name: 'Bob bis' })
    expect(table.ask('Bob bis', { type: 'pause' })).toMatchObject({ code: 'paused-lately' })
    // Nor does a new device.
    table.do('Zoé', { type: 'sit', name: 'Zoé' })
    expect(table.ask('Zoé', { type: 'pause' })).toMatchObject({ code: 'paused-lately' })
    table.wait(30_000).do('Zoé', { type: 'pause' })
  })

  it('ALL-3 a person who pauses whenever the host resumes stops a game once in 30 s', () => {
    const table = playing()
    let pauses = 0
    for (let nth = 0; nth < 600; nth++) {
      if (table.wait(100).ask('Bob', { type: 'pause' }) === undefined) pauses++
      table.ask('Ana', { type: 'resume' })
    }
    expect(pauses).toBe(2)
  })
})
