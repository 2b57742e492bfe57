import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const WORDS = ['RUSE', 'RUSEES', 'RUSES', 'SERT', 'SERTI', 'ROBE']
const table = (ana: string, rows = 'R U | C | M | M', bob = 'M M') =>
  new Play({ stack: { hands: { Ana: ana, Bob: bob }, rows, pile: 'A A A A' }, words: WORDS })

describe('REPLAY', () => {
  it('WO-11 its player may lay another card on the same row', () => {
    const play = table('S> E M').lay('Ana', 0, 'S>')
    expect([play.at, play.seenBy('Bob').left]).toEqual(['Ana run 0', 1])
    expect(play.ask('Ana', play.laying('Ana', 1, 'E'))).toMatchObject({ rule: 'WO-11', code: 'same-row-only' })
    expect(play.lay('Ana', 0, 'E').at).toBe('Bob turn')
    expect(play.rows).toBe('RUSE|C|M|M')
  })

  it('WO-11 two in a row allow two others', () => {
    const play = table('S> E> E S M').lay('Ana', 0, 'S>').lay('Ana', 0, 'E>')
    expect(play.state.phase).toMatchObject({ name: 'run', left: 2 })
    expect(play.lay('Ana', 0, 'E').at).toBe('Ana run 0')
    expect(play.lay('Ana', 0, 'S').at).toBe('Bob turn')
    expect(play.rows).toBe('RUSEES|C|M|M')
  })

  it('WO-11 n REPLAY allow n others in all, in any order after the first', () => {
    const play = table('S> E E> S M').lay('Ana', 0, 'S>')
    play.lay('Ana', 0, 'E>')
    expect(play.lay('Ana', 0, 'E').state.phase).toMatchObject({ name: 'run', left: 1 })
    const three = table('U> S> E> E S M', 'R | C | M | M').lay('Ana', 0, 'U>').lay('Ana', 0, 'S>').lay('Ana', 0, 'E>')
    expect(three.state.phase).toMatchObject({ left: 3 })
    const mixed = table('U> S> E E> S M', 'R | C | M | M').lay('Ana', 0, 'U>').lay('Ana', 0, 'S>')
    expect(mixed.lay('Ana', 0, 'E').lay('Ana', 0, 'E>').state.phase).toMatchObject({ left: 2 })
  })

  it('WO-11 the first card has to be one: a REPLAY may not follow where nothing was allowed', () => {
    const play = table('S E> S M').lay('Ana', 0, 'S')
    expect(play.at).toBe('Bob turn')
    expect(play.ask('Ana', play.laying('Ana', 0, 'E>'))).toMatchObject({ code: 'not-your-turn' })
  })

  it('WO-11 WO-31 none is obligatory, and stopping short draws nothing', () => {
    const play = table('S> E M')
    expect(play.ask('Ana', { type: 'stop' })).toMatchObject({ code: 'not-now' })
    play.lay('Ana', 0, 'S>')
    expect(play.ask('Ana', { type: 'pass' })).toMatchObject({ code: 'not-now' })
    play.do('Ana', { type: 'stop' })
    expect([play.at, play.hand('Ana'), play.rows]).toEqual(['Bob turn', 'E M', 'RUS|C|M|M'])
    const waited = table('S> E M').lay('Ana', 0, 'S>').letTimePass()
    expect([waited.at, waited.hand('Ana')]).toEqual(['Bob turn', 'E M'])
  })

  it('WO-31 only the card that was wrong goes back; the turn is over and a card is drawn', () => {
    const play = table('S> T M').lay('Ana', 0, 'S>').lay('Ana', 0, 'T')
    expect([play.rows, play.hand('Ana'), play.at]).toEqual(['RUS|C|M|M', 'T M A', 'Bob turn'])
    const announced = table('S> E> M').lay('Ana', 0, 'S>').lay('Ana', 0, 'E>').wordOut('Ana', 0, 'M')
    expect([announced.rows, announced.hand('Ana')]).toEqual(['RUSE|C|M|M', 'M A'])
  })

  it('WO-31 WO-27 who laid a card before the wrong one has not passed', () => {
    const play = new Play({
      stack: { hands: { Ana: 'T M', Bob: 'M M', Cléo: 'S> T M' }, rows: 'R U | C | M | M' },
      words: WORDS,
    })
    expect(play.lay('Ana', 0, 'T').pass('Bob').state.passes).toBe(2)
    play.lay('Cléo', 0, 'S>').lay('Cléo', 0, 'T')
    expect([play.state.passes, play.at]).toEqual([0, 'Ana turn'])
    expect(Object.values(play.seenBy('Ana').told ?? {}).at(-1)).toMatchObject({ type: 'taken-back' })
  })

  it('WO-31 to announce ends the run: what REPLAY still allowed is lost', () => {
    const play = table('S> E> E S M').lay('Ana', 0, 'S>').wordOut('Ana', 0, 'E>')
    expect(play.at).toBe('Ana counter 0')
    expect(play.decline('Bob', 'Cléo').at).toBe('Ana start 0')
  })

  it('WO-31 TRASH may be one of the others; what REPLAY allowed before it is lost', () => {
    const play = table('S> E> # M S').lay('Ana', 0, 'S>').lay('Ana', 0, 'E>').lay('Ana', 0, '#')
    expect([play.at, play.rows]).toEqual(['Ana start 0', '|C|M|M'])
    expect(play.lay('Ana', 0, 'S').at).toBe('Bob turn')
  })

  it('WO-11 WO-13 TRASH is no first REPLAY: the row that it frees may be started with one, and another card', () => {
    const play = table('# S> E M').lay('Ana', 0, '#').lay('Ana', 0, 'S>')
    expect(play.at).toBe('Ana run 0')
    expect(play.lay('Ana', 0, 'E').rows).toBe('SE|C|M|M')
  })

  it('WO-23 as the last card it allows nothing: the hand is out', () => {
    const play = table('S>', 'R U | C | M | M').lay('Ana', 0, 'S>')
    expect([play.at, play.state.deals]).toEqual(['Ana turn', 2])
  })
})
