import { type PlayView, readName, type SeatId, type SeatView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { resultOf } from './result.ts'

const [ana, bob, cleo, dan] = ['s1', 's2', 's3', 's4'] as SeatId[] as [SeatId, SeatId, SeatId, SeatId]
const names = { [ana]: 'Ana', [bob]: 'Bob', [cleo]: 'Cléo', [dan]: 'Dan' }
const seats = Object.entries(names).map(([id, name]) => ({ id, name }) as SeatView)

const play = (placings?: readonly (readonly SeatId[])[]): PlayView => ({
  number: 1,
  game: 'a-game',
  options: {},
  seats: [ana, bob, cleo, dan],
  view: { [ana]: 3, [bob]: 12, [cleo]: 12, [dan]: 1 },
  ...(placings && { outcome: { placings } }),
})
const ui = (teams: readonly string[]) => ({
  boxOf: () => 'a-box',
  seats: () => ({ min: 2, max: 8, teams }),
  score: ({ view }: PlayView, seat: SeatId) => String((view as Record<SeatId, number>)[seat]),
})

describe('what a picture tells of a game', () => {
  it('is nothing while nobody has won', () => {
    expect(resultOf({ seats, evening: [] }, play(), ui([]))).toBeUndefined()
  })

  it('gives everybody a line with their score; after two who share the first place comes the third', () => {
    expect(resultOf({ seats, evening: [] }, play([[bob, cleo], [ana], [dan]]), ui([]))).toEqual({
      box: 'a-box',
      placings: [
        { place: 1, names: ['Bob'], score: '12' },
        { place: 1, names: ['Cléo'], score: '12' },
        { place: 3, names: ['Ana'], score: '3' },
        { place: 4, names: ['Dan'], score: '1' },
      ],
    })
  })

  it('puts a team on one line, and counts places by team', () => {
    const result = resultOf(
      { seats, evening: [] },
      play([
        [bob, cleo],
        [ana, dan],
      ]),
      ui(['sel', 'poivre']),
    )
    expect(result?.placings).toEqual([
      { place: 1, names: ['Bob', 'Cléo'], score: '12' },
      { place: 2, names: ['Ana', 'Dan'], score: '3' },
    ])
  })

  it('says who was a bot', () => {
    const withBot = seats.map((seat) => (seat.id === bob ? { ...seat, holder: 'bot' as const } : seat))
    const result = resultOf({ seats: withBot, evening: [] }, play([[bob], [ana]]), ui([]))
    expect(result?.placings.map(({ names }) => names)).toEqual([['Bob\u00a0(bot)'], ['Ana']])
  })

  it('still names somebody who has got up since', () => {
    const name = readName('Ana') ?? expect.unreachable()
    const evening = [{ seat: ana, name, points: 5, wins: 1, games: 1 }]
    const result = resultOf({ seats: seats.slice(1), evening }, play([[ana], [bob]]), ui([]))
    expect(result?.placings.flatMap(({ names }) => names)).toEqual(['Ana', 'Bob'])
  })
})
