import { describe, expect, it } from 'vitest'
import type { View } from './game.ts'
import { soundsFor } from './sounds.ts'

const view = (part: object) => ({ phase: 'draw', round: 1, letters: [], ...part }) as unknown as View
const entry = (word: string, isValid = true) => ({ word, seats: ['s1'], isValid })

describe('the sounds of Dix lettres', () => {
  it('whoever comes in hears nothing of what happened without them', () => {
    expect(soundsFor(undefined, view({ letters: ['A'] }))).toEqual([])
  })
  it('each letter is a tile; then the glass says: search', () => {
    expect(soundsFor(view({}), view({ letters: ['A'] }))).toEqual(['tile'])
    expect(soundsFor(view({}), view({}))).toEqual([])
    expect(soundsFor(view({}), view({ phase: 'write' }))).toEqual(['glass'])
  })
  it('DIX-9 a word that counts sounds as a card, another as no', () => {
    const before = view({ phase: 'reveal', shown: [entry('OR')] })
    expect(soundsFor(before, view({ phase: 'reveal', shown: [entry('OR'), entry('CRI')] }))).toEqual(['card'])
    expect(soundsFor(before, view({ phase: 'reveal', shown: [entry('OR'), entry('CRA', false)] }))).toEqual(['no'])
    expect(soundsFor(view({ phase: 'write' }), before)).toEqual(['card'])
    expect(soundsFor(before, view({ phase: 'results' }))).toEqual(['coin'])
  })
  it('ALL-3 after a pause nothing of before is heard again', () => {
    expect(soundsFor(view({ isCovered: true, letters: undefined }), view({ letters: ['A'] }))).toEqual([])
  })
})
