import type { Player } from '@tablee/game-kit/testing/random-play.ts'
import type { SeatId } from '@tablee/kernel'
import fc from 'fast-check'
import type { Move } from '../game.ts'
import { Table, world } from './driver.ts'

export const setting = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  hasClock: fc.boolean(),
  draw: fc.constantFrom('called' as const, 'machine' as const),
  scoring: fc.constantFrom('longest' as const, 'everybody' as const),
  rounds: fc.constant(3 as const),
  seed: fc.string(),
})
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never

export const tableOf = (chosen: Setting): Table => new Table(chosen)

const step = fc.integer({ min: 1, max: 80 })
type Asked = readonly [SeatId, Move]

/** What people at a real table might do next. */
const sensible = ({ state, step, seen }: Table, lot: number): readonly Asked[] => {
  const { phase, seats, letters } = state
  const all = (move: Move): Asked[] => seats.map((seat) => [seat, move])
  switch (phase.name) {
    case 'draw': {
      const calls = (seen.mayCall ?? []).map((kind): Move => ({ type: 'call', step, kind }))
      const by = phase.caller
      return by === undefined
        ? []
        : [...calls, ...calls, ...calls, ...calls, { type: 'draw-rest' as const, step }].map((move) => [by, move])
    }
    case 'write': {
      const found = world.found(letters)
      const word = found[lot % Math.max(1, found.length)]?.word ?? ''
      const laid = [...letters.slice(0, 2 + (lot % 4))].join('')
      return [
        ...all({ type: 'write', step, word }),
        ...all({ type: 'write', step, word: laid }),
        ...all({ type: 'draft', step, text: laid.slice(0, lot % 5) }),
        ...all({ type: 'done', step }),
        ...all({ type: 'search-on', step }).slice(0, 1),
      ]
    }
    default:
      return all({ type: 'go-on', step })
  }
}

export const player: Player<Table, Move> = {
  names: ['A', 'B', 'C', 'D', 'X'],
  sensible,
  move: fc.oneof(
    fc.record({
      type: fc.constant('call' as const),
      step,
      kind: fc.constantFrom('vowel' as const, 'consonant' as const),
    }),
    fc.record({ type: fc.constantFrom('draw-rest' as const, 'done' as const, 'go-on' as const), step }),
    fc.record({ type: fc.constantFrom('search-on' as const, 'time-up' as const), step }),
    fc.record({ type: fc.constant('write' as const), step, word: fc.string({ maxLength: 8 }) }),
    fc.record({ type: fc.constant('draft' as const), step, text: fc.string({ maxLength: 8 }) }),
  ),
}
