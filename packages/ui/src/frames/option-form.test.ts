import { choice, clock, defaultsOf, defineOptions, type OptionsOf, toggle, waits } from '@tablee/game-kit/options.ts'
import { describe, expect, it } from 'vitest'
import { choiceLine, type OptionTexts } from './option-form.ts'

const fields = defineOptions({
  pace: choice(['slow', 'fast'], 'slow'),
  size: choice([3, 5], 3),
  hasClock: clock(),
  waits: waits({ turn: 60 }),
  isOpen: toggle(false),
  isHarsh: toggle(true),
})
const texts: OptionTexts<typeof fields> = {
  pace: { name: 'Pace', values: { slow: 'gently', fast: 'at once' }, help: { slow: 'No hurry.', fast: 'Quick!' } },
  size: { name: 'Size', values: (size) => `${size} by ${size}`, help: ({ pace }) => `For a ${pace} game.` },
  waits: { turn: 'A turn' },
  isOpen: { name: 'Open', help: 'For all to see.' },
  isHarsh: { name: 'A slip', values: { false: 'is forgiven', true: 'costs a turn' } },
}
const YES_NO = { yes: 'yes', no: 'no' }
const usual = defaultsOf(fields)
const line = (row: Parameters<typeof choiceLine<typeof fields>>[3], part: Partial<OptionsOf<typeof fields>> = {}) =>
  choiceLine(fields, texts, { ...usual, ...part }, row, YES_NO)

describe('a line of the options form', () => {
  it('offers the declared values in their order, with the help of the one chosen', () => {
    expect(line('pace', { pace: 'fast' })).toEqual({
      name: 'Pace',
      value: 'fast',
      choices: [
        { value: 'slow', text: 'gently' },
        { value: 'fast', text: 'at once' },
      ],
      help: 'Quick!',
    })
  })
  it('names numbers, and tells help from the other options', () => {
    const { choices, help } = line('size')
    expect([choices.map(({ text }) => text), help]).toEqual([['3 by 3', '5 by 5'], 'For a slow game.'])
  })
  it('asks yes or no where a game has no texts of its own, else in the order of those', () => {
    expect(line('isOpen').choices).toEqual([
      { value: true, text: 'yes' },
      { value: false, text: 'no' },
    ])
    expect(line('isHarsh').choices.map(({ value }) => value)).toEqual([false, true])
    expect(line('isHarsh').help).toBeUndefined()
  })
})
