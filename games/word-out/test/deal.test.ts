import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { type CardId, printedOn } from '../rules/cards.ts'
import { handsOf } from '../rules/deal.ts'
import { Play } from './driver.ts'

const WORDS = ['RUE', 'RUES', 'CHAT', 'CHATS', 'AS', 'MA']
const many = (count: number) => 'A '.repeat(count)
const held = (play: Play) => Object.values(play.seenBy(undefined).held)
const table = (ana: string, pile: string, more: { bob?: string; cléo?: string } = {}) =>
  new Play({
    stack: { hands: { Ana: ana, Bob: more.bob ?? 'S M', Cléo: more.cléo ?? 'M M' }, rows: 'R U | C H A | M | M', pile },
    words: WORDS,
  })

describe('a last card', () => {
  it('WO-23 laid on one’s turn ends the deal: the others’ hands go back, 8 each again, and who went out has the hand', () => {
    const play = table('E', many(30)).lay('Ana', 0, 'E')
    expect([held(play), play.state.pile.length, play.state.deals]).toEqual([[8, 8, 8], 10, 2])
    expect(play.at).toBe('Ana turn')
    const back = [...Object.values(play.state.hands).flat(), ...play.state.pile]
    expect(back.map(printedOn).sort().join('')).toBe(`${'A'.repeat(30)}MMMS`)
  })

  it('WO-23 rows and trash pile stay', () => {
    const play = table('# M E', many(30)).lay('Ana', 2, '#').lay('Ana', 2, 'M').pass('Bob', 'Cléo').lay('Ana', 0, 'E')
    expect([play.rows, play.state.deals]).toEqual(['RUE|CHA|M|M', 2])
    expect(play.seenBy('Bob').trash).toEqual({ 'simple-M': 1, trash: 1 })
  })

  it('WO-23 WO-17 if it freed a row, to start that is one’s play; then the turn passes', () => {
    const play = table('E', many(30)).wordOut('Ana', 0, 'E')
    expect([play.score('Ana'), play.state.deals, play.at, play.rows]).toEqual([3, 2, 'Ana start 0', '|CHA|M|M'])
    const [card = ''] = play.hand('Ana').split(' ')
    expect([play.lay('Ana', 0, card).at, play.rows]).toEqual(['Bob turn', `${card}|CHA|M|M`])
  })

  it('WO-14 WO-23 TRASH as the last card: the hand is out, and the row is one’s own to start after the new deal', () => {
    const play = table('#', many(30)).lay('Ana', 0, '#')
    expect([play.rows, play.state.deals, play.at]).toEqual(['|CHA|M|M', 2, 'Ana start 0'])
    expect(play.seenBy('Bob').trash).toEqual({ 'simple-R': 1, 'simple-U': 1, trash: 1 })
  })

  it('WO-14 WO-26 … and stays empty if there is none', () => {
    const play = table('#', '').lay('Ana', 0, '#')
    expect([play.rows, play.at, play.score('Ana')]).toEqual(['|CHA|M|M', 'over', 4])
  })

  it('WO-23 laid as a start', () => {
    const play = table('E! R', many(30)).wordOut('Ana', 0, 'E!').lay('Ana', 0, 'R')
    expect([play.rows, play.state.deals, play.at]).toEqual(['R|CHA|M|M', 2, 'Ana turn'])
  })

  it('WO-23 laid as a counter, it gives the hand to who countered', () => {
    const play = table('T M', many(30), { bob: 'M M', cléo: 'S' })
      .wordOut('Ana', 1, 'T')
      .decline('Bob')
      .counter('Cléo', 'S')
    expect([play.rows, play.state.deals, play.at]).toEqual(['RU|CHATS|M|M', 2, 'Cléo turn'])
    expect(play.state.scores).toEqual({ Ana: 0, Bob: 0, Cléo: 0 })
  })

  it('WO-23 taken back it was not laid', () => {
    const play = table('Z', many(30)).lay('Ana', 0, 'Z')
    expect([play.state.deals, play.hand('Ana'), play.at]).toEqual([1, 'Z A', 'Bob turn'])
  })

  it('WO-23 the cards are shuffled', () => {
    const first = (nth: number) =>
      new Play({
        seed: `deal ${nth}`,
        stack: {
          hands: { Ana: 'E' },
          rows: 'R U | C | M | M',
          pile: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
        },
        words: WORDS,
      })
        .lay('Ana', 0, 'E')
        .hand('Ana')
    expect(new Set(Array.from({ length: 8 }, (_, nth) => first(nth))).size).toBe(8)
  })

  it('WO-24 not enough for 8 each, hands put back: all that is left is dealt one by one from who went out', () => {
    // 19 in the pile and 4 in hands: one short of 24.
    const short = table('E', many(19)).lay('Ana', 0, 'E')
    expect([held(short), short.state.pile.length, short.at]).toEqual([[8, 8, 7], 0, 'Ana turn'])
    const enough = table('E', many(20)).lay('Ana', 0, 'E')
    expect([held(enough), enough.state.pile.length]).toEqual([[8, 8, 8], 0])
    const bob = table('M M', many(3), { bob: 'E' }).pass('Ana').lay('Bob', 0, 'E')
    // 2 in the pile, Ana's 3, Cléo's 2: Bob, Cléo, Ana, Bob, …
    expect(bob.seenBy(undefined).held).toEqual({ Ana: 2, Bob: 3, Cléo: 2 })
  })

  it('WO-24 the last deal can leave somebody without a card, who passes', () => {
    const play = new Play({
      names: ['Ana', 'Bob', 'Cléo', 'Dan'],
      stack: { hands: { Ana: 'E', Bob: 'M', Cléo: '', Dan: '' }, rows: 'R U | C | M | M', pile: 'A' },
      words: WORDS,
    }).lay('Ana', 0, 'E')
    expect(held(play)).toEqual([1, 1, 0, 0])
    play.pass('Ana', 'Bob', 'Cléo', 'Dan')
    expect([play.at, play.state.scores]).toEqual(['over', { Ana: -1, Bob: -1, Cléo: 0, Dan: 0 }])
  })

  it('WO-24 one by one: the cards go round', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'] as unknown as CardId[]
    expect(handsOf(['x', 'y'] as SeatId[], cards)).toEqual({ hands: { x: ['a', 'c', 'e'], y: ['b', 'd'] }, left: [] })
  })
})
