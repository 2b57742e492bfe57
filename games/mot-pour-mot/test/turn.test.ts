import type { SeatId, TeamSeats } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { motPourMot } from '../game.ts'
import { tilesOut } from '../rules/board.ts'
import type { Move } from '../rules/moves.ts'
import { defaults } from '../rules/options.ts'
import { type Team, TILES } from '../rules/state.ts'
import { CARDS, Play, seatingOf } from './driver.ts'

const seats = (...names: string[]): TeamSeats => ({ seats: names as SeatId[], captain: names[0] as SeatId })

describe('set-up', () => {
  const set = (sel: TeamSeats, poivre: TeamSeats) =>
    motPourMot.setup(defaults('cactus'), seatingOf({ sel, poivre }), new Play().tools())

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

  it('MPM-1 the two teams are Sel and Poivre, and no other', () => {
    const { sel, poivre } = { sel: seats('a'), poivre: seats('b') }
    const uneven = { refusal: { rule: 'MPM-1', code: 'teams-uneven' } }
    for (const teams of [{}, { sel }, { sel, poivre, sucre: seats('c') }])
      expect(motPourMot.setup(defaults('cactus'), { seats: [], teams }, new Play().tools())).toMatchObject(uneven)
    expect(motPourMot.seats(defaults('capture'))).toMatchObject({ min: 2, teams: ['sel', 'poivre'] })
  })

  it('MPM-4 cards the table has seen least come first, shuffled among those seen as often', () => {
    const piles = Array.from({ length: 12 }, (_, nth) => {
      const { pile } = new Play({ seed: `seed ${nth}`, timesSeen: { 'card-1': 2, 'card-3': 1 } }).state
      expect(pile.slice(2)).toEqual(['card-3', 'card-1'])
      expect([...pile].sort()).toEqual([...CARDS.keys()])
      return pile.join()
    })
    expect(new Set(piles).size).toBe(2)
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
    expect(
      new Play({ options: { waits: { ...defaults('cactus').waits, spell: 60 } } }).spell('').seenBy('Ana').endsAt,
    ).toBe(1_060_000)
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
    const play = new Play().spell('').do('Bob', { type: 'suggest', word: 'sou\u202epe' })
    expect(play.seenBy('Ana').suggestions).toEqual([{ seat: 'Bob', word: 'soupe' }])
    expect(play.seenBy('Cléo').suggestions).toHaveLength(1)
    expect([play.seenBy('Dan').suggestions, play.seenBy(undefined).suggestions]).toEqual([undefined, undefined])
    expect(play.ask('Bob', { type: 'spell', letter: 'S' })).toMatchObject({ rule: 'MPM-32' })
    expect(play.ask('Eve', { type: 'suggest', word: 'non' })).toMatchObject({ rule: 'MPM-9' })
    expect(play.ask('Bob', { type: 'suggest', word: '  ' })).toMatchObject({ rule: 'MPM-9', code: 'empty-suggestion' })
    expect(play.ask('Bob', { type: 'suggest', word: 'x'.repeat(41) })).toMatchObject({ code: 'word-too-long' })
  })

  it('MPM-10 cactus moves letters toward the opponents, capture toward oneself', () => {
    expect(new Play().spell('LU').at('LUB')).toBe('L1 U1 B0')
    expect(new Play({ edition: 'capture' }).spell('LU').at('LUB')).toBe('L-1 U-1 B0')
    expect(new Play().turn('LU').spell('LI').at('LUI')).toBe('L0 U1 I-1')
  })

  it('MPM-11 a letter moves as often as it occurs; those not on the board, or out earlier in the word, move nothing', () => {
    const play = new Play().spell('SASSES')
    expect(play.at('S')).toBe('Sout')
    expect(tilesOut(play.state.tiles, 'sel')).toBe(1)
    expect(play.seenBy('Dan').spelled).toBe('SASSES')
    expect(play.seenBy('Dan').moved).toEqual(['S', 'S', 'S'])
  })

  it('MPM-12 the last letters can be taken back, each tile returning exactly where it was, also from off the board', () => {
    const play = new Play().spell('SOSSO').do('Ana', { type: 'take-back', count: 2 })
    expect([play.seenBy('Ana').spelled, play.at('SO')]).toEqual(['SOS', 'S2 O1'])
    play.do('Ana', { type: 'take-back', count: 3 })
    expect(play.at('SO')).toBe('S0 O0')
    expect(play.ask('Ana', { type: 'take-back', count: 1 })).toMatchObject({ rule: 'MPM-12' })
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
    expect([tilesOut(play.state.tiles, 'sel'), tilesOut(play.state.tiles, 'poivre')]).toEqual([1, 0])
    play.spell('S')
    expect([play.at('S'), tilesOut(play.state.tiles, 'sel')]).toEqual(['Sout', 1])
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
    ['plead', 'withdraw', 'sel'],
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
