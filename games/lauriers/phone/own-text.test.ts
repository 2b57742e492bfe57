import { beforeEach, describe, expect, it } from 'vitest'
import { forgetOwn, keepOwn, ownLine } from './own-text.ts'

const ROUND = 'TABLE 1 1 s2'

beforeEach(forgetOwn)

describe.each([true, false])('what was written on this device, one that goes around: %s', (isShared) => {
  it('LAU-9 is known again as it is read out, a full stop set', () => {
    keepOwn(ROUND, " petite  prune d'eau", isShared)
    expect(ownLine(ROUND, ['Danse.', 'Petite prune d’eau.'])).toBe(1)
  })
  it('LAU-9 is not pointed out once it was touched up or merged into other words', () => {
    keepOwn(ROUND, 'Petite prune', isShared)
    expect(ownLine(ROUND, ['Danse.', 'Petite prune sauvage.'])).toBeUndefined()
  })
  it('LAU-9 is not taken for that of another round or seat', () => {
    keepOwn(ROUND, 'Petite prune', isShared)
    expect(ownLine('TABLE 1 2 s2', ['Petite prune.'])).toBeUndefined()
    expect(ownLine('TABLE 1 1 s3', ['Petite prune.'])).toBeUndefined()
  })
  it('is forgotten when the round is told', () => {
    keepOwn(ROUND, 'Petite prune', isShared)
    forgetOwn()
    expect(ownLine(ROUND, ['Petite prune.'])).toBeUndefined()
  })
})
