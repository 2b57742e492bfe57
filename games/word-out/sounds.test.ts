import { describe, expect, it } from 'vitest'
import type { View } from './game.ts'
import { soundsFor } from './sounds.ts'

const view = (part: Partial<View>) => ({ phase: 'turn', active: 's2', step: 1, told: {}, ...part }) as View
const laid = { type: 'laid', seat: 's2', row: 0, card: 'simple-E-1', letter: 'E' }

describe('the sounds of Word Out!', () => {
  it('whoever comes in hears nothing of what happened without them', () => {
    expect(soundsFor('s1')(undefined, view({}))).toEqual([])
  })
  it('a card laid, then the glass for whoever is next', () => {
    const after = view({ active: 's1', step: 2, told: { 1: laid } } as never)
    expect(soundsFor('s1')(view({}), after)).toEqual(['card', 'glass'])
    expect(soundsFor('s3')(view({}), after)).toEqual(['card'])
    expect(soundsFor(undefined)(view({}), after)).toEqual(['card'])
  })
  it('ALL-3 after a pause nothing of before is heard again', () => {
    const { told: _, ...covered } = view({ isCovered: true })
    expect(soundsFor('s1')(covered as View, view({ told: { 1: laid } } as never))).toEqual([])
  })
  it('a word out pops, and asks everybody else', () => {
    const told = { 1: laid, 2: { type: 'announced', seat: 's2', row: 0, word: 'RUE', points: 3 } }
    const after = view({ phase: 'counter', step: 2, told } as never)
    expect(soundsFor('s1')(view({}), after)).toEqual(['card', 'cork', 'glass'])
    expect(soundsFor('s2')(view({}), after)).toEqual(['card', 'cork'])
  })
})
