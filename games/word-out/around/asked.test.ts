import type { Shelved } from '@tablee/kernel'
import { seatEverybody, stackShelf, VirtualTable } from '@tablee/rehearsal'
import type { PlayOf } from '@tablee/ui/client.ts'
import { describe, expect, it } from 'vitest'
import { defaults, type View, wordOut } from '../game.ts'
import { stackWordOut } from '../rehearsal/stack.ts'
import { gameTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'

const NAMES = ['Ana', 'Bob', 'Cléo']
const options = { ...defaults, hasClock: false }
const HANDS = { Ana: 'U> E N M S A A A', Bob: 'S M M A A A A A', Cléo: 'S M M A A A A A' }

/** A real table, its cards known. */
const table = ({ hands = HANDS, pile = 'A A A A' }: { hands?: Record<string, string>; pile?: string } = {}) => {
  const stack = { words: ['RUE', 'RUES', 'NM', 'MA', 'SA', 'AMA'], deal: { hands, rows: 'R | M | M | M', pile } }
  const shelved = { game: wordOut as Shelved['game'], world: {} }
  const shelf = stackShelf(new Map([['word-out', shelved]]), 'word-out', {
    stack,
    lots: [],
    stackWorld: stackWordOut,
    names: NAMES,
    options,
  })
  if (shelf === undefined) throw new Error('a stack that is none')
  const real = new VirtualTable(shelf, 'asked')
  expect(seatEverybody(real, { game: 'word-out', options, seats: NAMES.map((name) => ({ name })) })).toEqual([])
  const seen = (name?: string) => real.seenBy(name).play as PlayOf<View>
  const asked = () => askedOf(seen().view, gameTexts.fr)
  return {
    seen,
    asked,
    names: () => asked().seats.map((seat) => NAMES.find((name) => real.seatOf(name) === seat)),
    step: () => seen().view.step,
    play: (by: string, move: unknown) => expect(real.askAs(by, { type: 'play', move })).toBeUndefined(),
    pause: () => expect(real.askAs('Ana', { type: 'pause' })).toBeUndefined(),
  }
}
const lay = (card: string, row: number, isWordOut = false) => ({ type: 'lay', card, row, isWordOut })

describe('around one device', () => {
  it('WO-6 whoever has the turn, the run (WO-11) or a row to start (WO-17) has it alone, under cover', () => {
    const { play, asked, names, step } = table()
    const isAnas = () => {
      expect(names()).toEqual(['Ana'])
      expect(asked()).not.toHaveProperty('isOpen')
      expect(asked()).not.toHaveProperty('invitation')
    }
    isAnas()
    play('Ana', lay('replay-U-1', 0))
    isAnas()
    play('Ana', lay('simple-E-1', 0, true))
    for (const name of ['Bob', 'Cléo']) play(name, { type: 'decline', step: step() })
    isAnas()
    play('Ana', lay('simple-N-1', 0))
    expect(names()).toEqual(['Bob'])
  })

  it('WO-22 a word invites all others, clockwise; nobody’s wish is everybody’s decline', () => {
    const { play, asked, names, step } = table()
    play('Ana', lay('replay-U-1', 0))
    play('Ana', lay('simple-E-1', 0, true))
    expect(names()).toEqual(['Bob', 'Cléo'])
    expect(asked().invitation).toMatchObject({
      text: 'Quelqu’un contre RUE\u00a0?',
      nobody: 'Personne',
      pass: { type: 'decline', step: step() },
    })
    play('Bob', { type: 'decline', step: step() })
    expect(names()).toEqual(['Cléo'])
  })

  it('WO-22 whoever answered out of turn is asked no more, by their own view only', () => {
    const { play, asked, names, step, seen } = table()
    play('Ana', lay('replay-U-1', 0))
    play('Ana', lay('simple-E-1', 0, true))
    play('Cléo', { type: 'counter', step: step(), cards: [{ card: 'simple-S-3' }], isWordOut: true })
    expect(names()).toEqual(['Bob', 'Cléo'])
    const isAnswered = (name: string) => asked().invitation?.isAnswered?.(seen(name).view)
    expect(['Bob', 'Cléo'].map(isAnswered)).toEqual([false, true])
    play('Bob', { type: 'decline', step: step() })
    // WO-20: a new round, for all others.
    expect(names()).toEqual(['Ana', 'Bob'])
    expect(['Ana', 'Bob'].map(isAnswered)).toEqual([false, false])
  })

  it('ALL-3 while the table is paused for the device to go around, it is still theirs', () => {
    const { pause, names } = table()
    pause()
    expect(names()).toEqual(['Ana'])
  })

  it('WO-27 nobody once it is over', () => {
    const { play, names, asked } = table({ pile: '' })
    for (const name of NAMES) play(name, { type: 'pass' })
    expect(names()).toEqual([])
    expect(asked()).toEqual({ seats: [] })
  })
})
