import { describe, expect, it } from 'vitest'
import { motPourMot } from '../game.ts'
import { tilesOut } from '../rules/board.ts'
import { CARDS, Play, TEAM_SEATS } from './driver.ts'

describe('the end', () => {
  it('MPM-26 cactus ends with 5 tiles out and as many turns for both; the long variant wants 6', () => {
    const play = new Play().turn('BBBCCCDDDFFFGGG')
    expect([tilesOut(play.state.tiles, 'sel'), play.state.phase.name]).toEqual([5, 'draw'])
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

  it('MPM-29 a card that is in the deck no more is passed over', () => {
    const cards = new Map(CARDS)
    const play = new Play({ world: { cards } })
    const [gone = '', ...kept] = play.state.pile
    cards.delete(gone)
    for (let turn = 0; turn < 2 * CARDS.size; turn++) play.answer('')
    expect([...motPourMot.shown(play.state)].sort()).toEqual(kept.sort())
  })

  it('MPM-4 the cards shown are those drawn, the one on the table included, also when they were shuffled again', () => {
    const play = new Play()
    expect(motPourMot.shown(play.state)).toEqual([])
    const [first, second] = play.state.pile
    play.answer('').do('Dan', { type: 'draw' })
    expect(motPourMot.shown(play.state)).toEqual([first, second])
    play.do('Dan', { type: 'start-timer' }, { type: 'done' })
    for (let turn = 2; turn < CARDS.size + 1; turn++) play.answer('')
    expect([...motPourMot.shown(play.state)].sort()).toEqual([...CARDS.keys()])
  })

  it.each([1, 2])('MPM-29 even with %i cards there is always one to draw', (cards) => {
    const play = new Play({ world: { cards: new Map([...CARDS].slice(0, cards)) } })
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
    expect(motPourMot.outcome(play.state)).toEqual({ placings: [TEAM_SEATS.sel.seats, TEAM_SEATS.poivre.seats] })
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
    expect(tilesOut(play.state.tiles, 'poivre')).toBe(1)
  })
})
