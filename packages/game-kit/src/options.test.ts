import { expect, it } from 'vitest'
import {
  boxChoice,
  choice,
  clock,
  defaultsOf,
  defineOptions,
  type OptionsOf,
  optionsSchema,
  toggle,
  waits,
} from './options.ts'
import { readerOf } from './schema.ts'

const fields = defineOptions({
  edition: boxChoice(['small', 'large'], 'small'),
  size: choice([3, 5], 5),
  hasClock: clock(),
  waits: waits({ turn: 60, vote: 10 }, { least: 2 }),
  isStrict: toggle(false),
})
type Options = OptionsOf<typeof fields>
const usual: Options = {
  edition: 'small',
  size: 5,
  hasClock: true,
  waits: { turn: 60, vote: 10 },
  isStrict: false,
}
const read = readerOf(optionsSchema(fields))

it('gives the options of the book, in the order of the declaration', () => {
  expect(JSON.stringify(defaultsOf(fields))).toBe(JSON.stringify(usual))
})
it('reads whole options, of the values that were declared', () => {
  expect(read({ ...usual, edition: 'large', size: 3, isStrict: true })).toEqual({
    ...usual,
    edition: 'large',
    size: 3,
    isStrict: true,
  })
  const { size: _, ...partial } = usual
  for (const raw of [undefined, {}, partial, { ...usual, more: 1 }, { ...usual, size: 4 }, { ...usual, hasClock: 1 }])
    expect(read(raw)).toBeUndefined()
})
it('ALL-2 reads every wait in whole seconds, from the shortest declared to 600', () => {
  const withTurn = (turn: unknown) => read({ ...usual, waits: { ...usual.waits, turn } })?.waits.turn
  expect([2, 600].map(withTurn)).toEqual([2, 600])
  expect([1, 601, 2.5, '9'].map(withTurn)).toEqual([undefined, undefined, undefined, undefined])
  expect(read({ ...usual, waits: { turn: 60 } })).toBeUndefined()
})
