import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Options } from '../rules/options.ts'
import { Play } from './driver.ts'

const WORDS = ['CHAT', 'CHATS', 'CHATON', 'CHATONS', 'CHATIEZ', 'CHATTE', 'CHATTES', 'EST']
/** Ana announces CHAT. */
const chat = (
  bob: string,
  cléo: string,
  { pile = 'A A A A A A', options = {} as Partial<Options>, ana = 'T S M' } = {},
) =>
  new Play({
    stack: { hands: { Ana: ana, Bob: bob, Cléo: cléo }, rows: 'C H A | E | M | M', pile },
    words: WORDS,
    options,
  }).wordOut('Ana', 0, 'T')

describe('a counter', () => {
  it('WO-18 WO-19 that makes the row a longer beginning, and announces nothing: nobody scores, play goes on at its left', () => {
    const play = chat('O M', 'S M').counter('Bob', 'O')
    expect([play.rows, play.hand('Bob'), play.at]).toEqual(['CHATO|E|M|M', 'M', 'Cléo turn'])
    expect(play.state.scores).toEqual({ Ana: 0, Bob: 0, Cléo: 0 })
  })

  it('WO-19 it may complete a word and yet leave it', () => {
    const play = chat('S M', 'M M').counter('Bob', 'S')
    expect([play.rows, play.at, play.score('Bob')]).toEqual(['CHATS|E|M|M', 'Cléo turn', 0])
  })

  it('WO-18 a wrong one goes back, the chance is gone, no card is drawn, and the next may try', () => {
    const play = chat('Z M', 'S M').counter('Bob', 'Z')
    expect([play.rows, play.hand('Bob'), play.at]).toEqual(['CHAT|E|M|M', 'Z M', 'Ana counter 0'])
    expect(play.seenBy('Cléo').heard).toEqual({ Bob: 'wrong' })
    expect(Object.values(play.seenBy('Cléo').told ?? {}).at(-1)).toMatchObject({ type: 'taken-back', letter: 'Z' })
    expect(play.ask('Bob', { type: 'decline', step: play.state.step })).toMatchObject({ rule: 'WO-22' })
    expect(play.counter('Cléo', 'S').at).toBe('Ana turn')
    expect(play.rows).toBe('CHATS|E|M|M')
  })

  it('WO-18 WO-10 one that announces what is no word is wrong too', () => {
    const play = chat('O M', 'M M').counterOut('Bob', 'O')
    expect([play.rows, play.at]).toEqual(['CHAT|E|M|M', 'Ana counter 0'])
    expect(play.decline('Cléo').score('Ana')).toBe(8)
  })

  it('WO-18 may be a REPLAY and another card, and so on by WO-11', () => {
    const play = chat('O> N> S M', 'M M').counter('Bob', 'O> N> S')
    expect([play.rows, play.hand('Bob'), play.at]).toEqual(['CHATONS|E|M|M', 'M', 'Cléo turn'])
    const refused = chat('O> N S M', 'M M')
    const late = refused.countering('Bob', 'O> N S')
    expect(refused.ask('Bob', late)).toMatchObject({ rule: 'WO-11', code: 'too-many-cards' })
    expect(refused.ask('Bob', refused.countering('Bob', 'S M'))).toMatchObject({ code: 'too-many-cards' })
  })

  it('WO-18 is no TRASH, and only of one’s own cards, each once', () => {
    const play = chat('# O> ? M', 'N M')
    expect(play.ask('Bob', play.countering('Bob', '#'))).toMatchObject({
      rule: 'WO-18',
      code: 'trash-counters-nothing',
    })
    expect(play.ask('Bob', play.countering('Bob', 'O> #'))).toMatchObject({ code: 'trash-counters-nothing' })
    expect(play.ask('Bob', play.countering('Cléo', 'N'))).toMatchObject({ code: 'not-in-hand' })
    expect(play.ask('Bob', play.countering('Bob', 'O> O>'))).toMatchObject({ code: 'not-in-hand' })
    expect(play.ask('Bob', play.countering('Bob', '?'))).toMatchObject({ code: 'name-the-joker' })
    expect(play.ask('Ana', play.countering('Ana', 'S'))).toMatchObject({ rule: 'WO-18', code: 'not-against-yourself' })
    expect(play.hand('Bob')).toBe('# O> ? M')
  })

  it('WO-18 WO-31 a first card that stays is a counter, though the next one goes back; nothing is drawn', () => {
    const play = chat('O> Z M', 'M M').counter('Bob', 'O> Z')
    expect([play.rows, play.hand('Bob'), play.at]).toEqual(['CHATO|E|M|M', 'Z M', 'Cléo turn'])
    const announced = chat('O> N M', 'M M').counterOut('Bob', 'O> M')
    expect([announced.rows, announced.hand('Bob'), announced.at]).toEqual(['CHATO|E|M|M', 'N M', 'Cléo turn'])
    expect(announced.state.banked).toEqual([])
  })

  it('WO-20 that is itself a WORD OUT! opens a new round, from its left, all others included', () => {
    const play = chat('T> E M', 'S M').decline('Cléo').counterOut('Bob', 'T> E')
    expect(play.seenBy('Ana')).toMatchObject({ phase: 'counter', active: 'Bob', word: 'CHATTE', points: 10, heard: {} })
    // Who declined before, and the first announcer, may answer again.
    expect(play.decline('Cléo').at).toBe('Bob counter 0')
    play.counterOut('Ana', 'S')
    expect(play.seenBy('Bob')).toMatchObject({ active: 'Ana', word: 'CHATTES', points: 11 })
    play.decline('Bob', 'Cléo')
    expect(play.state.scores).toEqual({ Ana: 11, Bob: 0, Cléo: 0 })
  })

  it('WO-20 only the last word standing scores, and a counter of a counter may leave none', () => {
    const play = chat('T> E M', 'S M').counterOut('Bob', 'T> E').counter('Cléo', 'S')
    expect([play.rows, play.at]).toEqual(['CHATTES|E|M|M', 'Ana turn'])
    expect(play.state.scores).toEqual({ Ana: 0, Bob: 0, Cléo: 0 })
  })

  it('WO-20 WO-16 one that is uncounterable, or the last card, is banked at once', () => {
    const sure = chat('S! M', 'S M').counterOut('Bob', 'S!')
    expect([sure.score('Bob'), sure.at]).toEqual([9, 'Bob start 0'])
    const last = chat('S', 'S M').counterOut('Bob', 'S')
    expect([last.score('Bob'), last.state.deals, last.at]).toEqual([9, 2, 'Bob start 0'])
    const joker = chat('? M', 'S M').counterOut('Bob', '?S')
    expect(joker.score('Bob')).toBe(9)
  })

  it('WO-12 WO-18 a JOKER as a counter makes the row uncounterable from then on', () => {
    const play = chat('? M', 'N> S M').counter('Bob', '?O')
    expect(play.lay('Cléo', 0, 'N>').wordOut('Cléo', 0, 'S').score('Cléo')).toBe(11)
  })

  it('WO-21 who finally banks keeps the hand; then the turn passes to the left, over those in between', () => {
    const play = chat('M M', 'S E M').decline('Bob').counterOut('Cléo', 'S').decline('Ana', 'Bob')
    expect(play.at).toBe('Cléo start 0')
    expect(play.lay('Cléo', 0, 'E').at).toBe('Ana turn')
    const own = chat('M M', 'M M', { ana: 'T E M' }).decline('Bob', 'Cléo').lay('Ana', 0, 'E')
    expect(own.at).toBe('Bob turn')
  })

  it('WO-8 WO-18 a gentle table refuses a wrong one, and the chance stays', () => {
    const play = chat('Z O M', 'M M', { options: { isStrict: false } })
    expect(play.ask('Bob', play.countering('Bob', 'Z'))).toMatchObject({ rule: 'WO-8', about: 'CHATZ' })
    expect(play.ask('Bob', play.countering('Bob', 'O', true))).toMatchObject({ rule: 'WO-10', about: 'CHATO' })
    expect(play.counter('Bob', 'O').rows).toBe('CHATO|E|M|M')
  })
})

describe('the window', () => {
  it('WO-22 10 s, asked of all opponents at once; who lets it run out declines', () => {
    const play = chat('S M', 'S M')
    const from = play.now
    expect(play.seenBy('Bob').endsAt).toBe(from + 10_000)
    play.decline('Cléo').letTimePass()
    expect([play.now - from, play.score('Ana'), play.at]).toEqual([10_000, 8, 'Ana start 0'])
  })

  it('WO-22 the first clockwise is heard, when all before have declined', () => {
    const play = chat('O M', 'S M').counterOut('Cléo', 'S')
    expect([play.at, play.rows]).toEqual(['Ana counter 0', 'CHAT|E|M|M'])
    expect(play.decline('Bob').at).toBe('Cléo counter 0')
    const first = chat('O M', 'S M').counterOut('Cléo', 'S').counter('Bob', 'O')
    expect([first.at, first.rows, first.hand('Cléo')]).toEqual(['Cléo turn', 'CHATO|E|M|M', 'S M'])
  })

  it('WO-22 … or run out, or gone wrong', () => {
    const out = chat('O M', 'S M').counterOut('Cléo', 'S').letTimePass()
    expect(out.at).toBe('Cléo counter 0')
    const wrong = chat('Z M', 'S M').counterOut('Cléo', 'S').counter('Bob', 'Z')
    expect([wrong.at, wrong.rows]).toEqual(['Cléo counter 0', 'CHATS|E|M|M'])
    const both = chat('Z M', 'Z M').counter('Cléo', 'Z').counter('Bob', 'Z')
    expect([both.at, both.score('Ana')]).toEqual(['Ana start 0', 8])
  })

  it('WO-22 those after the one who is heard keep their card unseen, and nobody sees who answered out of turn', () => {
    const unseen = (answer: (play: Play) => Play) => {
      const play = answer(chat('O M', 'S Z M'))
      return [play.seenBy('Ana'), play.seenBy('Bob'), play.seenBy(undefined), play.counter('Bob', 'O').seenBy('Ana')]
    }
    const silent = unseen((play) => play)
    expect(unseen((play) => play.decline('Cléo'))).toEqual(silent)
    expect(unseen((play) => play.counter('Cléo', 'S'))).toEqual(silent)
    expect(unseen((play) => play.counter('Cléo', 'Z'))).toEqual(silent)
    expect(chat('O M', 'S M').counter('Cléo', 'S').seenBy('Cléo').myAnswer).toMatchObject({ isWordOut: false })
  })

  it('WO-22 opens the same whether or not anybody holds a fitting card', () => {
    const able = chat('S M', 'S M')
    const unable = chat('M M', 'M M')
    expect(unable.seenBy('Ana')).toEqual(able.seenBy('Ana'))
    expect([unable.state.phase.name, unable.decline('Bob').at]).toEqual(['counter', 'Ana counter 0'])
  })

  it('WO-22 an answer is given once; ALL-8 one to an earlier word comes too late', () => {
    const play = chat('S M', 'S M').decline('Cléo')
    const { step } = play.state
    expect(play.ask('Cléo', play.countering('Cléo', 'S'))).toMatchObject({ rule: 'WO-22', code: 'answered-already' })
    play.counterOut('Bob', 'S')
    expect(play.ask('Cléo', { type: 'decline', step })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(play.ask('Bob', { type: 'pass' })).toMatchObject({ code: 'not-now' })
    play.decline('Cléo', 'Ana')
    expect(play.ask('Cléo', { type: 'decline', step: step + 1 })).toMatchObject({ code: 'too-late' })
  })

  it('WO-18 with eight at the table, everybody is asked, clockwise from the announcer’s left', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const play = new Play({
      names,
      stack: { hands: { c: 'T M', b: 'S M' }, rows: 'C H A | E | M | M', pile: 'A A A' },
      words: WORDS,
    })
    play.pass('a', 'b').wordOut('c', 0, 'T').counter('b', 'S').decline('a', 'h', 'g', 'f', 'e')
    expect(play.at).toBe('c counter 0')
    expect(play.decline('d').at).toBe('c turn')
    expect(play.seenBy('d').rows?.[0]?.at(-1)?.letter).toBe('S')
    expect(play.state.seats).toContain('b' as SeatId)
  })
})
