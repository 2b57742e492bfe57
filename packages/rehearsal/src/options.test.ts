import type { AnyGame } from '@tablee/game-kit/define-game.ts'
import { expect, it } from 'vitest'
import { completeOptions } from './options.ts'

const long = { edition: 'long', rounds: 3, waits: { draw: 15, read: 30 } }
const short = { edition: 'short', rounds: 3, waits: { draw: 5, read: 10 } }
const game = {
  defaults: long,
  boxes: { long, short },
  boxOf: ({ edition }: typeof long) => (edition === 'short' ? 'short' : 'long'),
  readOptions: (raw: typeof long) =>
    ['long', 'short'].includes(raw.edition) && (raw.rounds < 5 || raw.waits.draw > 5) ? raw : undefined,
} as unknown as AnyGame

it('options that are left out are those of the box, at any depth', () => {
  expect(completeOptions(game)).toEqual({ options: long })
  expect(completeOptions(game, { waits: { read: 60 } })).toEqual({
    options: { ...long, waits: { draw: 15, read: 60 } },
  })
  expect(completeOptions(game, { edition: 'short', rounds: 4 })).toEqual({ options: { ...short, rounds: 4 } })
})

it('tells which option the game does not take, or that they do not fit together', () => {
  expect(completeOptions(game, { edition: 'gold' })).toMatch(
    'does not take edition "gold"; there are edition, rounds, waits',
  )
  expect(completeOptions(game, { edition: 'short', rounds: 6, waits: { draw: 4 } })).toMatch('does not take rounds 6')
  expect(completeOptions(game, { waits: { draw: 5 }, rounds: 9 })).toBe(
    'options: the game does not take these together',
  )
})
