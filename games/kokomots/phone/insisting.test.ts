import type { Refusal } from '@tablee/kernel'
import { expect, it } from 'vitest'
import type { Move } from '../game.ts'
import { insisting } from './insisting.ts'

const claim = (word: string): Move => ({ type: 'claim', word, column: 0, isLinked: false, cards: ['A-1'] })

it('ALL-9 a word that no list knows is meant when it is said again, and only that one', async () => {
  const made: Move[] = []
  const asking = {
    refused: { said: undefined as Refusal | undefined },
    async once(move: Move) {
      made.push(move)
      const isSure = 'isSure' in move
      this.refused.said = isSure ? undefined : { rule: 'ALL-9', code: 'not-in-the-dico' }
      return isSure
    },
  }
  const announce = insisting(asking)
  for (const word of ['slee', 'mxqen', 'mxqen', 'mxqen']) await announce(claim(word))
  expect(made.map((move) => 'isSure' in move)).toEqual([false, false, true, false])
})
