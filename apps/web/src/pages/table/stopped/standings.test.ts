import type { SeatId, StoppedView } from '@tablee/kernel'
import { expect, it } from 'vitest'
import { standingsOf } from './standings.ts'

const [s1, s2, s3] = ['s1', 's2', 's3'] as SeatId[] as [SeatId, SeatId, SeatId]
const stopped: StoppedView = {
  number: 1,
  game: 'toy',
  options: {},
  seats: [s1, s2, s3],
  view: {},
  names: { [s1]: 'Ana', [s2]: 'Bob', [s3]: 'Cléo' },
  teams: {},
}
const POINTS: Record<string, string> = { s1: 'leaf 2', s2: 'leaf 11', s3: '−3' }
const ui = { score: (_: unknown, seat: SeatId) => POINTS[seat] ?? '' }

it('the highest score first; who has left since is named as at the start', () => {
  const lines = standingsOf(stopped, [{ id: s1, name: 'Anna' }], ui)
  expect(lines.map(({ names, score }) => [...names, score])).toEqual([
    ['Bob', 'leaf 11'],
    ['Anna', 'leaf 2'],
    ['Cléo', '−3'],
  ])
})

it('a team stands on one line; an empty one on none', () => {
  const lines = standingsOf({ ...stopped, teams: { sel: [s1, s3], poivre: [s2], thym: [] } }, [], ui)
  expect(lines.map(({ team, names, score }) => [team, names, score])).toEqual([
    ['poivre', ['Bob'], 'leaf 11'],
    ['sel', ['Ana', 'Cléo'], 'leaf 2'],
  ])
})
