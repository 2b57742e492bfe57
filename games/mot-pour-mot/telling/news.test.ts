import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { Play } from '../test/driver.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { aloud, newsOf } from './news.ts'

/** What somebody hears when this happens. */
const heard = (play: Play, happens: (play: Play) => void, { name = 'Bob', words = fr } = {}) => {
  const before = play.seenBy(name)
  happens(play)
  return newsOf(
    before,
    play.seenBy(name),
    words,
    ({ phase }) => `phase ${phase}`,
    (seat: SeatId) => seat,
  )
}
const spell = (letters: string) => (play: Play) => {
  for (const letter of letters) play.do('Ana', { type: 'spell', letter })
}

describe('what a listener hears', () => {
  it('MPM-10 each letter, and what it moved', () => {
    expect(heard(new Play().spell(''), spell('CA'))).toEqual(['C avance.', 'A ne déplace rien.'])
    expect(heard(new Play().spell(''), spell('CA'), { words: en })).toEqual(['C moves on.', 'A moves nothing.'])
  })
  it('MPM-14 a tile that leaves the board, and then no longer moves', () => {
    expect(heard(new Play().spell('SS'), spell('SS'))).toEqual(['S sort.', 'S ne déplace rien.'])
  })
  it('MPM-12 letters taken back', () => {
    const takeBack = (play: Play) => play.do('Ana', { type: 'take-back', count: 2 })
    expect(heard(new Play().spell('CHA'), takeBack)).toEqual(['H, A repris.'])
  })
  it('MPM-6 the card, and whose part it is', () => {
    const draw = (play: Play) => play.do('Ana', { type: 'draw' })
    const told = heard(new Play(), draw)
    expect(told[0]).toMatch(/^La carte\u00a0: Front \d\.$/)
    expect(told[1]).toBe('phase read.')
  })
  it('MPM-6 the card is read by a French voice in either language, the rest by one’s own', () => {
    const draw = (play: Play) => play.do('Ana', { type: 'draw' })
    const view = { category: new Play().do('Ana', { type: 'draw' }).seenBy('Bob').category ?? '' }
    expect(aloud(heard(new Play(), draw, { words: en }), view, en, 'en')).toEqual([
      { text: view.category, language: 'fr' },
      { text: 'phase read.', language: 'en' },
    ])
    expect(aloud(heard(new Play(), draw), view, fr, 'fr').map(({ text }) => text)).toEqual(heard(new Play(), draw))
  })
  it('MPM-9 suggestions of one’s own team only', () => {
    const suggest = (play: Play) => play.do('Cléo', { type: 'suggest', word: 'chat' })
    expect(heard(new Play().spell(''), suggest)).toEqual(['Cléo souffle chat.'])
    expect(heard(new Play().spell(''), suggest, { name: 'Dan' })).toEqual([])
  })
  it('MPM-19 how the turn ended, before what comes next', () => {
    const accept = (play: Play) => play.do('Dan', { type: 'accept' })
    expect(heard(new Play().answer('CHAT'), accept)).toEqual(['CHAT\u00a0: C, H et T avancent.', 'phase draw.'])
  })
  it('MPM-24 how many have voted, never how', () => {
    const play = new Play().answer('CHAT').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    const vote = (at: Play) => at.do('Eve', { type: 'vote', vote: 'against' })
    expect(heard(play, vote)).toEqual(['1 vote sur 5.'])
  })
  it('nothing when nothing changed', () => {
    expect(heard(new Play().spell('C'), () => undefined)).toEqual([])
  })
})
