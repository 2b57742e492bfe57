import { describe, expect, it } from 'vitest'
import { wordOut } from '../game.ts'
import { Play } from './driver.ts'

const WORDS = ['RUE', 'RUES', 'RUER', 'ROBE', 'OBJET', 'CHAT', 'EAU', 'ET']
/** Ana begins; nobody can do much with an M. */
const table = (ana: string, rows: string, more: { pile?: string; options?: object; bob?: string } = {}) =>
  new Play({
    stack: { hands: { Ana: ana, Bob: more.bob ?? 'M M' }, rows, pile: more.pile ?? 'A A A A' },
    words: WORDS,
    options: more.options ?? {},
  })

describe('a card', () => {
  it('WO-6 goes at the end of a row, so that the row begins a word; the turn passes to the left', () => {
    const play = table('B E', 'R O | C | M | M').lay('Ana', 0, 'B')
    expect([play.rows, play.hand('Ana'), play.at]).toEqual(['ROB|C|M|M', 'E', 'Bob turn'])
  })

  it('WO-6 a whole word begins itself: a row may end as one that nothing follows', () => {
    const play = table('T E', 'O B J E | C | M | M').lay('Ana', 0, 'T')
    expect([play.rows, play.at]).toEqual(['OBJET|C|M|M', 'Bob turn'])
  })

  it('WO-6 is one’s own, and laid on one’s own turn', () => {
    const play = table('E E', 'R U | C | M | M', { bob: 'S M' })
    expect(play.ask('Ana', play.laying('Ana', 0, 'S'))).toMatchObject({ rule: 'WO-6', code: 'not-in-hand' })
    expect(play.ask('Ana', play.laying('Bob', 0, 'S'))).toMatchObject({ code: 'not-in-hand' })
    expect(play.ask('Bob', play.laying('Bob', 0, 'S'))).toMatchObject({ rule: 'WO-2', code: 'not-your-turn' })
    expect(play.ask('Zoé', { type: 'pass' })).toMatchObject({ rule: 'ALL-4', code: 'not-playing' })
  })

  it('WO-7 who passes draws one card, and the turn is over', () => {
    const play = table('E E', 'R U | C | M | M', { pile: 'B A' }).pass('Ana')
    expect([play.hand('Ana'), play.state.pile.length, play.at]).toEqual(['E E B', 1, 'Bob turn'])
    expect(play.ask('Ana', play.laying('Ana', 0, 'B'))).toMatchObject({ code: 'not-your-turn' })
  })

  it('WO-7 60 s without a card laid are a pass', () => {
    const play = table('E E', 'R U | C | M | M', { pile: 'B A' })
    const from = play.now
    play.letTimePass()
    expect([play.now - from, play.hand('Ana'), play.at]).toEqual([60_000, 'E E B', 'Bob turn'])
  })

  it('WO-8 one that begins no word is taken back, and that is a pass: a card is drawn', () => {
    const play = table('S E', 'R U | C | M | M', { pile: 'B A' }).lay('Ana', 0, 'S')
    expect([play.rows, play.hand('Ana'), play.at]).toEqual(['RU|C|M|M', 'S E B', 'Bob turn'])
    expect(Object.values(play.seenBy('Bob').told ?? {})).toMatchObject([
      { type: 'taken-back', seat: 'Ana', row: 0, letter: 'S', fault: 'begins-no-word' },
      { type: 'passed', seat: 'Ana' },
      { type: 'drew', seat: 'Ana' },
    ])
  })

  it('WO-8 at a gentle table it is refused, and nothing is lost', () => {
    const play = table('S E', 'R U | C | M | M', { options: { isStrict: false } })
    const before = play.state
    expect(play.ask('Ana', play.laying('Ana', 0, 'S'))).toEqual({ rule: 'WO-8', code: 'begins-no-word', about: 'RUS' })
    expect(play.state).toBe(before)
    expect(play.wordOut('Ana', 0, 'E').at).toBe('Ana counter 0')
  })
})

describe('WORD OUT!', () => {
  it('WO-9 is said with the card that completes a word of three letters or more, in the same gesture', () => {
    const play = table('E E', 'R U | C | M | M').wordOut('Ana', 0, 'E')
    expect([play.at, play.rows]).toEqual(['Ana counter 0', 'RUE|C|M|M'])
    expect(play.seenBy('Bob')).toMatchObject({ active: 'Ana', row: 0, word: 'RUE', points: 3 })
  })

  it('WO-9 a word left unannounced can only be lengthened: nothing announces what lies there already', () => {
    const play = table('E E', 'R U | C | M | M', { bob: 'S M' }).lay('Ana', 0, 'E')
    expect(play.at).toBe('Bob turn')
    expect(wordOut.readMove({ type: 'announce', row: 0 })).toBeUndefined()
    expect(play.wordOut('Bob', 0, 'S').seenBy('Ana').word).toBe('RUES')
  })

  it('WO-10 on what is no word the card is taken back, even if the row begins one, and that is a pass', () => {
    const play = table('B E', 'R O | C | M | M', { pile: 'A A' }).wordOut('Ana', 0, 'B')
    expect([play.rows, play.hand('Ana'), play.at]).toEqual(['RO|C|M|M', 'B E A', 'Bob turn'])
    expect(play.seenBy('Bob').told).toMatchObject({ 1: { type: 'taken-back', fault: 'no-word' } })
    expect(play.score('Ana')).toBe(0)
  })

  it('WO-10 a gentle table refuses it instead', () => {
    const play = table('B E', 'R O | C | M | M', { options: { isStrict: false } })
    expect(play.ask('Ana', play.laying('Ana', 0, 'B', true))).toEqual({ rule: 'WO-10', code: 'no-word', about: 'ROB' })
  })

  it('WO-10 on fewer than three letters it cannot be said, and nothing is lost', () => {
    const play = table('T B', 'E | C | M | M')
    expect(play.ask('Ana', play.laying('Ana', 0, 'T', true))).toMatchObject({ rule: 'WO-10', code: 'too-short' })
    expect([play.at, play.hand('Ana')]).toEqual(['Ana turn', 'T B'])
  })
})

describe('a JOKER', () => {
  it('WO-12 is named with the gesture, once and for all, any of A to Z', () => {
    const play = table('? E', 'R U | C | M | M')
    expect(play.ask('Ana', play.laying('Ana', 0, '?'))).toMatchObject({ rule: 'WO-12', code: 'name-the-joker' })
    expect(play.ask('Ana', { ...play.laying('Ana', 0, 'E'), as: 'E' } as never)).toMatchObject({
      rule: 'WO-12',
      code: 'only-jokers-are-named',
    })
    play.lay('Ana', 0, '?E')
    expect(play.state.rows[0]?.[2]).toEqual({ card: 'joker-1', letter: 'E' })
  })

  it.each([
    ['?B', 'R O', 'E', 'ROBE', 6],
    ['?J', 'O B', 'E T', 'OBJET', 14],
    ['?O', 'R', 'B E', 'ROBE', 6],
  ])('WO-12 laid as %s it is worth what that letter’s colour is worth', (joker, rows, others, word, points) => {
    const play = table(`? M ${others}`, `${rows} | C | M | M`)
    play.lay('Ana', 0, joker)
    const letters = others.split(' ')
    for (const [nth, letter] of letters.entries()) {
      play.pass('Bob', 'Cléo')
      if (nth < letters.length - 1) play.lay('Ana', 0, letter)
      else play.wordOut('Ana', 0, letter)
    }
    expect(play.state.banked).toEqual([{ seat: 'Ana', row: 0, word, points }])
  })

  it('WO-12 taken back it loses its name', () => {
    const play = table('? E', 'R U | C | M | M').lay('Ana', 0, '?Z').pass('Bob', 'Cléo')
    expect(play.hand('Ana')).toBe('? E A')
    expect(play.lay('Ana', 0, '?E').rows).toBe('RUE|C|M|M')
  })

  it('WO-12 may start a row in play', () => {
    expect(table('? E', ' | C | M | M').lay('Ana', 0, '?R').rows).toBe('R|C|M|M')
  })
})

describe('TRASH', () => {
  it('WO-13 sends the whole row to the trash pile, itself too, and its player must start it again', () => {
    const play = table('# E R', 'R U | C | M | M').lay('Ana', 0, '#')
    expect([play.rows, play.at]).toEqual(['|C|M|M', 'Ana start 0'])
    expect(play.seenBy('Bob').trash).toEqual({ 'simple-R': 1, 'simple-U': 1, trash: 1 })
    expect(play.lay('Ana', 0, 'E').at).toBe('Bob turn')
    expect(play.rows).toBe('E|C|M|M')
  })

  it('WO-13 not on an empty row, also not to start one; it announces nothing and has no letter', () => {
    const play = table('# # E', ' | C | M | M')
    const refused = { rule: 'WO-13', code: 'trash-on-empty-row' }
    expect(play.ask('Ana', play.laying('Ana', 0, '#'))).toMatchObject(refused)
    expect(play.ask('Ana', play.laying('Ana', 1, '#', true))).toMatchObject({ code: 'trash-announces-nothing' })
    expect(play.ask('Ana', { ...play.laying('Ana', 1, '#'), as: 'H' } as never)).toMatchObject({ rule: 'WO-12' })
    play.lay('Ana', 1, '#')
    expect(play.ask('Ana', play.laying('Ana', 1, '#'))).toMatchObject(refused)
    expect(play.at).toBe('Ana start 1')
  })

  it('WO-14 an empty row may be started by anyone on their turn', () => {
    const play = table('E M', ' | C | M | M', { bob: 'R M' }).pass('Ana').lay('Bob', 0, 'R')
    expect([play.rows, play.at]).toEqual(['R|C|M|M', 'Cléo turn'])
  })
})
