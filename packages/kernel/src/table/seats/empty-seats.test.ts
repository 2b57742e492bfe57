import { describe, expect, it } from 'vitest'
import { ToyTable } from '../../testing/toy-table.ts'

const names = (table: ToyTable) => table.seenBy().seats.map(({ name }) => name)
const hostOf = (table: ToyTable) => table.seenBy().seats.find(({ id }) => id === table.seenBy().host)?.name

describe('ALL-6 empty seats', () => {
  const underWay = () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })
    table.away.add('Bob')
    return table
  }

  it('ALL-6 a person who disconnects keeps the seat', () => {
    const table = underWay()
    expect(table.seenBy().seats[1]).toMatchObject({ name: 'Bob', holder: 'person', isPresent: false })
    table.away.delete('Bob')
    expect(
      table.do('Ana', { type: 'play', move: { type: 'next' } }).ask('Bob', { type: 'play', move: { type: 'next' } }),
    ).toBeUndefined()
  })

  it('ALL-6 the host hands an absent person’s seat to a bot, which gives it back to that person', () => {
    const table = underWay()
    table.do('Ana', { type: 'hand-over', seat: table.seat('Bob'), to: 'sharp' })
    expect(table.seenBy().seats[1]).toMatchObject({ holder: 'bot', level: 'sharp', isPresent: true })
    table.do('Ana', { type: 'play', move: { type: 'next' } }).tick()
    expect(table.seenBy().play?.view).toMatchObject({ turns: 2 })
    table.away.delete('Bob')
    expect(table.ask('Bob', { type: 'pause' })).toMatchObject({ code: 'not-seated' })
    table.do('Bob', { type: 'take-back' }, { type: 'pause' })
    expect(table.seenBy('Bob').me).toBe(table.seat('Bob'))
    expect(table.ask('Bob', { type: 'take-back' })).toMatchObject({ code: 'seated-already' })
  })

  it('ALL-6 or to a newcomer, who continues from the next round on', () => {
    const table = underWay()
    const seat = table.seat('Bob')
    table.do('Ana', { type: 'hand-over', seat, to: 'newcomer' }).nextRound()
    table.do('Zoé', { type: 'sit', name: 'Zoé', seat })
    expect(table.seenBy('Zoé')).toMatchObject({ me: seat, play: { view: { mySecret: expect.any(Number) } } })
    expect(table.ask('Max', { type: 'sit', name: 'Max', seat })).toMatchObject({ rule: 'ALL-6', code: 'seat-taken' })
  })

  it('the seat of a present person is not handed over', () => {
    const table = underWay()
    table.away.delete('Bob')
    expect(table.ask('Ana', { type: 'hand-over', seat: table.seat('Bob'), to: 'sharp' })).toMatchObject({
      code: 'somebody-sits-there',
    })
  })

  it('ALL-6 a new holder inherits neither the host’s rights, nor the points, nor the longer timers', () => {
    const table = new ToyTable('Ana', 'Bob', 'Cléo').do(
      'Ana',
      { type: 'unhurried', isUnhurried: true },
      { type: 'start' },
    )
    while (table.seenBy().status === 'playing') table.tick()
    table.do('Ana', { type: 'start' })
    table.away.add('Ana')
    const seat = table.seat('Ana')
    table.hostAwayFor = 600_000
    table.do('Bob', { type: 'hand-over', seat, to: 'newcomer' }).nextRound()
    table.do('Zoé', { type: 'sit', name: 'Zoé', seat })
    expect(hostOf(table)).toBe('Bob')
    expect(table.ask('Zoé', { type: 'lock', isLocked: true })).toMatchObject({ code: 'host-only' })
    expect(table.state.seats[0]).toMatchObject({ name: 'Zoé', isUnhurried: false })
    while (table.seenBy().status === 'playing') table.tick()
    const points = table.seenBy().evening.map(({ name, points: all }) => `${name} ${all}`)
    expect(points.filter((line) => /Ana|Zoé/.test(line)).sort()).toEqual(['Ana 3', 'Zoé 3'])
    expect(new Set(table.seenBy().evening.map((line) => line.seat)).size).toBe(4)
  })

  it('ALL-6 a person who waits for the next game may take a free seat; a player may not change seats', () => {
    const table = underWay().do('Zoé', { type: 'sit', name: 'Zoé' })
    const seat = table.seat('Bob')
    expect(table.ask('Zoé', { type: 'sit', name: 'Zoé', seat })).toMatchObject({ code: 'seat-taken' })
    table.do('Ana', { type: 'hand-over', seat, to: 'newcomer' })
    expect(table.ask('Ana', { type: 'sit', name: 'Ana', seat })).toMatchObject({ code: 'seated-already' })
    table.nextRound()
    table.do('Zoé', { type: 'sit', name: 'Zoé', seat })
    expect(names(table)).toEqual(['Ana', 'Zoé'])
    expect(table.seenBy('Zoé').play?.seats).toContain(table.seenBy('Zoé').me)
  })

  it('a person who sits down again takes the seat back from the bot', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })
    table.do('Bob', { type: 'hand-over', seat: table.seat('Bob'), to: 'gentle' })
    expect(table.state.seats[1]?.holder).toMatchObject({ kind: 'bot', isOwnWish: true })
    // Changing the bot's level keeps the person's wish.
    table.do('Ana', { type: 'hand-over', seat: table.seat('Bob'), to: 'steady' })
    expect(table.state.seats[1]?.holder).toMatchObject({ kind: 'bot', level: 'steady', isOwnWish: true })
    table.ask({ kind: 'newcomer', key: 'key of Bob' as never }, { type: 'sit', name: 'Bob' })
    expect(table.state.seats[1]?.holder.kind).toBe('person')
  })

  it('a person may give their own seat to a bot, and nobody else’s', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })
    expect(table.ask('Bob', { type: 'hand-over', seat: table.seat('Ana'), to: 'gentle' })).toMatchObject({
      code: 'host-only',
    })
    table.do('Bob', { type: 'hand-over', seat: table.seat('Bob'), to: 'gentle' })
    expect(table.seenBy().seats[1]).toMatchObject({ holder: 'bot', level: 'gentle' })
  })

  it('a person who stands up during a game leaves an empty seat, which is removed after the game', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' }).do('Bob', { type: 'stand' })
    expect(table.seenBy().seats[1]).toMatchObject({ name: 'Bob', holder: 'nobody', isPresent: false })
    table.do('Ana', { type: 'leave-game' })
    expect(names(table)).toEqual(['Ana'])
  })

  it('late joiners wait for the next game and see public information', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' }).do('Zoé', { type: 'sit', name: 'Zoé' })
    expect(table.seenBy('Zoé').play?.seats).not.toContain(table.seat('Zoé'))
    expect(table.seenBy('Zoé').play?.view).toEqual(table.seenBy().play?.view)
    expect(table.ask('Zoé', { type: 'play', move: { type: 'next' } })).toMatchObject({ code: 'not-your-turn' })
  })
})
