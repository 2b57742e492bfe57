import { describe, expect, it } from 'vitest'
import { groupsOf, inEdition, partsFor, partsOf, reading } from './clause.ts'

const away = inEdition('away')
const near = inEdition('near')
const clause = { name: 'X', says: ['both', away('push'), near('pull'), reading(away('pot')), reading('we')] }

describe('a clause', () => {
  it('sets the editions side by side, what they share before and after', () => {
    const texts = groupsOf(partsOf(clause)).map((group) =>
      'shared' in group
        ? group.shared.says
        : [group.columns.away, group.columns.near].map((parts) => parts?.map(({ says }) => says)),
    )
    expect(texts).toEqual(['both', [['push', 'pot'], ['pull']], 'we'])
  })
  it('for one edition leaves the other’s parts out', () => {
    expect(partsFor(clause, 'near').map(({ says }) => says)).toEqual(['both', 'pull', 'we'])
    expect(partsFor(clause, undefined)).toHaveLength(5)
  })
})
