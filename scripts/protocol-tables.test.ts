import { describe, expect, it } from 'vitest'
import { choice, clock, defineOptions, waits } from '../packages/game-kit/src/options.ts'
import { capital, count, countUpTo, idOf, seatId } from '../packages/game-kit/src/schema.ts'
import { type GameTables, type Shape, tablesOf } from './protocol-tables.ts'

const literal = (value: string): Shape => ({ type: 'literal', literal: value })
const object = (entries: Readonly<Record<string, Shape>>): Shape => ({ type: 'strict_object', entries })
const variant = (...options: Shape[]): Shape => ({ type: 'variant', options })
const someOf = (item: Shape): Shape => ({ type: 'array', item, pipe: [{ type: 'min_length', requirement: 1 }] })

const game: GameTables = {
  fields: defineOptions({ hasClock: clock(), waits: waits({ turn: 30 }), rows: choice([3, 4], 3, 'X-2') }),
  boxes: {
    small: { hasClock: true, waits: { turn: 30 }, rows: 3 },
    large: { hasClock: true, waits: { turn: 30 }, rows: 4 },
  },
  move: variant(
    object({ type: literal('lay'), row: countUpTo(3), as: { type: 'exact_optional', wrapped: capital } }),
    object({ type: literal('ask'), who: { type: 'union', options: [literal('all'), seatId] } }),
    object({ type: literal('say'), words: someOf(object({ word: idOf(9) })), step: count() }),
  ),
  refusals: { 'not-now': 'ALL-8', 'no-row': 'X-2', 'too-late': 'ALL-8' },
}

describe('the tables of docs/protocol.md', () => {
  it('show values, default and clause of each option, box by box where they differ', () => {
    const text = tablesOf(game)
    expect(text).toContain('| option | values | default | clause |\n')
    expect(text).toContain('| `hasClock` | `true`, `false` | `true` | ALL-7 |\n')
    expect(text).toContain('| `waits` | whole seconds, 5 to 600, for each of `turn` | above | ALL-2 |\n')
    expect(text).toContain('| `rows` | `3`, `4` | small: `3`; large: `4` | X-2 |\n')
  })

  it('show the fields of each move, and nothing else where a game has no notes', () => {
    const text = tablesOf(game)
    expect(text).toContain('| move | fields |\n')
    expect(text).toContain('| `lay` | `row` (0 to 3), `as?` (A–Z) |\n')
    expect(text).toContain('| `ask` | `who` (`all` or a seat) |\n')
    expect(text).toContain(
      '| `say` | `words` (list of 1 or more: { `word` (text, up to 9 characters) }), `step` (0 or more) |\n',
    )
  })

  it('give a move that means two things two rows', () => {
    const say = [
      { who: 'one', when: '`turn`' },
      { who: 'the other', when: '`vote`' },
    ]
    const text = tablesOf({ ...game, notes: { moves: { lay: say, ask: [], say: [] }, options: { rows: 'How many.' } } })
    expect(text).toContain('| `lay` | `row` (0 to 3), `as?` (A–Z) | one | `turn` |\n')
    expect(text).toContain('| `lay` | `row` (0 to 3), `as?` (A–Z) | the other | `vote` |\n')
    expect(text).toContain('small: `3`; large: `4` | X-2 | How many. |\n')
  })

  it('group refusals by clause', () => expect(tablesOf(game)).toMatch(/ALL-8 `not-now`, `too-late`; X-2 `no-row`\.$/))

  it('refuse a schema that they have no words for', () => {
    const move = variant(object({ type: literal('odd'), date: { type: 'date' } }))
    expect(() => tablesOf({ ...game, move })).toThrow('of the type date')
  })
})
