import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const seat = (name: string) => name as SeatId

describe('a pause', () => {
  it.each([
    ['read', () => new Play().do('Ana', { type: 'draw' })],
    ['spell', () => new Play().spell('SO').do('Bob', { type: 'suggest', word: 'soleil' })],
    ['tell', () => new Play().spell('SO').do('Bob', { type: 'suggest', word: 'soleil' }).letTimePass()],
  ] as const)('ALL-3 in %s the category and the suggestions are covered for everybody', (phase, reach) => {
    const play = reach()
    for (const name of ['Ana', 'Bob', 'Dan', undefined]) {
      expect(play.seenBy(name).category).toMatch(/^Front/)
      const { isCovered, ...covered } = play.seenBy(name, { isPaused: true })
      expect([covered.phase, isCovered, covered.suggestions]).toEqual([phase, true, undefined])
      expect(JSON.stringify(covered)).not.toMatch(/Front|Back|soleil/)
      expect(play.seenBy(name).isCovered).toBeUndefined()
    }
    // What lies open on the board stays so.
    if (phase !== 'read') expect(play.seenBy('Dan', { isPaused: true }).spelled).toBe('SO')
  })

  it('ALL-3 an answer that is on the table stays there, with its category', () => {
    const view = new Play().answer('SOL').seenBy('Dan', { isPaused: true })
    expect(view).toMatchObject({ answer: 'SOL', category: expect.stringMatching(/^Front/) })
    expect(view.isCovered).toBeUndefined()
  })
})

describe('who', () => {
  it('MPM-32 the view tells who acts as captain now', () => {
    const play = new Play()
    expect(play.seenBy(undefined).acting).toEqual({ sel: 'Ana', poivre: 'Dan' })
    play.present.delete(seat('Ana'))
    play.present.delete(seat('Dan'))
    play.present.delete(seat('Eve'))
    expect(play.seenBy(undefined).acting).toEqual({ sel: 'Bob', poivre: 'Dan' })
  })

  it('ALL-9 the voters are the people who are there; bots are not among them', () => {
    const play = new Play().answer('SOL').do('Dan', { type: 'contest' })
    play.bots.add(seat('Eve'))
    play.present.delete(seat('Cléo'))
    play.do('Ana', { type: 'call-vote' })
    expect(play.seenBy(undefined).voters).toEqual(['Ana', 'Bob', 'Dan'])
    play.present.add(seat('Cléo'))
    expect(play.seenBy('Cléo').voters).toEqual(['Ana', 'Bob', 'Cléo', 'Dan'])
    expect(new Play().seenBy('Ana').voters).toBeUndefined()
  })

  it('ALL-9 whoever takes a seat back from a bot during a vote has a vote, and is counted with the others', () => {
    const play = new Play().answer('SOL').do('Dan', { type: 'contest' })
    play.bots.add(seat('Eve'))
    play.do('Ana', { type: 'call-vote' })
    play.bots.delete(seat('Eve'))
    play.do('Eve', { type: 'vote', vote: 'for' })
    expect(play.seenBy(undefined)).toMatchObject({ voters: ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve'], voted: ['Eve'] })
  })
})

describe('after a vote', () => {
  const voting = () => new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })

  it('MPM-24 who voted what lies open: in the review when the answer stood, in the turn before when it fell', () => {
    const stood = voting().do('Bob', { type: 'vote', vote: 'for' }).do('Dan', { type: 'vote', vote: 'against' })
    expect(stood.seenBy('Eve').verdict).toBeUndefined()
    stood.letTimePass()
    const verdict = { on: 'category', votes: { Bob: 'for', Dan: 'against' } }
    expect(stood.seenBy(undefined)).toMatchObject({ phase: 'review', verdict })
    expect(stood.do('Dan', { type: 'accept' }).seenBy(undefined).last).toMatchObject({ ending: 'stood', verdict })
    const fell = voting().do('Dan', { type: 'vote', vote: 'against' }).letTimePass()
    expect(fell.seenBy(undefined).verdict).toBeUndefined()
    expect(fell.seenBy(undefined).last).toMatchObject({
      ending: 'off-category',
      verdict: { on: 'category', votes: { Dan: 'against' } },
    })
    expect(fell.turn('LU').seenBy(undefined).last).not.toHaveProperty('verdict')
  })

  it('MPM-22 the spelling vote is told like the category one; a vote of a seat that is a bot’s now is not', () => {
    const play = new Play().answer('OSLO').do('Dan', { type: 'check-spelling' }).do('Ana', { type: 'plead' })
    play.do('Bob', { type: 'vote', vote: 'against' }).do('Ana', { type: 'vote', vote: 'for' })
    play.bots.add(seat('Bob'))
    expect(play.letTimePass().seenBy('Dan').last).toMatchObject({
      ending: 'stood',
      skipped: ['poivre'],
      verdict: { on: 'spelling', votes: { Ana: 'for' } },
    })
  })
})

describe('the turn before', () => {
  it('MPM-10 MPM-14 tells which letters moved, and which left the board', () => {
    const { last } = new Play().turn('SASSES').seenBy('Dan')
    expect(last).toMatchObject({ answer: 'SASSES', ending: 'stood', moved: ['S', 'S', 'S'], out: ['S'] })
    const later = new Play().turn('SASSES').turn('SOL').seenBy('Dan')
    expect(later.last).toMatchObject({ team: 'poivre', moved: ['O', 'L'], out: [] })
  })

  it('MPM-20 tells of none when the tiles went back', () => {
    const play = new Play().answer('SSS').do('Dan', { type: 'check-spelling' }).letTimePass()
    expect(play.seenBy('Dan').last).toMatchObject({ answer: 'SSS', ending: 'misspelled', moved: [], out: [] })
    expect(new Play().answer('').seenBy('Dan').last).not.toHaveProperty('answer')
  })
})
