import type { Shelved } from '@tablee/kernel'
import { seatEverybody, stackShelf, VirtualTable } from '@tablee/rehearsal'
import type { PlayOf } from '@tablee/ui/client.ts'
import { describe, expect, it } from 'vitest'
import { defaults, lauriers, type View } from '../game.ts'
import { stackLauriers } from '../rehearsal/stack.ts'
import { askedOf } from './asked.ts'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dia']
const options = { ...defaults, pace: 'box' as const, hasClock: false, leaves: 11 }
const card = ['pruine', 'tillac', 'zain', 'bluter'].map((word) => ({ word, definition: `Le sens de ${word}.` }))

/** A real table, its cards known. */
const table = () => {
  const shelved = { game: lauriers as Shelved['game'], world: {} }
  const stack = { boxes: [[card], [card]] }
  const shelf = stackShelf(new Map([['lauriers', shelved]]), 'lauriers', {
    stack,
    lots: [],
    stackWorld: stackLauriers,
    names: NAMES,
    options,
  })
  if (shelf === undefined) throw new Error('a stack that is none')
  const real = new VirtualTable(shelf, 'asked')
  expect(seatEverybody(real, { game: 'lauriers', options, seats: NAMES.map((name) => ({ name })) })).toEqual([])
  const seen = (name?: string) => real.seenBy(name).play as PlayOf<View>
  const view = () => seen().view
  const asked = () => askedOf(view())
  const play = (by: string, ...moves: readonly object[]) => {
    for (const move of moves) expect(real.askAs(by, { type: 'play', move })).toBeUndefined()
  }
  return {
    seen,
    view,
    asked,
    play,
    names: () => asked().seats.map((seat) => NAMES.find((name) => real.seatOf(name) === seat)),
    pause: () => expect(real.askAs('Ana', { type: 'pause' })).toBeUndefined(),
    handIn: (...names: readonly string[]) => {
      for (const by of names) play(by, { type: 'hand-in', round: view().round, text: `Texte de ${by}` })
    },
    readAll: () => {
      play('Ana', { type: 'publish' })
      while (view().phase === 'read') play('Ana', { type: 'read-on', step: view().step })
    },
  }
}
const PICK = [
  { type: 'draw', box: 0 },
  { type: 'pick', nth: 0 },
] as const

describe('around one device', () => {
  it('LAU-5 whoever leads draws and picks under cover', () => {
    const { play, asked, names } = table()
    expect(names()).toEqual(['Ana'])
    expect(asked()).not.toHaveProperty('isOpen')
    play('Ana', PICK[0])
    expect(names()).toEqual(['Ana'])
    expect(asked()).not.toHaveProperty('isOpen')
  })

  it('LAU-6 the others write one after the other, from the leader’s left, each under cover', () => {
    const { play, asked, names, handIn } = table()
    play('Ana', ...PICK)
    expect(names()).toEqual(['Bob', 'Cléo', 'Dia'])
    expect(asked()).not.toHaveProperty('isOpen')
    handIn('Bob')
    expect(names()).toEqual(['Cléo', 'Dia'])
    handIn('Dia')
    expect(names()).toEqual(['Cléo'])
  })

  it('LAU-7 the desk is the leader’s, under cover; LAU-9 what is read lies open', () => {
    const { play, asked, names, handIn, view } = table()
    play('Ana', ...PICK)
    handIn('Bob', 'Cléo', 'Dia')
    expect(view().phase).toBe('desk')
    expect(names()).toEqual(['Ana'])
    expect(asked()).not.toHaveProperty('isOpen')
    play('Ana', { type: 'publish' })
    expect(names()).toEqual(['Ana'])
    expect(asked().isOpen).toBe(true)
  })

  it('LAU-11 all vote under cover; whose vote is in is told by their own view only', () => {
    const { play, asked, names, handIn, readAll, seen } = table()
    play('Ana', ...PICK)
    handIn('Bob', 'Cléo', 'Dia')
    readAll()
    expect(names()).toEqual(['Bob', 'Cléo', 'Dia'])
    expect(asked()).not.toHaveProperty('isOpen')
    const isAnswered = (name: string) => asked().isAnswered?.(seen(name).view)
    play('Cléo', { type: 'stake', round: 1 }, { type: 'vote', round: 1, line: 0 })
    expect(names()).toEqual(['Bob', 'Cléo', 'Dia'])
    expect(['Bob', 'Cléo', 'Dia'].map(isAnswered)).toEqual([false, true, false])
  })

  it('LAU-19 results are told in the open, and anybody there goes on for bots', () => {
    const { play, asked, names, handIn, readAll } = table()
    play('Ana', ...PICK)
    handIn('Bob', 'Cléo', 'Dia')
    readAll()
    for (const by of ['Bob', 'Cléo', 'Dia']) play(by, { type: 'vote', round: 1, line: 0 })
    expect(names()).toEqual(['Ana'])
    expect(asked().isOpen).toBe(true)
    play('Ana', { type: 'tell' })
    expect(names().slice(0, 2)).toEqual(['Ana', 'Bob'])
    expect(new Set(names())).toEqual(new Set(NAMES))
    expect(asked().isOpen).toBe(true)
    play('Ana', { type: 'go-on' })
    expect(names()).toEqual(['Bob'])
    expect(asked()).not.toHaveProperty('isOpen')
  })

  it('ALL-3 while the table is paused for the device to go around, it is still theirs', () => {
    const { play, names, handIn, pause } = table()
    play('Ana', ...PICK)
    handIn('Bob')
    pause()
    expect(names()).toEqual(['Cléo', 'Dia'])
  })

  it('LAU-20 nobody once it is over', () => {
    expect(askedOf({ ...table().view(), phase: 'over' })).toEqual({ seats: [] })
  })
})
