import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { motPourMot } from './index.ts'
import type { Move } from './moves.ts'
import { defaults } from './options.ts'
import { CARDS, Play, TEAM_SEATS } from './play.ts'
import { type Team, type TeamSeats, TILES, tilesOut } from './state.ts'

const seats = (...names: string[]): TeamSeats => ({ seats: names as SeatId[], captain: names[0] as SeatId })
const HOST = { kind: 'host' } as const
const CLOCK = { kind: 'clock' } as const

describe('set-up', () => {
  const set = (sel: TeamSeats, poivre: TeamSeats) =>
    motPourMot.setup(defaults('cactus'), { sel, poivre }, new Play().tools())

  it('MPM-1 teams differ by one at most, from one a team, each with a captain of its own', () => {
    expect(set(seats('a'), seats('b')).isOk).toBe(true)
    expect(set(seats('a', 'c'), seats('b')).isOk).toBe(true)
    expect(set(seats('a', 'c', 'd'), seats('b'))).toMatchObject({ refusal: { rule: 'MPM-1', code: 'teams-uneven' } })
    expect(set(seats('a'), seats())).toMatchObject({ refusal: { rule: 'MPM-1' } })
    expect(set(seats('a', 'b'), seats('b'))).toMatchObject({ refusal: { rule: 'MPM-1', code: 'seat-twice' } })
    expect(set({ ...seats('a'), captain: 'z' as SeatId }, seats('b'))).toMatchObject({
      refusal: { rule: 'MPM-1', code: 'captain-not-in-team' },
    })
  })

  it('MPM-1 a team may change captain between turns only', () => {
    const play = new Play().do('Bob', { type: 'name-captain', seat: 'Cléo' as SeatId })
    expect(play.state.teams.sel.captain).toBe('Cléo')
    expect(play.ask('Bob', { type: 'name-captain', seat: 'Dan' as SeatId })).toMatchObject({ rule: 'MPM-1' })
    play.do('Cléo', { type: 'draw' })
    expect(play.ask('Bob', { type: 'name-captain', seat: 'Bob' as SeatId })).toMatchObject({
      rule: 'MPM-1',
      code: 'only-between-turns',
    })
  })

  it('MPM-2 17 tiles, without A, E, J, K, Q, W, X, Y, Z, all on the middle column', () => {
    const { tiles } = new Play().state
    expect(Object.keys(tiles).sort().join('')).toBe('BCDFGHILMNOPRSTUV')
    expect(TILES).toHaveLength(17)
    expect(Object.values(tiles).every((place) => 'column' in place && place.column === 0)).toBe(true)
  })

  it.each([
    [3, 2],
    [5, 3],
    [7, 4],
  ] as const)('MPM-3 with %i columns a tile takes %i moves from the middle to out', (columns, moves) => {
    const play = new Play({ options: { columns } }).spell('S'.repeat(moves - 1))
    expect(play.at('S')).toBe(`S${moves - 1}`)
    expect(play.do('Ana', { type: 'spell', letter: 'S' }).at('S')).toBe('Sout')
  })

  it('MPM-5 which team starts is drawn by lot', () => {
    const firsts = new Set<Team>()
    const piles = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const [event] = new Play({ seed: `seed ${seed}` }).drawn
      if (event?.type !== 'set-up') continue
      firsts.add(event.first)
      piles.add(event.pile.join())
    }
    expect(firsts).toEqual(new Set(['sel', 'poivre']))
    expect(piles.size).toBeGreaterThan(5)
    expect(new Play({ first: 'poivre' }).state.active).toBe('poivre')
  })
})

describe('a turn', () => {
  it('MPM-4 MPM-6 the card drawn shows one category to all, its other side stays unseen', () => {
    const play = new Play().do('Ana', { type: 'draw' })
    const { category } = play.seenBy('Eve')
    expect(category).toMatch(/^Front/)
    expect(JSON.stringify(play.seenBy('Ana'))).not.toContain('Back')
  })

  it('MPM-6 cactus: the active captain starts the timer; capture: the other team does', () => {
    const cactus = new Play().do('Ana', { type: 'draw' })
    expect(cactus.ask('Dan', { type: 'start-timer' })).toMatchObject({ rule: 'MPM-6', code: 'timer-not-yours' })
    cactus.do('Ana', { type: 'start-timer' })
    const capture = new Play({ edition: 'capture' }).do('Ana', { type: 'draw' })
    expect(capture.ask('Ana', { type: 'start-timer' })).toMatchObject({ rule: 'MPM-6' })
    capture.do('Dan', { type: 'start-timer' })
    expect(capture.state.phase.name).toBe('spell')
  })

  it('MPM-6 not drawn, or not started, for 15 s: it happens by itself', () => {
    const play = new Play()
    const from = play.now
    expect(play.letTimePass().state.phase.name).toBe('read')
    expect(play.letTimePass().state.phase.name).toBe('spell')
    expect(play.now - from).toBe(30_000)
  })

  it('MPM-6 nothing can be spelled before the timer runs', () => {
    const play = new Play().do('Ana', { type: 'draw' })
    expect(play.ask('Ana', { type: 'spell', letter: 'S' })).toMatchObject({ rule: 'MPM-6' })
  })

  it('MPM-7 30 seconds, or what the table chose', () => {
    expect(new Play().spell('').seenBy('Ana').endsAt).toBe(1_030_000)
    expect(new Play({ options: { spellingSeconds: 60 } }).spell('').seenBy('Ana').endsAt).toBe(1_060_000)
  })

  it('MPM-8 cactus: the captain may turn the card over, once and before the timer; capture: not unless allowed', () => {
    const play = new Play().do('Ana', { type: 'draw' }, { type: 'turn-over' })
    expect(play.seenBy('Dan').category).toMatch(/^Back/)
    expect(play.ask('Ana', { type: 'turn-over' })).toMatchObject({ rule: 'MPM-8', code: 'turned-already' })
    play.do('Ana', { type: 'start-timer' })
    expect(play.ask('Ana', { type: 'turn-over' })).toMatchObject({ code: 'not-now' })
    const capture = new Play({ edition: 'capture' }).do('Ana', { type: 'draw' })
    expect(capture.ask('Ana', { type: 'turn-over' })).toMatchObject({ rule: 'MPM-8', code: 'no-turning-over' })
    const allowed = new Play({ edition: 'capture', options: { mayTurnOver: true } }).do('Ana', { type: 'draw' })
    expect(allowed.ask('Ana', { type: 'turn-over' })).toBeUndefined()
    expect(allowed.ask('Dan', { type: 'turn-over' })).toMatchObject({ code: 'not-your-part' })
  })

  it('MPM-9 suggestions reach the team alone, and only the captain spells', () => {
    const play = new Play().spell('').do('Bob', { type: 'suggest', word: 'soupe' })
    expect(play.seenBy('Ana').suggestions).toEqual([{ seat: 'Bob', word: 'soupe' }])
    expect(play.seenBy('Cléo').suggestions).toHaveLength(1)
    expect([play.seenBy('Dan').suggestions, play.seenBy(undefined).suggestions]).toEqual([undefined, undefined])
    expect(play.ask('Bob', { type: 'spell', letter: 'S' })).toMatchObject({ rule: 'MPM-32' })
    expect(play.ask('Eve', { type: 'suggest', word: 'non' })).toMatchObject({ rule: 'MPM-9' })
  })

  it('MPM-10 cactus moves letters toward the opponents, capture toward oneself', () => {
    expect(new Play().spell('LU').at('LUB')).toBe('L1 U1 B0')
    expect(new Play({ edition: 'capture' }).spell('LU').at('LUB')).toBe('L-1 U-1 B0')
    expect(new Play().turn('LU').spell('LI').at('LUI')).toBe('L0 U1 I-1')
  })

  it('MPM-11 a letter moves as often as it occurs; those not on the board, or out earlier in the word, move nothing', () => {
    const play = new Play().spell('SASSES')
    expect(play.at('S')).toBe('Sout')
    expect(tilesOut(play.state, 'sel')).toBe(1)
    expect(play.seenBy('Dan').spelled).toBe('SASSES')
    expect(play.seenBy('Dan').moved).toEqual(['S', 'S', 'S'])
  })

  it('MPM-12 the last letters can be taken back, each tile returning exactly where it was, also from off the board', () => {
    const play = new Play().spell('SOSSO').do('Ana', { type: 'take-back', count: 2 })
    expect([play.seenBy('Ana').spelled, play.at('SO')]).toEqual(['SOS', 'S2 O1'])
    play.do('Ana', { type: 'take-back', count: 3 })
    expect(play.at('SO')).toBe('S0 O0')
    expect(play.ask('Ana', { type: 'take-back', count: 1 })).toMatchObject({ rule: 'MPM-12' })
    expect(play.ask('Ana', { type: 'take-back', count: -1 })).toMatchObject({ rule: 'MPM-12' })
  })

  it('MPM-12 once the captain says done, nothing changes the answer', () => {
    const play = new Play().answer('SOL')
    expect(play.ask('Ana', { type: 'spell', letter: 'S' })).toMatchObject({ rule: 'MPM-12', code: 'fixed-already' })
    expect(play.ask('Ana', { type: 'take-back', count: 1 })).toMatchObject({ rule: 'MPM-12' })
  })

  it('MPM-13 time up in mid-word: what was spelled stays moved, and the captain tells the whole word', () => {
    const play = new Play().spell('SO').letTimePass()
    expect(play.at('SOL')).toBe('S1 O1 L0')
    expect(play.ask('Ana', { type: 'spell', letter: 'L' })).toMatchObject({ rule: 'MPM-12' })
    play.do('Ana', { type: 'tell', word: 'soleil' })
    expect([play.seenBy('Dan').answer, play.at('SOL')]).toEqual(['soleil', 'S1 O1 L0'])
  })

  it('MPM-13 a word told that what was spelled does not begin: tiles back, turn lost', () => {
    const play = new Play().spell('SO').letTimePass().do('Ana', { type: 'tell', word: 'lune' })
    expect([play.state.active, play.at('SO')]).toEqual(['poivre', 'S0 O0'])
    expect(play.state.given).toEqual([])
  })

  it('MPM-13 untold after 15 s, what was spelled is the word; nothing spelled is a turn lost', () => {
    const untold = new Play().spell('SOL').letTimePass().letTimePass()
    expect(untold.seenBy('Dan')).toMatchObject({ phase: 'review', answer: 'SOL' })
    expect(new Play().spell('').letTimePass().state.active).toBe('poivre')
    expect(new Play().answer('').state.active).toBe('poivre')
  })

  it('MPM-14 a tile past the last column counts for the team that moved it, and never moves again', () => {
    const play = new Play().turn('SSS')
    expect([tilesOut(play.state, 'sel'), tilesOut(play.state, 'poivre')]).toEqual([1, 0])
    play.spell('S')
    expect([play.at('S'), tilesOut(play.state, 'sel')]).toEqual(['Sout', 1])
  })

  it.each([
    ['Cléo', 'Ana'],
    ['Bob', 'Cléo'],
    ['Ana', 'Bob'],
  ])('MPM-32 for captain %s away, %s acts: seat order goes round', (captain, acting) => {
    const play = new Play().do('Ana', { type: 'name-captain', seat: captain as SeatId })
    play.present.delete(captain as SeatId)
    expect(play.ask(acting, { type: 'draw' })).toBeUndefined()
  })

  it.each([
    ['draw', 'draw', 'sel'],
    ['spell', 'spell', 'sel'],
    ['spell', 'take-back', 'sel'],
    ['spell', 'done', 'sel'],
    ['tell', 'tell', 'sel'],
    ['review', 'accept', 'poivre'],
    ['review', 'check-spelling', 'poivre'],
    ['review', 'contest', 'poivre'],
    ['plead', 'plead', 'sel'],
    ['explain', 'call-vote', 'sel'],
    ['explain', 'withdraw', 'poivre'],
  ] as const)('MPM-32 in %s, %s is for the captain of %s alone', (phase, type, team) => {
    const reach = {
      draw: () => new Play(),
      spell: () => new Play().spell('S'),
      tell: () => new Play().spell('S').letTimePass(),
      review: () => new Play().answer('S'),
      plead: () => new Play().answer('S').do('Dan', { type: 'check-spelling' }),
      explain: () => new Play().answer('S').do('Dan', { type: 'contest' }),
    }
    const move = { type, letter: 'S', count: 1, word: 'sol' } as unknown as Move
    for (const name of ['Ana', 'Bob', 'Dan', 'Eve']) {
      const play = reach[phase]()
      const isTheirs = name === play.captain(team)
      expect(play.ask(name, move) === undefined, name).toBe(isTheirs)
    }
  })

  it('MPM-32 while a captain is away the next of the team in seat order acts as captain', () => {
    const play = new Play()
    expect(play.ask('Bob', { type: 'draw' })).toMatchObject({ rule: 'MPM-32', code: 'not-your-part' })
    play.present.delete('Ana' as SeatId)
    play.do('Bob', { type: 'draw' })
    expect(play.ask('Cléo', { type: 'start-timer' })).toMatchObject({ rule: 'MPM-32' })
    play.present.add('Ana' as SeatId)
    expect(play.ask('Bob', { type: 'start-timer' })).toMatchObject({ rule: 'MPM-32' })
    play.do('Ana', { type: 'start-timer' })
  })
})

describe('words', () => {
  it('MPM-15 MPM-16 a word told may have a hyphen and a capital, not a space', () => {
    const play = new Play().spell('PO').letTimePass()
    expect(play.ask('Ana', { type: 'tell', word: 'pomme de terre' })).toMatchObject({ rule: 'MPM-15' })
    play.do('Ana', { type: 'tell', word: 'Porte-clef' })
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

describe('the end', () => {
  it('MPM-26 cactus ends with 5 tiles out and as many turns for both; the long variant wants 6', () => {
    const play = new Play().turn('BBBCCCDDDFFFGGG')
    expect([tilesOut(play.state, 'sel'), play.state.phase.name]).toEqual([5, 'draw'])
    expect(play.turn('H').state.phase).toEqual({ name: 'over', winner: 'sel' })
    const long = new Play({ options: { isLong: true } }).turn('BBBCCCDDDFFFGGG').turn('H')
    expect(long.state.phase.name).toBe('draw')
    expect(long.turn('LLL').turn('I').state.phase).toEqual({ name: 'over', winner: 'sel' })
  })

  it('MPM-26 a turn lost counts as had', () => {
    const play = new Play().turn('BBBCCCDDDFFFGGG').answer('')
    expect(play.state.phase).toEqual({ name: 'over', winner: 'sel' })
  })

  it('MPM-27 on a tie the team that played second wins', () => {
    const play = new Play().turn('BBBCCCDDDFFFGGG').turn('HHHIIILLLMMMNNN')
    expect(play.state.phase).toEqual({ name: 'over', winner: 'poivre' })
  })

  it('MPM-28 capture: the 6th tile wins at once, once the answer stands; the strategic variant wants 7', () => {
    const play = new Play({ edition: 'capture' }).answer('BBBCCCDDDFFFGGGHHH')
    expect(play.state.phase.name).toBe('review')
    expect(play.do('Dan', { type: 'accept' }).state.phase).toEqual({ name: 'over', winner: 'sel' })
    const strategic = new Play({ edition: 'capture', options: { isLong: true } }).turn('BBBCCCDDDFFFGGGHHH')
    expect(strategic.state.phase.name).toBe('draw')
    expect(strategic.turn('S').turn('III').state.phase).toEqual({ name: 'over', winner: 'sel' })
  })

  it('MPM-29 the cards run out: those played are shuffled, without the last one', () => {
    const play = new Play()
    for (let turn = 0; turn < CARDS.size; turn++) play.answer('')
    const last = play.state.played.at(-1)
    expect(play.state.pile).toEqual([])
    play.do(play.captain(play.state.active), { type: 'draw' })
    expect(play.state.phase).not.toMatchObject({ card: { id: last } })
    expect(play.state.pile).toHaveLength(CARDS.size - 2)
    expect(play.state.played).toEqual([last])
  })

  it.each([1, 2])('MPM-29 even with %i cards there is always one to draw', (cards) => {
    const play = new Play({ cards })
    for (let turn = 0; turn < 6; turn++) play.answer('')
    expect(play.state.turns).toEqual({ sel: 3, poivre: 3 })
  })

  it('MPM-34 a second team that wrongly asks for a check on the fifth tile has thrown its last turn away', () => {
    const play = new Play({ known: ['BBBCCCDDDFFFGGG'] })
      .answer('BBBCCCDDDFFFGGG')
      .do('Dan', { type: 'check-spelling' })
    expect(play.state.phase).toEqual({ name: 'over', winner: 'sel' })
    expect(play.state.turns).toEqual({ sel: 1, poivre: 1 })
  })

  it('MPM-34 a replay is not played if the game is over: the first team asks wrongly at the end of the round', () => {
    const play = new Play({ known: ['H'] }).turn('BBBCCCDDDFFFGGG').answer('H').do('Ana', { type: 'check-spelling' })
    expect(play.state.phase).toEqual({ name: 'over', winner: 'sel' })
    expect(play.state.turns).toEqual({ sel: 1, poivre: 1 })
  })

  it('MPM-26 MPM-27 the same with Poivre first', () => {
    const play = new Play({ first: 'poivre' }).turn('BBBCCCDDDFFFGGG')
    expect(play.state.phase.name).toBe('draw')
    expect(play.turn('HHHIIILLLMMMNNN').state.phase).toEqual({ name: 'over', winner: 'sel' })
  })

  it('MPM-34 a first team that wrongly asks skips, but the second plays on until it has had its turn', () => {
    const play = new Play({ known: ['BBB'] }).turn('S').answer('BBB').do('Ana', { type: 'check-spelling' })
    expect([play.state.active, play.state.turns]).toEqual(['poivre', { sel: 2, poivre: 1 }])
  })

  it('ALL-4 after the end every move is refused', () => {
    const play = new Play().turn('BBBCCCDDDFFFGGG').turn('H')
    expect(play.ask('Ana', { type: 'draw' })).toMatchObject({ code: 'game-over' })
    expect(motPourMot.due(play.state)).toBeUndefined()
    expect(motPourMot.outcome(play.state)).toEqual({ winners: TEAM_SEATS.sel.seats, tilesOut: { sel: 5, poivre: 0 } })
  })
})

describe('the books’ worked examples', () => {
  it('MPM-30 cactus, CLASSE: C and L once, S twice and out; A and E are not on the board', () => {
    const play = new Play().turn('S').turn('B')
    const before = play.at('S')
    play.answer('CLASSE')
    expect([before, play.at('CLS')]).toEqual(['S1', 'C1 L1 Sout'])
  })

  it('MPM-31 capture, CHAT by team B: C, H, T toward B, and T, on its last column, captured', () => {
    const play = new Play({ edition: 'capture' }).turn('B').turn('TT').turn('D')
    expect(play.at('T')).toBe('T2')
    expect(play.answer('CHAT').at('CHT')).toBe('C1 H1 Tout')
    expect(tilesOut(play.state, 'poivre')).toBe(1)
  })
})

describe('time', () => {
  it('ALL-2 ALL-7 without a clock nothing runs out by itself, but the host may call time', () => {
    const play = new Play({ options: { spellingSeconds: undefined } })
    expect(motPourMot.due(play.state)).toBeUndefined()
    expect(play.do(HOST, { type: 'time-up', phase: 'draw' }).state.phase.name).toBe('read')
    expect(play.ask(CLOCK, { type: 'time-up', phase: 'read' })).toMatchObject({ code: 'not-now' })
    expect(play.ask('Ana', { type: 'time-up', phase: 'read' })).toMatchObject({ rule: 'ALL-7' })
  })

  it('ALL-8 a call that was overtaken is for nothing: it does not hit the next phase', () => {
    const play = new Play({ options: { spellingSeconds: undefined } }).answer('SOL')
    expect(play.ask(HOST, { type: 'time-up', phase: 'spell' })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.state.phase.name).toBe('review')
  })

  it('ALL-8 MPM-13 after the deadline nothing is accepted, whether or not the clock was heard yet', () => {
    const play = new Play().spell('SO')
    play.now = play.seenBy('Ana').endsAt ?? play.now
    expect(play.ask('Ana', { type: 'spell', letter: 'L' })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.ask('Ana', { type: 'done' })).toMatchObject({ code: 'too-late' })
  })

  it('ALL-7 a vote that nobody can cast is counted at once', () => {
    const play = new Play({ options: { spellingSeconds: undefined } }).answer('SOL').do('Dan', { type: 'contest' })
    for (const each of [...TEAM_SEATS.sel.seats, ...TEAM_SEATS.poivre.seats]) play.bots.add(each)
    expect(play.do('Ana', { type: 'call-vote' }).state.phase.name).toBe('review')
  })

  it('ALL-8 the clock is not heard before its time, nor the host where a clock runs', () => {
    const play = new Play()
    expect(play.ask(CLOCK, { type: 'time-up', phase: 'draw' })).toMatchObject({ rule: 'ALL-8' })
    expect(play.ask(HOST, { type: 'time-up', phase: 'draw' })).toMatchObject({ rule: 'ALL-7' })
  })
})
