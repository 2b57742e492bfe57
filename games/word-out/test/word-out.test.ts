import { describe, expect, it } from 'vitest'
import { pointsOf } from '../rules/rows.ts'
import { Play } from './driver.ts'

const WORDS = ['RUE', 'RUES', 'RUER', 'SERT', 'SERTI', 'EST', 'CHAT', 'CHATS']
const table = (hands: Readonly<Record<string, string>>, rows: string, pile = 'A A A A A A') =>
  new Play({ stack: { hands, rows, pile }, words: WORDS })

describe('points', () => {
  it.each([
    ['RUE', 3],
    ['ROBE', 6],
    ['OBJET', 14],
    ['ABOYEZ', 32],
    ['CHAT', 8],
    ['WHISKY', 64],
  ])('WO-15 one a card, two more for each green, then twice for each red: %s makes %i', (word, points) => {
    expect(pointsOf(word)).toBe(points)
  })

  it('WO-15 all green letters count two more, all red ones double', () => {
    expect([...'BCFHPV'].map(pointsOf)).toEqual([3, 3, 3, 3, 3, 3])
    expect([...'JKQWXYZ'].map(pointsOf)).toEqual([2, 2, 2, 2, 2, 2, 2])
    expect([...'ADEGILMNORSTU'].every((letter) => pointsOf(letter) === 1)).toBe(true)
  })
})

describe('banked', () => {
  it('WO-16 when nobody counters', () => {
    const play = table({ Ana: 'E M' }, 'R U | C | M | M').wordOut('Ana', 0, 'E').decline('Bob')
    expect([play.score('Ana'), play.at]).toEqual([0, 'Ana counter 0'])
    expect(play.decline('Cléo').score('Ana')).toBe(3)
  })

  it.each([
    ['E! M', 'R U | C', 'E!'],
    ['E M', 'R! U | C', 'E'],
    ['? M', 'R U | C', '?E'],
  ])(
    'WO-16 at once when the word holds an UNCOUNTERABLE card or a JOKER, anywhere in it: %s on %s',
    (hand, rows, card) => {
      const play = table({ Ana: hand, Bob: 'S M' }, `${rows} | M | M`).wordOut('Ana', 0, card)
      expect([play.score('Ana'), play.at]).toEqual([3, 'Ana start 0'])
    },
  )

  it('WO-16 at once with a JOKER laid before by somebody else', () => {
    const play = table({ Ana: '? M', Bob: 'E M', Cléo: 'S M' }, 'R | C | M | M').lay('Ana', 0, '?U')
    expect(play.wordOut('Bob', 0, 'E').at).toBe('Bob start 0')
  })

  it('WO-16 at once with the last card', () => {
    const play = table({ Ana: 'E', Bob: 'S M' }, 'R U | C | M | M').wordOut('Ana', 0, 'E')
    expect([play.score('Ana'), play.state.deals]).toEqual([3, 2])
  })

  it('WO-17 the word goes to the trash pile, and the player must start the freed row; then the turn passes to the left', () => {
    const play = table({ Ana: 'E! S M M' }, 'R U | C | M | M').wordOut('Ana', 0, 'E!')
    expect(play.seenBy('Bob').trash).toEqual({ 'simple-R': 1, 'simple-U': 1, 'uncounterable-E': 1 })
    expect([play.rows, play.at]).toEqual(['|C|M|M', 'Ana start 0'])
    const refused = { rule: 'WO-17', code: 'start-the-freed-row' }
    expect(play.ask('Ana', { type: 'pass' })).toMatchObject(refused)
    expect(play.ask('Ana', { type: 'stop' })).toMatchObject(refused)
    expect(play.ask('Ana', play.laying('Ana', 1, 'S'))).toMatchObject(refused)
    expect(play.ask('Bob', play.laying('Bob', 0, 'M'))).toMatchObject({ code: 'not-your-turn' })
    expect(play.lay('Ana', 0, 'S').at).toBe('Bob turn')
    expect(play.rows).toBe('S|C|M|M')
  })

  it('WO-17 the start may be a REPLAY followed by another, and may complete a word and announce it', () => {
    const play = table({ Ana: 'E! E> S> T M' }, 'R U | C | M | M').wordOut('Ana', 0, 'E!')
    play.lay('Ana', 0, 'E>').lay('Ana', 0, 'S>')
    expect(play.wordOut('Ana', 0, 'T').at).toBe('Ana counter 0')
    play.letTimePass()
    expect([play.score('Ana'), play.at]).toEqual([6, 'Ana start 0'])
  })

  it('WO-17 WO-31 a wrong card of the start is taken back and one drawn, but it is no pass', () => {
    const play = table({ Ana: 'E! Z M', Bob: 'M M' }, 'R U | C | M | M', 'A').wordOut('Ana', 0, 'E!').lay('Ana', 0, 'Z')
    expect([play.at, play.hand('Ana'), play.rows]).toEqual(['Bob turn', 'Z M A', '|C|M|M'])
    expect(Object.values(play.seenBy('Bob').told ?? {}).map(({ type }) => type)).not.toContain('passed')
  })

  it('WO-32 not started within 30 s, the row stays empty and the turn passes; nothing is drawn', () => {
    const play = table({ Ana: 'E! S M' }, 'R U | C | M | M').wordOut('Ana', 0, 'E!')
    const from = play.now
    play.letTimePass()
    expect([play.now - from, play.rows, play.hand('Ana'), play.at]).toEqual([30_000, '|C|M|M', 'S M', 'Bob turn'])
  })

  it('WO-32 a hand that holds TRASH only leaves it empty at once', () => {
    const banked = table({ Ana: 'E! # #' }, 'R U | C | M | M').wordOut('Ana', 0, 'E!')
    expect([banked.rows, banked.hand('Ana'), banked.at]).toEqual(['|C|M|M', '# #', 'Bob turn'])
    const trashed = table({ Ana: '# #' }, 'R U | C | M | M').lay('Ana', 0, '#')
    expect([trashed.rows, trashed.hand('Ana'), trashed.at]).toEqual(['|C|M|M', '#', 'Bob turn'])
  })
})
