import { describe, expect, it } from 'vitest'
import { type Ballots, type Entry, linesIn, readEntry, roundIn, type Tally, tallyOf } from './entries.ts'

const players: Entry = { type: 'players', names: ['Ana', 'Bob', 'Cléo', 'Dia', 'Eli'] }
const opened = tallyOf([players]) as Tally
const BALLOTS: Ballots = { wrote: {}, votes: {}, stakes: [] }
/** A round as it is asked about, and what it brought, by place. */
const pointsOf = (ballots: Partial<Ballots>, before: readonly Entry[] = [players]) => {
  const tally = tallyOf(before) as Tally
  const after = tallyOf([...before, roundIn(tally, { ...BALLOTS, ...ballots })])
  const result = after?.results.at(-1)
  return after?.seats.map((seat) => result?.scores[seat]?.points)
}

describe('Les Lauriers beside its cardboard', () => {
  it('LAU-1 LAU-2 LAU-3 all start on leaf 1 with three tokens, the first one leads', () => {
    expect(tallyOf([])).toBeUndefined()
    expect(opened).toMatchObject({ leader: 's1', round: 1 })
    expect(Object.values(opened.leaves)).toEqual([1, 1, 1, 1, 1])
    expect(Object.values(opened.tokens)).toEqual([3, 3, 3, 3, 3])
  })

  it('LAU-12 LAU-13 LAU-14 the book’s example: five play, three find it', () => {
    expect(pointsOf({ votes: { 1: 'truth', 2: 'truth', 3: 'truth', 4: 1 } })).toEqual([1, 3, 2, 2, 0])
  })

  it('LAU-15 merged authors score in full; LAU-16 one’s own vote gives nothing', () => {
    const wrote: Ballots['wrote'] = { 2: '1', 4: 'truth' }
    expect(linesIn(opened, wrote)).toEqual([['truth', 4], [1, 2], [3]])
    // Dia finds it and Eli had written it; Bob's own text is Cléo's too.
    expect(pointsOf({ wrote, votes: { 1: 1, 2: 3, 3: 'truth', 4: 1 } })).toEqual([3, 1, 2, 3, 1])
  })

  it('LAU-8 the same as somebody who wrote the same as the true one is the true one', () => {
    expect(linesIn(opened, { 1: 'truth', 3: '1' })).toEqual([['truth', 1, 3], [2], [4]])
  })

  it('LAU-17 a token doubles all that its player scores, and is gone', () => {
    const votes = { 1: 'truth', 2: 1, 3: 1, 4: 2 } as const
    expect(pointsOf({ votes, stakes: [1, 4] })).toEqual([3, 8, 1, 0, 0])
    const entry = roundIn(opened, { ...BALLOTS, votes, stakes: [1, 4] })
    expect(Object.values(tallyOf([players, entry])?.tokens ?? {})).toEqual([3, 2, 3, 3, 2])
  })

  it('LAU-23 who wrote nothing takes no part; fewer than two proposals are a void round, and the role passes', () => {
    expect(pointsOf({ wrote: { 4: 'nothing' }, votes: { 1: 'truth', 4: 1 }, stakes: [4] })).toEqual([2, 2, 0, 0, 0])
    const entry = roundIn(opened, { ...BALLOTS, wrote: { 1: 'nothing', 2: 'nothing', 3: 'nothing' } })
    expect(entry).toEqual({ type: 'void' })
    expect(tallyOf([players, entry])).toMatchObject({ leader: 's2', round: 2, leaves: opened.leaves })
  })

  it('LAU-20 LAU-21 on the last leaf together: who spent fewer tokens wins; equal, they share', () => {
    const three: Entry = { type: 'players', names: ['Ana', 'Bob', 'Cléo'] }
    const both = (voters: number[], stakes: number[]): Entry => ({
      type: 'round',
      lines: [{ from: ['truth'], voters }, ...voters.map((place) => ({ from: [place], voters: [] }))],
      stakes,
    })
    // Whoever does not lead finds it: four points in three rounds, six where one is doubled.
    const rounds = [both([1, 2], []), both([0, 2], []), both([0, 1], [])]
    const many = Array.from({ length: 6 }, () => rounds).flat()
    const tally = tallyOf([three, ...many])
    expect(Object.values(tally?.leaves ?? {})).toEqual([25, 25, 25])
    expect(tally).not.toHaveProperty('placings')
    expect(tallyOf([three, ...many, both([1, 2], [])])?.placings).toEqual([['s2', 's3'], ['s1']])
    expect(tallyOf([three, ...many, both([1, 2], [1])])?.placings).toEqual([['s3'], ['s2'], ['s1']])
  })

  it('reads back what it wrote, and nothing else', () => {
    for (const each of [players, roundIn(opened, { ...BALLOTS, votes: { 1: 'truth' }, stakes: [1] }), { type: 'void' }])
      expect(readEntry(JSON.parse(JSON.stringify(each)))).toEqual(each)
    for (const wrong of [
      undefined,
      3,
      { type: 'players', names: ['Ana', 'Bob'] },
      { type: 'round', lines: [{ from: [], voters: [] }], stakes: [] },
      { type: 'round', lines: [{ from: [9], voters: [] }], stakes: [] },
    ])
      expect(readEntry(wrong)).toBeUndefined()
  })

  it('reads entries as a device has stored them since the first version, to the letter', () => {
    const stored =
      '[{"type":"players","names":["Ana","Bob","Cléo"]},{"type":"void"},' +
      '{"type":"round","lines":[{"from":["truth",1],"voters":[2]},{"from":[2],"voters":[]}],"stakes":[2]}]'
    expect(JSON.stringify(JSON.parse(stored).map(readEntry))).toBe(stored)
  })

  it.each([
    ['null', undefined],
    ['"players"', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['{"type":"chess"}', undefined],
    ['{"type":7}', undefined],
    ['{"type":"void","round":2}', { type: 'void' }],
    ['{"type":"round","lines":[{"from":["s1"],"voters":[]}],"stakes":[]}', undefined],
    ['{"type":"round","lines":[null],"stakes":[]}', undefined],
    ['{"type":"round","lines":[],"stakes":[-1]}', undefined],
    ['{"type":"round","lines":[]}', undefined],
    ['{"type":"players","names":["Ana","Bob",""]}', undefined],
  ])('reads %s as %s', (stored, read) => {
    expect(readEntry(JSON.parse(stored))).toStrictEqual(read)
  })
})
