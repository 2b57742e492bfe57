import { describe, expect, it } from 'vitest'
import { troubleOf } from './lay-deck.ts'

describe('why a deck does not lie on the table', () => {
  it.each([
    [403, { error: 'host-only', rule: 'ALL-10' }, { code: 'host-only', rule: 'ALL-10' }],
    [422, { error: 'deck-unfit', rule: 'ALL-4', about: '12' }, { code: 'deck-unfit', rule: 'ALL-4', about: '12' }],
    [401, { error: 'not-seated' }, { code: 'not-seated', rule: 'ALL-4' }],
    [429, { error: 'too-many-tries' }, 'too-many-tries'],
    [404, { error: 'no-such-table' }, 'not-taken'],
    [413, { error: 'deck-too-large' }, 'not-taken'],
    [403, { error: 'not-from-here' }, 'not-taken'],
    [503, { error: 'server-trouble' }, 'not-taken'],
    [502, {}, 'not-taken'],
  ])('%i %o is no trouble of the network', (status, told, trouble) => {
    expect(troubleOf(status, told)).toEqual(trouble)
  })
})
