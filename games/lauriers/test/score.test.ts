import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const FIVE = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve']
const table = (more: ConstructorParameters<typeof Play>[0] = {}) => new Play(more).write()

describe('points', () => {
  it('LAU-12 an author scores one for each vote: three votes, three points, three leaves', () => {
    const play = table({ names: FIVE }).readAll().told({ Bob: 'truth', Cléo: 'Bob', Dan: 'Bob', Eve: 'Bob' })
    expect(play.state.last?.scores).toMatchObject({ Bob: { asAuthor: 3, asVoter: 2, points: 5, from: 1, to: 6 } })
    expect(play.state.leaves).toEqual({ Ana: 4, Bob: 6, Cléo: 1, Dan: 1, Eve: 1 })
  })

  it('LAU-13 a vote for the true one scores 2, for any other nothing', () => {
    const { points } = table().readAll().told({ Bob: 'truth', Cléo: 'truth', Dan: 'Bob' })
    expect(points).toEqual({ Ana: 1, Bob: 3, Cléo: 2, Dan: 0 })
  })

  it('LAU-14 five players, three found it: the leader scores 4 − 3 = 1', () => {
    const { points } = table({ names: FIVE }).readAll().told({ Bob: 'truth', Cléo: 'truth', Dan: 'truth', Eve: 'Bob' })
    expect(points).toEqual({ Ana: 1, Bob: 3, Cléo: 2, Dan: 2, Eve: 0 })
  })

  it('LAU-14 who took part and cast no vote counts for the leader', () => {
    const { points } = table().readAll().told({ Bob: 'truth' })
    expect(points).toEqual({ Ana: 2, Bob: 2, Cléo: 0, Dan: 0 })
  })

  it('LAU-15 merged, each author scores in full, as if alone', () => {
    const play = table({ names: FIVE }).merge('Bob', 'Cléo').readAll()
    play.told({ Bob: 'truth', Cléo: 'Dan', Dan: 'Bob', Eve: 'Cléo' })
    expect(play.points).toEqual({ Ana: 3, Bob: 4, Cléo: 2, Dan: 1, Eve: 0 })
  })

  it('LAU-15 merged with the true one, an author scores its votes, and its voters found it', () => {
    const play = table({ names: FIVE }).merge('truth', 'Bob', 'Cléo').readAll()
    play.told({ Bob: 'Dan', Cléo: 'Dan', Dan: 'truth', Eve: 'Bob' })
    expect(play.points).toEqual({ Ana: 2, Bob: 2, Cléo: 2, Dan: 4, Eve: 2 })
  })

  it('LAU-15 equal texts that nobody had to merge score alike', () => {
    const play = new Play().write({ Bob: 'Oiseau', Cléo: 'oiseau.' }).readAll()
    expect(play.told({ Bob: 'truth', Cléo: 'truth', Dan: 'Cléo' }).points).toEqual({ Ana: 1, Bob: 3, Cléo: 3, Dan: 0 })
  })

  it('LAU-16 a vote for one’s own gives its author nothing, but counts for each co-author', () => {
    const play = table({ names: FIVE }).merge('Bob', 'Cléo').readAll()
    play.told({ Bob: 'Bob', Cléo: 'truth', Dan: 'Bob', Eve: 'truth' })
    expect(play.points).toEqual({ Ana: 2, Bob: 1, Cléo: 4, Dan: 0, Eve: 2 })
  })

  it('LAU-16 alone, a vote for one’s own is for nothing; a table may count it', () => {
    const ballots = { Bob: 'Bob', Cléo: 'truth', Dan: 'truth' }
    expect(table().readAll().told(ballots).points).toEqual({ Ana: 1, Bob: 0, Cléo: 2, Dan: 2 })
    const counting = table({ options: { countsOwnVotes: true } }).readAll()
    expect(counting.told(ballots).points).toEqual({ Ana: 1, Bob: 1, Cléo: 2, Dan: 2 })
  })

  it('LAU-16 a vote for the true one earns its 2 even if the voter wrote the same', () => {
    const play = table().merge('truth', 'Bob').readAll().told({ Bob: 'truth', Cléo: 'Dan', Dan: 'Cléo' })
    expect(play.points).toEqual({ Ana: 2, Bob: 2, Cléo: 1, Dan: 1 })
    expect(play.state.last?.scores).toMatchObject({ Bob: { asVoter: 2, asAuthor: 0 } })
  })

  it('LAU-17 a stake doubles all its player scores, as voter and as author, and nobody else’s', () => {
    const ballots = { Bob: 'truth', Cléo: 'Bob', Dan: 'Bob' }
    expect(table().readAll().told(ballots).points).toEqual({ Ana: 2, Bob: 4, Cléo: 0, Dan: 0 })
    const play = table().readAll().stake('Bob').told(ballots)
    expect(play.points).toEqual({ Ana: 2, Bob: 8, Cléo: 0, Dan: 0 })
    expect(play.state.leaves).toEqual({ Ana: 3, Bob: 9, Cléo: 1, Dan: 1 })
  })

  it('LAU-17 the token is gone whatever comes of it', () => {
    const play = table().readAll().stake('Bob', 'Dan').told({ Bob: 'Cléo', Cléo: 'Dan', Dan: 'truth' })
    expect(play.points).toEqual({ Ana: 2, Bob: 0, Cléo: 1, Dan: 6 })
    expect(play.state.tokens).toEqual({ Ana: 3, Bob: 2, Cléo: 3, Dan: 2 })
  })

  it('LAU-17 LAU-15 co-authors of one line are doubled each by their own stake', () => {
    const play = table({ names: FIVE }).merge('Bob', 'Cléo').readAll().stake('Cléo')
    play.told({ Bob: 'Dan', Cléo: 'Cléo', Dan: 'Cléo', Eve: 'Cléo' })
    expect(play.points).toEqual({ Ana: 4, Bob: 3, Cléo: 4, Dan: 1, Eve: 0 })
  })

  it('LAU-19 the results show the true one, each author, each vote, each score and how it came about', () => {
    const play = table().merge('Bob', 'Dan').readAll().stake('Cléo')
    const { definition = '', word } = play.seenBy('Ana')
    play.told({ Bob: 'Cléo', Cléo: 'truth', Dan: 'Dan' })
    for (const name of ['Ana', 'Bob', undefined]) {
      const { last } = play.seenBy(name)
      expect(last).toMatchObject({ round: 1, leader: 'Ana', word, kind: 'n.m.', stakes: ['Cléo'] })
      expect(last?.texts).toEqual({
        truth: definition,
        Bob: 'Texte de Bob.',
        Cléo: 'Texte de Cléo.',
        Dan: 'Texte de Dan.',
      })
      expect(last?.lines).toHaveLength(3)
      expect(last?.lines).toEqual(
        expect.arrayContaining([
          { from: ['truth'], wording: definition, voters: ['Cléo'] },
          { from: ['Cléo'], wording: 'Texte de Cléo.', voters: ['Bob'] },
          { from: expect.arrayContaining(['Bob', 'Dan']), wording: expect.any(String), voters: ['Dan'] },
        ]),
      )
      expect(last?.scores).toEqual({
        Ana: { asVoter: 0, asAuthor: 0, asLeader: 2, isDoubled: false, points: 2, from: 1, to: 3 },
        Bob: { asVoter: 0, asAuthor: 1, asLeader: 0, isDoubled: false, points: 1, from: 1, to: 2 },
        Cléo: { asVoter: 2, asAuthor: 1, asLeader: 0, isDoubled: true, points: 6, from: 1, to: 7 },
        Dan: { asVoter: 0, asAuthor: 0, asLeader: 0, isDoubled: false, points: 0, from: 1, to: 1 },
      })
    }
  })
})
