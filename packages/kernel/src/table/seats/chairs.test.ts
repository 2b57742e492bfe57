import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../brand.ts'
import { toyGame } from '../../testing/toy-game.ts'
import { keyOf, markOf, ToyTable } from '../../testing/toy-table.ts'
import { tableMachine } from '../machine.ts'

const started = (...names: string[]) => new ToyTable(...names).do(names[0] as string, { type: 'start' })
const sit = (name: string, seat?: SeatId) =>
  seat === undefined ? ({ type: 'sit', name } as const) : ({ type: 'sit', name, seat } as const)
const chair = (table: ToyTable, seat: SeatId) => table.seenBy().seats.find(({ id }) => id === seat)
const finish = (table: ToyTable) => {
  while (table.seenBy().status === 'playing') table.tick()
  return table
}

/** Ana, Bob and Cléo play; the ways in which Bob's seat becomes free. */
const FREEING: Readonly<Record<string, (table: ToyTable) => void>> = {
  stand: (table) => table.do('Bob', { type: 'stand' }),
  remove: (table) => table.do('Ana', { type: 'remove', seat: table.seat('Bob') }),
  'hand-over': (table) => {
    table.away.add('Bob')
    table.do('Ana', { type: 'hand-over', seat: table.seat('Bob'), to: 'newcomer' })
  },
}
const freed = (how: string) => {
  const table = started('Ana', 'Bob', 'Cléo')
  const seat = table.seat('Bob')
  FREEING[how]?.(table)
  return { table, seat }
}

describe('ALL-6 a seat that is given up during a game', () => {
  it.each(Object.keys(FREEING))('ALL-6 by %s: no newcomer takes it before the next round', (how) => {
    const { table, seat } = freed(how)
    expect(chair(table, seat)).toMatchObject({ isFreeLater: 'next-deal' })
    expect(chair(table, seat)).not.toHaveProperty('isFree')
    expect(table.ask('Zoé', sit('Zoé', seat))).toMatchObject({ rule: 'ALL-6', code: 'not-free-yet' })
    table.nextRound()
    expect(chair(table, seat)).toMatchObject({ isFree: true })
    expect(chair(table, seat)).not.toHaveProperty('isFreeLater')
    table.do('Zoé', sit('Zoé', seat))
    expect(table.seenBy('Zoé')).toMatchObject({ me: seat, play: { view: { mySecret: expect.any(Number) } } })
    expect(chair(table, seat)).not.toHaveProperty('isFree')
  })

  it.each(Object.keys(FREEING))('ALL-6 by %s: another player does not take it, neither at once nor later', (how) => {
    const { table, seat } = freed(how)
    table.do('Cléo', { type: 'stand' })
    for (const _ of [1, 2]) {
      expect(table.ask('Cléo', sit('Cléo', seat))).toMatchObject({ rule: 'ALL-6', code: 'held-another-seat' })
      table.nextRound()
    }
    // Nor by way of a seat outside the game, nor with another secret of the same device.
    table.devices.set('Cléo bis', 'Cléo')
    expect(table.ask('Cléo bis', sit('Cléo bis', seat))).toMatchObject({ code: 'held-another-seat' })
    table.do('Ana', { type: 'leave-game' })
    expect(table.ask('Cléo', sit('Cléo'))).toBeUndefined()
  })

  it('ALL-6 in a game of one single deal, not before it is over', () => {
    const { deal: _, ...whole } = toyGame
    const machine = tableMachine(new Map([['toy', { game: whole, world: { cards: ['card'] } }]]) as never)
    const { table, seat } = freed('stand')
    const presence = { people: table.people(), onlookers: 0, screens: 0 }
    const tools = { now: table.now, people: table.people(), entropy: () => 'seed' }
    table.do('Ana', { type: 'play', move: { type: 'next' } })
    const seen = machine.view(table.state, { kind: 'onlooker' }, presence)
    expect(seen.seats.find(({ id }) => id === seat)).toMatchObject({ isFreeLater: 'next-game' })
    const zoe = { kind: 'newcomer', key: keyOf('Zoé') } as const
    expect(machine.decide(table.state, sit('Zoé', seat), zoe, tools)).toMatchObject({
      refusal: { code: 'not-free-yet' },
    })
    finish(table)
    expect(machine.decide(table.state, sit('Zoé', seat), zoe, tools).isOk).toBe(true)
  })

  it('ALL-6 the person who stood up may take it back at any time, also at a locked table', () => {
    for (const asked of ['seat', 'anything'] as const) {
      const { table, seat } = freed('stand')
      table.do('Ana', { type: 'lock', isLocked: true })
      table.do('Bob', sit('Bob', asked === 'seat' ? seat : undefined))
      expect(table.seenBy('Bob')).toMatchObject({ me: seat, play: { view: { mySecret: expect.any(Number) } } })
      expect(chair(table, seat)).toMatchObject({ name: 'Bob', holder: 'person' })
    }
  })

  it('ALL-6 the person who stood up and comes back keeps their points on the scoreboard', () => {
    const table = finish(started('Ana', 'Bob')).do('Ana', { type: 'start' })
    table.do('Ana', { type: 'stand' }).do('Ana', sit('Ana'))
    expect(finish(table).seenBy().evening).toMatchObject([{ name: 'Ana', points: 6, games: 2 }, { name: 'Bob' }])
  })

  it('ALL-6 the person who stood up in one game has no claim to that seat in the next one', () => {
    const { table, seat } = freed('stand')
    table.do('Ana', { type: 'hand-over', seat, to: 'steady' })
    finish(table).do('Bob', sit('Robert')).do('Ana', { type: 'start' })
    const own = table.seat('Robert')
    expect(own).not.toBe(seat)
    table.do('Bob', { type: 'stand' })
    expect(table.ask('Bob', sit('Bob', seat))).toMatchObject({ code: 'seat-taken' })
    table.do('Bob', sit('Robert'))
    expect(table.seat('Robert')).toBe(own)
    expect(chair(table, own)).toMatchObject({ holder: 'person' })
  })

  it('ALL-6 once a newcomer has taken it, the previous holder sees its secrets no sooner than others', () => {
    const { table, seat } = freed('stand')
    table.nextRound().do('Zoé', sit('Zoé', seat)).do('Zoé', { type: 'stand' })
    expect(table.ask('Bob', sit('Bob', seat))).toMatchObject({ code: 'not-free-yet' })
    table.nextRound().do('Bob', sit('Bob', seat))
  })

  it('ALL-6 freed for a newcomer, a bot plays it, and the absent person takes it back by reconnecting', () => {
    const { table, seat } = freed('hand-over')
    expect(chair(table, seat)).toMatchObject({ name: 'Bob', holder: 'bot', level: 'steady', isPresent: true })
    expect(table.seenBy().play?.view).toMatchObject({ turns: 0 })
    table.do('Ana', { type: 'play', move: { type: 'next' } }).tick()
    expect(table.seenBy().play?.view).toMatchObject({ turns: 2 })
    table.away.delete('Bob')
    table.do('Bob', { type: 'take-back' })
    expect(chair(table, seat)).toMatchObject({ name: 'Bob', holder: 'person' })
    expect(chair(table, seat)).not.toHaveProperty('isFreeLater')
  })

  it('ALL-6 freeing it again delays nothing and logs nothing; a permanent bot closes it', () => {
    const { table, seat } = freed('hand-over')
    const free = { type: 'hand-over', seat, to: 'newcomer' } as const
    const written = table.decisions.length
    table.do('Ana', free)
    expect(table.decisions.length).toBe(written)
    table.nextRound().do('Ana', free)
    expect(chair(table, seat)).toMatchObject({ isFree: true })
    table.do('Ana', { type: 'hand-over', seat, to: 'sharp' })
    expect(table.ask('Zoé', sit('Zoé', seat))).toMatchObject({ code: 'seat-taken' })
    expect(chair(table, seat)).toMatchObject({ holder: 'bot', level: 'sharp' })
  })

  it('ALL-6 a person who frees their own seat also gives up the host’s role, and may still come back', () => {
    const table = started('Ana', 'Bob')
    const seat = table.seat('Ana')
    table.do('Ana', { type: 'hand-over', seat, to: 'newcomer' })
    expect(table.seenBy().host).toBe(table.seat('Bob'))
    expect(table.seenBy()).not.toHaveProperty('hostOfRecord')
    table.do('Ana', sit('Ana', seat))
    expect(chair(table, seat)).toMatchObject({ name: 'Ana', holder: 'person' })
  })

  it.each(['remove', 'hand-over'])(
    'after the game a seat freed by %s is empty, and is removed at the next start',
    (how) => {
      const { table, seat } = freed(how)
      expect(finish(table).state.seats.find(({ id }) => id === seat)?.holder.kind).toBe('nobody')
      expect(chair(table, seat)).toMatchObject({ isFree: true })
      table.do('Ana', { type: 'start' })
      expect(table.state.seats.map(({ id }) => id)).toEqual([table.seat('Ana'), table.seat('Cléo')])
    },
  )

  it('a person who takes a seat does not take over its name', () => {
    const { table, seat } = freed('stand')
    table.nextRound().do('Zoé', sit('Bob', seat))
    expect(chair(table, seat)?.name).toBe('Bob 2')
  })
})

describe('a removed person', () => {
  it('ALL-6 leaves the seat to a bot during a game, and it is not kept for them', () => {
    const { table, seat } = freed('remove')
    expect(chair(table, seat)).toMatchObject({ name: 'Bob', holder: 'bot', level: 'steady' })
    expect(table.ask('Bob', { type: 'take-back' })).toMatchObject({ code: 'not-seated' })
    expect(table.ask('Bob', sit('Bob', seat))).toMatchObject({ code: 'removed' })
    expect(table.ask('Bob', sit('Bob'))).toMatchObject({ code: 'removed' })
  })

  it('does not come back with a new secret from the same device', () => {
    const { table, seat } = freed('remove')
    table.devices.set('Robert', 'Bob')
    expect(table.ask('Robert', sit('Robert'))).toMatchObject({ code: 'removed' })
    expect(table.nextRound().ask('Robert', sit('Robert', seat))).toMatchObject({ code: 'removed' })
  })

  it('is removed also while a bot plays their seat', () => {
    const table = started('Ana', 'Bob')
    const seat = table.seat('Bob')
    table.do('Bob', { type: 'hand-over', seat, to: 'sharp' }).do('Ana', { type: 'remove', seat })
    expect(chair(table, seat)).toMatchObject({ holder: 'bot', level: 'sharp' })
    table.devices.set('Robert', 'Bob')
    for (const name of ['Bob', 'Robert']) expect(table.ask(name, sit(name))).toMatchObject({ code: 'removed' })
  })

  it('a removed bot leaves the seat empty', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'bot', level: 'gentle' }, { type: 'start' })
    table.do('Ana', { type: 'remove', seat: 's3' as SeatId })
    expect(chair(table, 's3' as SeatId)).toMatchObject({ holder: 'nobody', isFreeLater: 'next-deal' })
  })
})

describe('finished games', () => {
  it('ALL-5 the table knows the log range, the names and the players of each', () => {
    const table = started('Ana', 'Bob')
    const from = table.decisions.length
    const seat = table.seat('Bob')
    table.do('Bob', { type: 'rename', name: 'Robert' }).do('Bob', { type: 'stand' })
    table.nextRound().do('Zoé', sit('Zoé', seat)).do('Late', sit('Late'))
    finish(table)
    expect(table.decisions[from - 1]?.events[0]?.type).toBe('started')
    expect(table.decisions.at(-1)?.events.at(-1)?.type).toBe('ended')
    expect(table.state.version).toBe(table.decisions.length)
    const { finished } = table.state
    expect(finished).toEqual([
      {
        number: 1,
        game: 'toy',
        from,
        to: table.decisions.length,
        names: { s1: 'Ana', s2: 'Bob' },
        players: expect.any(Array),
      },
    ])
    expect([...(finished[0]?.players ?? [])].sort()).toEqual(['Ana', 'Bob', 'Zoé'].map(keyOf))
    table.do('Ana', { type: 'start' }, { type: 'leave-game' }, { type: 'start' })
    expect(finish(table).state.finished.map(({ number }) => number)).toEqual([1, 3])
  })

  it('ALL-5 only the newest two hundred are remembered', () => {
    const table = new ToyTable('Ana', 'Bob')
    table.do('Ana', { type: 'choose', game: 'toy', options: { rounds: 1, hasTeams: false } })
    for (let nth = 0; nth < 203; nth++) finish(table.do('Ana', { type: 'start' }))
    const numbers = table.state.finished.map(({ number }) => number)
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 4, 203])
  })
})

describe('logs of earlier versions', () => {
  it('fold as before: a seat left then is free at once, and finished games can be replayed', () => {
    const machine = tableMachine(new Map([['toy', { game: toyGame, world: { cards: ['card'] } }]]) as never)
    const table = started('Ana', 'Bob')
    const seat = table.seat('Bob')
    table.do('Bob', { type: 'stand' }).do('Ana', { type: 'lock', isLocked: true })
    const before = table.decisions.map((decision) =>
      JSON.parse(
        JSON.stringify(decision, (key, value) =>
          ['mark', 'freeFrom', 'bot', 'lookers'].includes(key) ? undefined : value,
        ),
      ),
    )
    const old = before.reduce((state, decision) => machine.evolve(state, decision), undefined)
    expect(old).toMatchObject({ isLocked: true, lookers: undefined, version: before.length })
    expect(old.seats[1].holder).toEqual({ kind: 'nobody' })
    expect(old.play).toMatchObject({ from: 4, heldBy: { [keyOf('Ana')]: 's1', [keyOf('Bob')]: 's2' } })
    const seen = machine.view(old, { kind: 'onlooker' }, { people: table.people(), onlookers: 0, screens: 0 })
    expect(seen.seats.find(({ id }) => id === seat)).toMatchObject({ holder: 'nobody', isFree: true })
  })

  it('a device that sends no mark sits and plays normally', () => {
    const table = new ToyTable('Ana')
    table.do({ kind: 'newcomer', key: keyOf('Old') }, sit('Old'))
    expect(table.state.seats[1]?.holder).toEqual({ kind: 'person', key: keyOf('Old') })
    expect(table.state.seats[0]?.holder).toEqual({ kind: 'person', key: keyOf('Ana'), mark: markOf('Ana') })
  })
})
