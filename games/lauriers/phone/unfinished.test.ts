import { describe, expect, it } from 'vitest'
import { type Line, type Source, type Texts, TRUTH } from '../game.ts'
import { finish, leaveUnfinished, unfinishedOf } from './unfinished.ts'

const texts = { [TRUTH]: 'Vin mêlé.', s2: 'Poupée de son.', s3: 'Barque.' } as Texts
const line = (...from: string[]): Line => ({ from: from as Source[], wording: '' })

describe('a touch-up that was broken off', () => {
  it('ALL-3 is there again for the same line, wherever it lies and whoever is named first', () => {
    leaveUnfinished(line('s2', 's3'), texts, 'Jouet')
    expect(unfinishedOf(line('s3', 's2'), texts)).toBe('Jouet')
  })
  it('is for no other line, and not for what the same people write in the next round', () => {
    leaveUnfinished(line('s2'), texts, 'Jouet')
    expect(unfinishedOf(line('s3'), texts)).toBeUndefined()
    expect(unfinishedOf(line('s2'), { ...texts, s2: 'Danse.' } as Texts)).toBeUndefined()
  })
  it('is gone once it is finished', () => {
    leaveUnfinished(line('s2'), texts, 'Jouet')
    finish()
    expect(unfinishedOf(line('s2'), texts)).toBeUndefined()
  })
})
