import { describe, expect, it } from 'vitest'
import type { View } from './game.ts'
import { soundsFor } from './sounds.ts'

const view = (part: Partial<View>) => ({ phase: 'write', round: 1, leader: 's1', ...part }) as View
const seats = (...ids: string[]) => ids as unknown as NonNullable<View['takers']>

describe('the sounds of Les Lauriers', () => {
  it('whoever comes in hears nothing of what happened without them', () => {
    expect(soundsFor('s2')(undefined, view({}))).toEqual([])
  })
  it('LAU-6 the glass calls those who write, and a card is heard when somebody hands in', () => {
    const picked = view({ phase: 'pick' })
    expect(soundsFor('s2')(picked, view({ handedIn: [] }))).toEqual(['glass'])
    expect(soundsFor('s1')(picked, view({ handedIn: [] }))).toEqual([])
    expect(soundsFor('s1')(view({ handedIn: [] }), view({ handedIn: seats('s2') }))).toEqual(['card'])
  })
  it('LAU-5 the glass calls whoever leads to the card, once, whoever drew it', () => {
    const told = view({ phase: 'results' })
    expect(soundsFor('s1')(told, view({ phase: 'pick', round: 2 }))).toEqual(['glass'])
    expect(soundsFor('s2')(told, view({ phase: 'pick', round: 2 }))).toEqual([])
    expect(soundsFor('s1')(view({ phase: 'draw' }), view({ phase: 'pick' }))).toEqual([])
  })
  it('LAU-23 the glass calls to the vote whoever takes part', () => {
    const vote = view({ phase: 'vote', takers: seats('s2', 's3') })
    const read = view({ phase: 'read', takers: seats('s2', 's3') })
    expect(soundsFor('s2')(read, vote)).toEqual(['glass'])
    expect(soundsFor('s4')(read, vote)).toEqual([])
    expect(soundsFor(undefined)(read, vote)).toEqual([])
  })
  it('LAU-10 a token on the table, LAU-20 a cork at the end and silence after it', () => {
    const vote = view({ phase: 'vote', stakes: [] })
    expect(soundsFor('s1')(vote, view({ phase: 'vote', stakes: seats('s2') }))).toEqual(['tile'])
    expect(soundsFor('s1')(vote, view({ phase: 'over' }))).toEqual(['cork', 'theme'])
    expect(soundsFor('s1')(view({ phase: 'over' }), vote)).toEqual([])
  })
})
