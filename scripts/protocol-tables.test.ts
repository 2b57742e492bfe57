import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { choice, clock, defineOptions, waits } from '../packages/game-kit/src/options.ts'
import { capital, count, countUpTo } from '../packages/game-kit/src/schema.ts'
import { type GameTables, tablesOf } from './protocol-tables.ts'

const game: GameTables = {
  fields: defineOptions({ hasClock: clock(), waits: waits({ turn: 30 }), rows: choice([3, 4], 3, 'X-2') }),
  boxes: {
    small: { hasClock: true, waits: { turn: 30 }, rows: 3 },
    large: { hasClock: true, waits: { turn: 30 }, rows: 4 },
  },
  move: v.variant('type', [
    v.strictObject({ type: v.literal('lay'), row: countUpTo(3), as: v.exactOptional(capital) }),
    v.strictObject({
      type: v.literal('say'),
      words: v.pipe(v.array(v.strictObject({ word: v.pipe(v.string(), v.maxLength(9)) })), v.minLength(1)),
      step: count(),
    }),
  ]),
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
    expect(text).toContain(
      '| `say` | `words` (list of 1 or more: { `word` (text, up to 9 characters) }), `step` (0 or more) |\n',
    )
  })

  it('give a move that means two things two rows', () => {
    const say = [
      { who: 'one', when: '`turn`' },
      { who: 'the other', when: '`vote`' },
    ]
    const text = tablesOf({ ...game, notes: { moves: { lay: say, say: [] }, options: { rows: 'How many.' } } })
    expect(text).toContain('| `lay` | `row` (0 to 3), `as?` (A–Z) | one | `turn` |\n')
    expect(text).toContain('| `lay` | `row` (0 to 3), `as?` (A–Z) | the other | `vote` |\n')
    expect(text).toContain('small: `3`; large: `4` | X-2 | How many. |\n')
  })

  it('group refusals by clause', () => expect(tablesOf(game)).toMatch(/ALL-8 `not-now`, `too-late`; X-2 `no-row`\.$/))

  it('refuse a schema that they have no words for', () => {
    const move = v.variant('type', [v.strictObject({ type: v.literal('odd'), date: v.date() })])
    expect(() => tablesOf({ ...game, move })).toThrow('of the type date')
  })
})
