import fc from 'fast-check'
import { expect, it } from 'vitest'
import { before } from '../rules/board.ts'
import { EDITIONS } from '../rules/options.ts'
import { TILES } from '../rules/state.ts'
import { Play } from './driver.ts'

it('MPM-12 the board before a word is known from the board after it, and from what moved', () => {
  const letters = fc.array(fc.constantFrom(...TILES, 'A'), { maxLength: 12 }).map((all) => all.join(''))
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.constantFrom(3 as const, 5 as const, 7 as const),
      letters,
      letters,
      (edition, columns, first, second) => {
        const play = new Play({ edition, options: { columns } }).turn(first || 'A')
        const { tiles } = play.state
        const view = play.spell(second).seenBy('Dan')
        expect(before(view, view.tiles, view.moved ?? [], view.active)).toEqual(tiles)
      },
    ),
  )
})
