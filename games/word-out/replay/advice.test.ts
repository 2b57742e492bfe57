import type { SeatId } from '@tablee/kernel'
import { framesOf } from '@tablee/ui/replay/folding.ts'
import { describe, expect, it } from 'vitest'
import { type Move, type Piece, type State, type View, wordOut } from '../game.ts'
import { SampleWordOut, wordsIn } from '../test/sample-replay.ts'
import { type Advice, adviceFor, bestPerSeat, bestWays } from './advice.ts'

const LIST = ['RUE', 'RUES', 'RUER', 'RUSE', 'RUSES', 'AIR', 'AIRE', 'BUT', 'BUTE', 'NEZ']
const words = wordsIn(LIST)

/** RU, A, B, N on the table, and it is Cléo's turn; then Ana's. */
const table = (ana: string, bob: string, cleo: string) =>
  new SampleWordOut(LIST, { hands: [`U ${ana}`, bob, cleo], first: 'R A B N', pile: 'M M M M M M' })
    .lay('s1', 0, 'U')
    .pass('s2')

const adviceIn = (game: SampleWordOut, at: number, seat: string): Advice =>
  adviceFor(framesOf<State, View, Move>({ game: wordOut }, game.replay), at, seat as SeatId, words)

const kinds = (pieces: readonly Piece[]) => pieces.map(({ card }) => card.split('-').slice(0, 2).join('-'))

const turnOf = (advice: Advice) => {
  if (advice.kind !== 'turn') throw new Error(advice.kind)
  return advice
}
const counterOf = (advice: Advice) => {
  if (advice.kind !== 'counter') throw new Error(advice.kind)
  return advice
}

describe('the coach on one’s own turn', () => {
  it('WO-18 shows the best words, and who could have countered each', () => {
    const { words: best, count } = turnOf(adviceIn(table('S M M', 'R M M', 'E S> M'), 2, 's3'))
    expect(best.map(({ word, points }) => `${word} ${points}`)).toEqual(['RUSE 4', 'RUE 3'])
    expect(count).toBe(2)
    expect(best.map(({ counters }) => counters.map(({ seat, letters }) => `${seat} ${letters}`))).toEqual([
      ['s1 RUSES'],
      ['s1 RUES', 's2 RUER'],
    ])
  })
  it('WO-16 asks nobody’s cards about a word that cannot be countered', () => {
    const [best] = turnOf(adviceIn(table('S M M', 'R M M', 'E! M M'), 2, 's3')).words
    expect([best?.word, best?.isSure, best?.counters]).toEqual(['RUE', true, []])
  })
  it('marks what was announced, also at the end of a run', () => {
    const game = table('M M', 'M M', 'E S> M M').lay('s3', 0, 'S>').lay('s3', 0, 'E', true)
    const isPlayed = (at: number) => turnOf(adviceIn(game, at, 's3')).words.map((each) => [each.word, each.isPlayed])
    expect(isPlayed(2)).toEqual([
      ['RUSE', true],
      ['RUE', false],
    ])
    expect(isPlayed(3)).toEqual([['RUSE', true]])
  })
  it('WO-16 marks a word that was banked at once', () => {
    const game = table('M M', 'M M', '? M M').lay('s3', 0, '?E', true)
    expect(turnOf(adviceIn(game, 2, 's3')).words.map(({ word, isPlayed }) => [word, isPlayed])).toEqual([['RUE', true]])
  })
  it('tells what was done instead', () => {
    const laid = turnOf(adviceIn(table('M M', 'M M', 'E M M').lay('s3', 0, 'E'), 2, 's3'))
    expect(laid.words.map(({ isPlayed }) => isPlayed)).toEqual([false])
    expect(laid.happened).toMatchObject([{ type: 'laid', seat: 's3', letter: 'E' }])
    const passed = turnOf(adviceIn(table('M M', 'M M', 'M M').pass('s3'), 2, 's3'))
    expect([passed.count, passed.happened.map(({ type }) => type)]).toEqual([0, ['passed', 'drew']])
  })
  it('shows three, and the word that was played beside them', () => {
    const list = ['RUE', 'RUS', 'RUT', 'RUB', 'RUZ']
    const game = new SampleWordOut(list, { hands: ['U M M', 'M M', 'E S T B Z'], first: 'R A B N', pile: 'M M M' })
      .lay('s1', 0, 'U')
      .letTimePass()
      .lay('s3', 0, 'T', true)
    const advice = turnOf(
      adviceFor(framesOf<State, View, Move>({ game: wordOut }, game.replay), 2, 's3' as SeatId, wordsIn(list)),
    )
    expect([advice.count, ...advice.words.map(({ word }) => word)]).toEqual([5, 'RUZ', 'RUB', 'RUE', 'RUT'])
    expect(advice.words.at(-1)?.isPlayed).toBe(true)
  })
})

describe('the coach when a word is announced', () => {
  const announced = (ana: string, bob: string) => table(ana, bob, 'E M M').lay('s3', 0, 'E', true)

  it('WO-18 says what one had to counter it with, and marks what one did', () => {
    const game = announced('S M M', 'R M M').decline('s1').counter('s2', 'R')
    const mine = counterOf(adviceIn(game, 3, 's1'))
    expect(mine.counters.map(({ letters, isWord, pieces }) => [letters, isWord, kinds(pieces)])).toEqual([
      ['RUES', true, ['simple-S']],
    ])
    expect([mine.hasDeclined, mine.counters[0]?.isPlayed]).toEqual([true, false])
    const bobs = counterOf(adviceIn(game, 4, 's2'))
    expect([bobs.hasDeclined, bobs.counters[0]?.isPlayed]).toEqual([false, true])
  })
  it('knows the answer for the whole wait, and does not take the next one for it', () => {
    const game = announced('S M M', 'R M M').decline('s1').decline('s2')
    expect([3, 4].map((at) => counterOf(adviceIn(game, at, 's1')).hasDeclined)).toEqual([true, true])
    const unanswered = announced('S M M', 'R M M').letTimePass()
    expect(counterOf(adviceIn(unanswered, 3, 's1')).hasDeclined).toBe(false)
  })
  it('WO-18 says when one had nothing', () => {
    expect(counterOf(adviceIn(announced('M #', 'R M'), 3, 's1')).count).toBe(0)
  })
  it('WO-22 says who could have countered one’s own word', () => {
    const advice = adviceIn(announced('S R M', '? M M'), 3, 's3')
    if (advice.kind !== 'word') throw new Error(advice.kind)
    expect(advice.counters.map(({ seat, letters }) => `${seat} ${letters}`)).toEqual([
      's1 RUES',
      's1 RUER',
      's2 RUES',
      's2 RUER',
    ])
    expect(bestPerSeat(advice.counters, 1).map(({ seat }) => seat)).toEqual(['s1', 's2'])
  })
})

describe('who could have countered, in a line', () => {
  const waysTo = (ana: string, bob: string) => {
    const advice = adviceIn(table(ana, bob, 'E M M').lay('s3', 0, 'E', true), 3, 's3')
    return bestWays(advice.kind === 'word' ? advice.counters : []).map(({ seats, counter }) => [
      ...seats,
      counter.letters,
    ])
  }
  it('names those with the same card together', () => {
    expect(waysTo('S M M', 'S> M M')).toEqual([['s1', 's2', 'RUES']])
  })
  it('but not a JOKER with a letter', () => {
    expect(waysTo('S M M', '? M M')).toEqual([
      ['s1', 'RUES'],
      ['s2', 'RUES'],
    ])
  })
})

describe('the coach otherwise', () => {
  it('watches whoever plays, and nobody once it is over', () => {
    expect(adviceIn(table('M', 'M', 'M'), 2, 's1')).toEqual({ kind: 'watching', seat: 's3' })
    const game = new SampleWordOut(LIST).playOn()
    expect(adviceIn(game, game.steps.length - 1, 's1')).toEqual({ kind: 'watching', seat: undefined })
  })
  it('has something to say to everybody at every moment of a whole game', () => {
    const game = new SampleWordOut(LIST).playOn()
    const frames = framesOf<State, View, Move>({ game: wordOut }, game.replay)
    const said = frames.flatMap((_, at) =>
      ['s1', 's2', 's3'].map((seat) => adviceFor(frames, at, seat as SeatId, words).kind),
    )
    expect(new Set(said)).toEqual(new Set(['turn', 'counter', 'word', 'watching']))
  })
})
