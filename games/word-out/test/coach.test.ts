import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { announcementsFor, countersTo, type PossibleWord } from '../bots/coach.ts'
import type { Piece } from '../rules/moves.ts'
import { Play } from './driver.ts'
import { shortOf } from './stacked-table.ts'

const WORDS = ['RUE', 'RUES', 'RUER', 'RUSE', 'RUSEE', 'RUSEES', 'SERT', 'SERTI', 'OBJET', 'ABOYEZ', 'AS']
const ana = 'Ana' as SeatId
const others = ['Bob', 'Cléo'] as SeatId[]

const table = (hands: Readonly<Record<string, string>>, rows: string) =>
  new Play({ stack: { hands, rows, pile: 'A A' }, words: WORDS })

const told = (pieces: readonly Piece[]) => pieces.map(({ card, as = '' }) => shortOf(card) + as).join(' ')

/** « RUES 0 4: S> E », with « ! » where nobody can counter. */
const wordsOf = (hand: string, rows: string, only?: { row: number; left?: number }): string[] => {
  const { state, world } = table({ Ana: hand }, rows)
  return announcementsFor(state.hands[ana] ?? [], state.rows, world, only).map(
    ({ word, row, points, pieces, isSure }: PossibleWord) =>
      `${word} ${row} ${points}: ${told(pieces)}${isSure ? ' (sure)' : ''}`,
  )
}

describe('what a hand could have announced', () => {
  it('WO-9 every word of at least three letters that one card completes, on every row', () => {
    expect(wordsOf('E S M', 'R U | R U E | A | M')).toEqual(['RUES 1 4: S', 'RUE 0 3: E'])
  })
  it('WO-15 the most points first: ABOYEZ 32, OBJET 14', () => {
    expect(wordsOf('E T Z M', 'R U | O B J E | A B O Y E | M')).toEqual([
      'ABOYEZ 2 32: Z',
      'OBJET 1 14: T',
      'RUE 0 3: E',
    ])
  })
  it('WO-11 a run begins with a REPLAY, and each allows one other card', () => {
    expect(wordsOf('S> E M', 'R U | | | ')).toEqual(['RUSE 0 4: S> E', 'RUE 0 3: E'])
    expect(wordsOf('S E M', 'R U | | | ')).toEqual(['RUE 0 3: E'])
    expect(wordsOf('S> E E S M', 'R U | | | ').slice(0, 2)).toEqual(['RUSE 0 4: S> E', 'RUE 0 3: E'])
    expect(wordsOf('S> E> E S M', 'R U | | | ')).toContain('RUSEES 0 6: S> E> E S')
  })
  it('WO-11 in a run under way only its row counts, and the cards still allowed', () => {
    expect(wordsOf('S E E M', 'R U | R U | | ', { row: 1, left: 1 })).toEqual(['RUE 1 3: E'])
    expect(wordsOf('S> E E M', 'R U | R U | | ', { row: 1, left: 1 })).toContain('RUSEE 1 5: S> E E')
    expect(wordsOf('S E E M', 'R U | R U | | ', { row: 1, left: 2 })).toContain('RUSE 1 4: S E')
  })
  it('WO-17 a freed row can be opened with a whole word', () => {
    expect(wordsOf('S> E> R T M', ' | R U E | | ', { row: 0 })).toEqual(['SERT 0 4: S> E> R T'])
  })
  it('WO-12 WO-16 a JOKER is any letter and nobody counters it; it is spared where a card does', () => {
    expect(wordsOf('? M', 'R U | | | ')).toEqual(['RUE 0 3: ?E (sure)'])
    expect(wordsOf('? E M', 'R U | | | ')).toEqual(['RUE 0 3: E'])
  })
  it('WO-16 an UNCOUNTERABLE card is preferred, anywhere in the word; so is the last card sure', () => {
    expect(wordsOf('E E! M', 'R U | | | ')).toEqual(['RUE 0 3: E! (sure)'])
    expect(wordsOf('E M', 'R! U | | | ')).toEqual(['RUE 0 3: E (sure)'])
    expect(wordsOf('E', 'R U | | | ')).toEqual(['RUE 0 3: E (sure)'])
    expect(wordsOf('E #', 'R U | | | ')).toEqual(['RUE 0 3: E'])
  })
  it('WO-16 of words worth the same, the sure one comes first', () => {
    expect(wordsOf('E M', 'R U | R U! | | ')).toEqual(['RUE 1 3: E (sure)', 'RUE 0 3: E'])
  })
  it('WO-13 TRASH announces nothing', () => {
    expect(wordsOf('# M', 'R U E | R U | | ')).toEqual([])
  })
  it('WO-11 WO-12 with 24 REPLAY, two JOKERS and a word for everything it still comes to an end', () => {
    const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ letter, words: 1 }))
    const { state } = table({ Ana: `${'A> E> I> L> N> O> R> S> T> U> '.repeat(2)} A> E> S> T> ? ?` }, 'R U | S | | ')
    let asked = 0
    const next = () => {
      asked += 1
      return all
    }
    expect(announcementsFor(state.hands[ana] ?? [], state.rows, { isWord: () => true, next }).length).toBeGreaterThan(4)
    expect(asked).toBeLessThan(4 * 6000)
  })
})

describe('which counters were possible', () => {
  const countersIn = (bob: string, cleo: string, word = 'RUE'): string[] => {
    const { state, world } = table({ Ana: 'E M', Bob: bob, Cléo: cleo }, 'R U | | | ')
    return countersTo(word, others, state.hands, world).map(
      ({ seat, letters, pieces, isWord }) => `${seat} ${letters}: ${told(pieces)}${isWord ? ' (word)' : ''}`,
    )
  }

  it('WO-18 one card that makes the row a longer beginning; by seat, clockwise', () => {
    expect(countersIn('S M', 'R M')).toEqual(['Bob RUES: S (word)', 'Cléo RUER: R (word)'])
    expect(countersIn('M E', 'Z #')).toEqual([])
  })
  it('WO-19 WO-20 says which of them would be words, these first', () => {
    expect(countersIn('E S R', 'M', 'RUSE')).toEqual(['Bob RUSEE: E (word)'])
    expect(countersIn('T E', 'S', 'RU')).toEqual(['Bob RUE: E (word)', 'Cléo RUS: S'])
  })
  it('WO-18 a REPLAY and another card, where that makes a word', () => {
    expect(countersIn('E> S', 'M', 'RUSE')).toEqual(['Bob RUSEES: E> S (word)', 'Bob RUSEE: E> (word)'])
  })
  it('WO-12 WO-18 a JOKER counters where anything can follow, TRASH never', () => {
    expect(countersIn('? #', '# #')).toEqual(['Bob RUER: ?R (word)', 'Bob RUES: ?S (word)'])
    expect(countersIn('? M', '? M', 'RUSEES')).toEqual([])
  })
})
