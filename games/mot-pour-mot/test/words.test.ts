import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

describe('words', () => {
  it('MPM-15 MPM-16 a word told may have a hyphen and a capital, not a space', () => {
    const play = new Play().spell('PO').letTimePass()
    expect(play.ask('Ana', { type: 'tell', word: 'pomme de terre' })).toMatchObject({ rule: 'MPM-15' })
    play.do('Ana', { type: 'tell', word: 'Porte\u202e-clef' })
    expect(play.seenBy('Dan').answer).toBe('Porte-clef')
    expect(play.state.given).toEqual(['PORTECLEF'])
    const country = new Play().spell('SAINTVI').letTimePass()
    country.do('Ana', { type: 'tell', word: 'Saint-Vincent-et-les-Grenadines' })
    expect(country.state.phase.name).toBe('review')
    const endless = new Play().spell('A').letTimePass()
    expect(endless.ask('Ana', { type: 'tell', word: 'a'.repeat(61) })).toMatchObject({ code: 'word-too-long' })
  })

  it('MPM-18 no answer twice in a game, by either team; a plural is another answer', () => {
    const play = new Play().turn('SOL').spell('SOL')
    expect(play.ask('Dan', { type: 'done' })).toMatchObject({ rule: 'MPM-18', code: 'given-already' })
    play.do('Dan', { type: 'spell', letter: 'S' }, { type: 'done' })
    expect(play.seenBy('Ana').answer).toBe('SOLS')
  })

  it('MPM-18 a repeat that stands, or is told, when time is up: tiles back, turn lost', () => {
    const standing = new Play().turn('SOL').spell('SOL').letTimePass().letTimePass()
    expect([standing.state.active, standing.at('SOL')]).toEqual(['sel', 'S1 O1 L1'])
    const told = new Play().turn('SOL').spell('SO').letTimePass().do('Dan', { type: 'tell', word: 'sôl' })
    expect([told.state.active, told.at('SO')]).toEqual(['sel', 'S1 O1'])
    expect(told.seenBy('Ana').last).toMatchObject({ team: 'poivre', ending: 'repeated' })
    const later = new Play()
      .spell('SO')
      .letTimePass()
      .do('Ana', { type: 'tell', word: 'soleil' })
      .do('Dan', { type: 'accept' })
    later.spell('SOLEIL')
    expect(later.ask('Dan', { type: 'done' })).toMatchObject({ rule: 'MPM-18' })
  })

  it('MPM-33 an answer is used up once fixed, even if its tiles go back', () => {
    const play = new Play().answer('SLO').do('Dan', { type: 'check-spelling' }).letTimePass()
    expect([play.state.active, play.at('SLO')]).toEqual(['poivre', 'S0 L0 O0'])
    play.spell('SLO')
    expect(play.ask('Dan', { type: 'done' })).toMatchObject({ rule: 'MPM-18' })
  })

  it('MPM-20 MPM-24 MPM-33 those that fell are told from those that stood', () => {
    const play = new Play().turn('SOL')
    expect(play.seenBy(undefined)).not.toHaveProperty('fell')
    play.answer('SLO').do('Ana', { type: 'check-spelling' }).letTimePass()
    play.answer('CHAT').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    for (const name of ['Ana', 'Bob', 'Dan', 'Eve']) play.do(name, { type: 'vote', vote: 'against' })
    play.letTimePass()
    expect(play.seenBy(undefined)).toMatchObject({ given: ['SOL', 'SLO', 'CHAT'], fell: ['SLO', 'CHAT'] })
  })
})

describe('review', () => {
  it('MPM-19 the other team accepts, or lets 20 s pass', () => {
    const accepted = new Play().answer('SOL')
    expect(accepted.ask('Ana', { type: 'accept' })).toMatchObject({ code: 'not-your-part' })
    expect(accepted.do('Dan', { type: 'accept' }).state.active).toBe('poivre')
    const silent = new Play().answer('SOL')
    const from = silent.now
    expect(silent.letTimePass().state.active).toBe('poivre')
    expect(silent.now - from).toBe(20_000)
    expect(silent.at('SOL')).toBe('S1 O1 L1')
  })

  it('MPM-20 misspelled: every tile goes back and the turn is lost', () => {
    const play = new Play().answer('SSOLEY').do('Dan', { type: 'check-spelling' }).letTimePass()
    expect([play.state.active, play.at('SOL')]).toEqual(['poivre', 'S0 O0 L0'])
  })

  it('MPM-20 after MPM-13 the word as told is checked', () => {
    const play = new Play({ known: ['SOLEIL'] }).spell('SOL').letTimePass().do('Ana', { type: 'tell', word: 'soleil' })
    play.do('Dan', { type: 'check-spelling' })
    expect([play.state.active, play.at('SOL')]).toEqual(['sel', 'S1 O1 L1'])
  })

  it('MPM-21 spelled right: who asked skips, the active team plays again, and may be asked wrongly again', () => {
    const play = new Play({ known: ['SOL', 'LUC'] }).answer('SOL').do('Dan', { type: 'check-spelling' })
    expect([play.state.active, play.state.turns]).toEqual(['sel', { sel: 1, poivre: 1 }])
    play.answer('LUC').do('Dan', { type: 'check-spelling' })
    expect([play.state.active, play.state.turns]).toEqual(['sel', { sel: 2, poivre: 2 }])
    expect(play.turn('RIF').state.active).toBe('poivre')
  })

  it('MPM-22 an unknown word is misspelled unless the captain pleads within 15 s; then the table votes', () => {
    const asked = () => new Play().answer('OSLO').do('Dan', { type: 'check-spelling' })
    expect(asked().letTimePass().state.active).toBe('poivre')
    expect(asked().ask('Dan', { type: 'plead' })).toMatchObject({ code: 'not-your-part' })
    const pleaded = () => asked().do('Ana', { type: 'plead' })
    const votes = (play: Play, ...all: ['for' | 'against', string][]) => {
      for (const [vote, name] of all) play.do(name, { type: 'vote', vote })
      return play
    }
    const right = votes(pleaded(), ['for', 'Ana'], ['for', 'Bob']).letTimePass()
    expect([right.state.active, right.at('L')]).toEqual(['sel', 'L1'])
    const wrong = votes(pleaded(), ['against', 'Dan'], ['against', 'Eve'], ['for', 'Ana']).letTimePass()
    expect([wrong.state.active, wrong.at('L')]).toEqual(['poivre', 'L0'])
    const even = votes(pleaded(), ['against', 'Dan'], ['for', 'Ana']).letTimePass()
    expect([even.state.active, even.at('L'), even.state.turns]).toEqual(['poivre', 'L1', { sel: 1, poivre: 0 }])
    expect(pleaded().seenBy(undefined)).toMatchObject({ votingOn: 'spelling', nearest: ['OSLO-proche'] })
  })

  it('MPM-23 the category: the active team explains, the contesting one may withdraw, else everybody votes', () => {
    const play = new Play().answer('SOL').do('Dan', { type: 'contest' })
    expect(play.seenBy(undefined)).toMatchObject({ phase: 'explain', endsAt: play.now + 60_000 })
    expect(play.ask('Ana', { type: 'withdraw' })).toMatchObject({ rule: 'MPM-23' })
    play.do('Dan', { type: 'withdraw' })
    expect(play.state.phase.name).toBe('review')
    const voted = new Play().answer('SOL').do('Dan', { type: 'contest' }).letTimePass()
    expect(voted.seenBy('Eve')).toMatchObject({ phase: 'vote', votingOn: 'category', endsAt: voted.now + 30_000 })
    expect(
      new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' }).state.phase.name,
    ).toBe('vote')
  })

  it('MPM-24 strictly more against than for, of the votes cast; every player has one vote', () => {
    const vote = () => new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    const fallen = vote().do('Dan', { type: 'vote', vote: 'against' }).letTimePass()
    expect([fallen.state.active, fallen.at('SOL')]).toEqual(['poivre', 'S0 O0 L0'])
    const split = vote()
      .do('Dan', { type: 'vote', vote: 'against' })
      .do('Bob', { type: 'vote', vote: 'for' })
      .letTimePass()
    expect([split.state.phase.name, split.at('SOL')]).toEqual(['review', 'S1 O1 L1'])
    expect(vote().letTimePass().state.phase.name).toBe('review')
    const abstained = vote().do('Dan', { type: 'vote', vote: 'against' })
    for (const name of ['Ana', 'Bob', 'Cléo', 'Eve']) abstained.do(name, { type: 'vote', vote: 'none' })
    expect(abstained.state).toMatchObject({ active: 'poivre', last: { verdict: { votes: { Dan: 'against' } } } })
    const changed = vote()
    for (const name of ['Ana', 'Bob', 'Cléo', 'Dan']) changed.do(name, { type: 'vote', vote: 'against' })
    expect(changed.state.phase.name).toBe('vote')
    changed.do('Eve', { type: 'vote', vote: 'against' })
    expect(changed.state.active).toBe('poivre')
  })

  it('ALL-9 bots contest nothing, and a vote cast before a bot took the seat does not count', () => {
    const play = new Play().answer('SOL')
    play.bots.add('Dan' as SeatId)
    expect(play.ask('Dan', { type: 'contest' })).toMatchObject({ rule: 'ALL-9' })
    play.bots.delete('Dan' as SeatId)
    play.do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' }).do('Dan', { type: 'vote', vote: 'against' })
    play.bots.add('Dan' as SeatId)
    expect(play.letTimePass().at('SOL')).toBe('S1 O1 L1')
  })

  it('ALL-9 bots cast no vote, and the vote does not wait for them, nor for whoever is away (ALL-6)', () => {
    const play = new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    play.bots.add('Eve' as SeatId)
    play.present.delete('Cléo' as SeatId)
    expect(play.ask('Eve', { type: 'vote', vote: 'for' })).toMatchObject({ rule: 'ALL-9' })
    for (const name of ['Ana', 'Bob', 'Dan']) play.do(name, { type: 'vote', vote: 'for' })
    expect(play.state.phase.name).toBe('review')
  })

  it('MPM-17 whether a plural is natural is for the category vote, not for the lexicon', () => {
    const play = new Play({ known: ['SOLS'] })
      .answer('SOLS')
      .do('Dan', { type: 'contest' })
      .do('Ana', { type: 'call-vote' })
    play.do('Dan', { type: 'vote', vote: 'against' }).letTimePass()
    expect(play.seenBy('Eve').last).toMatchObject({ answer: 'SOLS', ending: 'off-category' })
  })

  it('MPM-25 both may be asked, the category first, each once; a fallen answer cannot be checked', () => {
    const play = new Play({ known: ['SOL'] }).answer('SOL').do('Dan', { type: 'contest' }, { type: 'withdraw' })
    expect(play.ask('Dan', { type: 'contest' })).toMatchObject({ rule: 'MPM-25' })
    expect(play.do('Dan', { type: 'check-spelling' }).state.active).toBe('sel')
    expect(play.state.phase.name).toBe('draw')
    const fallen = new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    fallen.do('Dan', { type: 'vote', vote: 'against' }).letTimePass()
    expect(fallen.ask('Dan', { type: 'check-spelling' })).toMatchObject({ code: 'not-now' })
  })
})
