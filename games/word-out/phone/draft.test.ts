import { describe, expect, it } from 'vitest'
import type { CardId } from '../game.ts'
import { type Draft, lettersWith, unnamedJoker, withCard, withLetter } from './draft.ts'

const id = (text: string) => text as CardId
const E = id('simple-E-1')
const S = id('replay-S-1')
const T = id('replay-T-1')
const Z = id('double-Z-1')
const JOKER = id('joker-1')
const drafted = (cards: readonly CardId[], isWhole: boolean) =>
  cards.reduce<Draft>((draft, card) => withCard(draft, card, isWhole), []).map(({ card }) => card)

describe('what one is about to lay', () => {
  it('on one’s turn is one card: another takes its place, the same one comes back', () => {
    expect(drafted([S, E], false)).toEqual([E])
    expect(drafted([S, S], false)).toEqual([])
  })
  it('WO-22 a counter grows for as long as REPLAY allows (WO-11)', () => {
    expect(drafted([E, Z], true)).toEqual([Z])
    expect(drafted([S, E], true)).toEqual([S, E])
    expect(drafted([S, E, Z], true)).toEqual([S, Z])
    expect(drafted([S, T, E, Z], true)).toEqual([S, T, E, Z])
  })
  it('a card touched again goes back with those after it', () => {
    expect(drafted([S, T, E, S], true)).toEqual([])
    expect(drafted([S, T, E, T], true)).toEqual([S])
  })
  it('WO-12 a JOKER waits for its letter', () => {
    const draft = withCard([], JOKER, false)
    expect(unnamedJoker(draft)).toBe(JOKER)
    const named = withLetter(draft, JOKER, 'X')
    expect(unnamedJoker(named)).toBeUndefined()
    expect(lettersWith([{ card: E, letter: 'E' }], named)).toBe('EX')
  })
})
