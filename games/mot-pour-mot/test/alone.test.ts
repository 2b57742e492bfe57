import { describe, expect, it } from 'vitest'
import { Play, TEAM_SEATS } from './driver.ts'

const ANSWERS = [
  { word: 'Chat', isMarked: false },
  { word: 'Brno', isMarked: true },
]

/** Ana against bots; the deck knows two words, the lexicon two. */
const alone = (...people: readonly string[]) => {
  const play = new Play({ known: ['CHAT', 'BUS'], world: { answers: () => ANSWERS } })
  for (const { seats } of Object.values(TEAM_SEATS))
    for (const seat of seats) if (!['Ana', ...people].includes(seat)) play.bots.add(seat)
  return play
}

describe('alone among bots', () => {
  it('MPM-19 a word of the deck stands, and nothing is on trust', () => {
    const play = alone().turn('CHAT')
    expect(play.seenBy('Ana')).toMatchObject({ phase: 'draw', onTrust: 0, last: { ending: 'stood' } })
    expect(play.state.last).not.toHaveProperty('isOnTrust')
  })

  it('a word of the lexicon stands, its category on trust', () => {
    const play = alone().turn('BUS')
    expect(play.seenBy('Ana')).toMatchObject({ onTrust: 1, last: { ending: 'stood', isOnTrust: true } })
  })

  it('MPM-22 the lexicon looks by itself; whoever pleads for an unknown word is believed, without a vote', () => {
    const play = alone().answer('TINTIN')
    expect(play.state.phase.name).toBe('plead')
    play.do('Ana', { type: 'plead' })
    expect(play.seenBy('Ana')).toMatchObject({
      phase: 'draw',
      active: 'poivre',
      onTrust: 1,
      last: { isOnTrust: true, skipped: [] },
    })
  })

  it('MPM-20 without a plea it was misspelled: the tiles go back, and what fell is not on trust', () => {
    const play = alone().answer('CHTA').letTimePass()
    expect(play.at('CHT')).toBe('C0 H0 T0')
    expect(play.seenBy('Ana')).toMatchObject({ onTrust: 0, last: { ending: 'misspelled' } })
  })

  it('MPM-20 nor has anybody to wait who knows it was a slip', () => {
    const play = alone().answer('CHTA').do('Ana', { type: 'withdraw' })
    expect(play.at('CHT')).toBe('C0 H0 T0')
    expect(play.seenBy('Ana')).toMatchObject({ active: 'poivre', last: { ending: 'misspelled' } })
  })

  it('MPM-13 told after time ran out, it is looked up whole', () => {
    const play = alone().spell('CH').letTimePass().do('Ana', { type: 'tell', word: 'chtulu' })
    expect(play.state.phase.name).toBe('plead')
  })

  it('MPM-21 a bot’s proper noun that the deck knows is well spelled: nobody could vote on it', () => {
    const play = alone().turn('CHAT').answer('BRNO').do('Ana', { type: 'check-spelling' })
    expect(play.state).toMatchObject({ active: 'poivre', turns: { sel: 2, poivre: 1 } })
  })

  it('MPM-22 with two people it is theirs to ask, and to vote', () => {
    const play = alone('Dan').answer('TINTIN')
    expect(play.state.phase.name).toBe('review')
    play.do('Dan', { type: 'check-spelling' }).do('Ana', { type: 'plead' })
    expect(play.state.phase).toMatchObject({ name: 'vote', voters: ['Ana', 'Dan'] })
  })

  it('ALL-9 what two people could have judged is not on trust', () => {
    expect(alone('Dan').turn('BUS').seenBy('Ana')).toMatchObject({ onTrust: 0, last: { ending: 'stood' } })
  })
})
