import { describe, expect, it } from 'vitest'
import type { Happening, Row } from '../game.ts'
import { rowsBeforeBank } from './shown-rows.svelte.ts'

const row = (text: string) => [...text].map((letter) => ({ card: `simple-${letter}-1`, letter })) as unknown as Row
const laid = (letter: string) => ({ type: 'laid', seat: 's1', row: 0, card: `simple-${letter}-1`, letter })
const banked = { type: 'banked', seat: 's1', row: 0, word: 'RAT', points: 3 }
const before = (...happened: object[]) => rowsBeforeBank([row('RA'), row('L')], happened as unknown as Happening[])

describe('WO-16 a word that is banked at once', () => {
  it('is seen whole', () => {
    expect(before(laid('T'), banked)).toEqual([row('RAT'), row('L')])
  })
  it('stood there already when nobody countered it', () => {
    expect(before(banked)).toBeUndefined()
    expect(before(laid('T'))).toBeUndefined()
  })
})
