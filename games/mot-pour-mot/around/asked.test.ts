import type { PlayView, Shelved } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { seatEverybody, stackShelf, VirtualTable } from '@tablee/rehearsal'
import type { PlayOf } from '@tablee/ui/client.ts'
import { describe, expect, it } from 'vitest'
import { defaults, type Edition, type Move, motPourMot, type View } from '../game.ts'
import { stackMotPourMot } from '../rehearsal/stack.ts'
import { gameTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'

const SEATS = [
  { name: 'Ana', team: 'sel', isCaptain: true },
  { name: 'Bob', team: 'poivre', isCaptain: true },
  { name: 'Cléo', team: 'sel' },
]

/** A real table, its cards and words known. */
const table = (edition: Edition = 'cactus', hasClock = false) => {
  const options = { ...defaults(edition), hasClock }
  const names = SEATS.map(({ name }) => name)
  const stack = { cards: [{ front: 'Un animal', back: 'Un fruit' }], words: ['CHAT'] }
  const world = { answers: () => [], fold, nearest: () => [] }
  const shelf = stackShelf(
    new Map([['mot-pour-mot', { game: motPourMot as Shelved['game'], world }]]),
    'mot-pour-mot',
    { stack, lots: [], stackWorld: stackMotPourMot, names, options },
  )
  if (shelf === undefined) throw new Error('a stack that is none')
  const real = new VirtualTable(shelf, 'asked')
  expect(seatEverybody(real, { game: 'mot-pour-mot', options, seats: SEATS })).toEqual([])
  const asked = () => askedOf((real.seenBy(undefined).play as PlayOf<View>).view, gameTexts.fr)
  const play = (by: string, ...moves: readonly object[]) => {
    for (const move of moves) expect(real.askAs(by, { type: 'play', move }), JSON.stringify(move)).toBeUndefined()
  }
  return {
    asked,
    play,
    real,
    names: () => asked().seats.map((seat) => names.find((name) => real.seatOf(name) === seat)),
    callTime: (phase: string) =>
      expect(real.askAs('Ana', { type: 'call-time', move: { type: 'time-up', phase } })).toBeUndefined(),
    seatOf: (name: string) => real.seatOf(name),
    /** Up to an answer. */
    answer: (word: string) => {
      play('Ana', { type: 'draw' })
      play(edition === 'cactus' ? 'Ana' : 'Bob', { type: 'start-timer' })
      for (const letter of word) play('Ana', { type: 'spell', letter })
      play('Ana', { type: 'done' })
    },
  }
}

describe('around one device', () => {
  it('MPM-32 the captain whose part it is has the screen, uncovered; Poivre sits across', () => {
    const { asked, names, play, seatOf } = table()
    expect(asked()).toMatchObject({ isOpen: true, across: [seatOf('Bob')] })
    expect(names()).toEqual(['Ana'])
    play('Ana', { type: 'draw' })
    expect(names()).toEqual(['Ana'])
    play('Ana', { type: 'start-timer' })
    expect(names()).toEqual(['Ana'])
    play('Ana', { type: 'spell', letter: 'C' })
    expect(asked().isOpen).toBe(true)
  })

  it('MPM-6 capture: the other captain turns the timer over', () => {
    const { names, play } = table('capture')
    play('Ana', { type: 'draw' })
    expect(names()).toEqual(['Bob'])
    play('Bob', { type: 'start-timer' })
    expect(names()).toEqual(['Ana'])
  })

  it('MPM-13 the word is told by whoever spelled it; MPM-19 the other captain judges, then it is their turn', () => {
    const { names, play, callTime } = table()
    play('Ana', { type: 'draw' }, { type: 'start-timer' }, { type: 'spell', letter: 'C' })
    callTime('spell')
    expect(names()).toEqual(['Ana'])
    play('Ana', { type: 'tell', word: 'chat' })
    expect(names()).toEqual(['Bob'])
    play('Bob', { type: 'accept' })
    expect(names()).toEqual(['Bob'])
  })

  it('MPM-22 a plea is the active captain’s, and everybody raises a hand', () => {
    const { asked, names, play, answer } = table()
    answer('TINTIN')
    play('Bob', { type: 'check-spelling' })
    expect(names()).toEqual(['Ana'])
    play('Ana', { type: 'plead' })
    expect(names().toSorted()).toEqual(['Ana', 'Bob', 'Cléo'])
    expect(asked().hands?.choices).toEqual([
      { text: 'Bien écrit', move: { type: 'vote', vote: 'for' } },
      { text: 'Mal écrit', move: { type: 'vote', vote: 'against' } },
    ])
  })

  it('MPM-23 both captains have a say while it is explained; MPM-24 who has voted is counted no more', () => {
    const { asked, names, play, answer, callTime } = table()
    answer('CHAT')
    play('Bob', { type: 'contest' })
    expect(names()).toEqual(['Ana', 'Bob'])
    play('Ana', { type: 'call-vote' })
    play('Ana', { type: 'vote', vote: 'for' })
    expect(names().toSorted()).toEqual(['Bob', 'Cléo'])
    callTime('vote')
    expect(asked()).not.toHaveProperty('hands')
    expect(names()).toEqual(['Bob'])
  })

  it('ALL-6 two of three raise a hand, the clock running: two votes are counted, the third is not cast', () => {
    const { asked, play, answer, real, seatOf } = table('cactus', true)
    answer('CHAT')
    play('Bob', { type: 'contest' })
    play('Ana', { type: 'call-vote' })
    const { hands } = asked()
    const [yes, no] = hands?.choices.map(({ move }) => move as Move) ?? []
    for (const [name, move] of [
      ['Ana', yes],
      ['Bob', no],
      ['Cléo', hands?.abstain as Move],
    ] as const)
      if (move) play(name, move)
    expect(asked()).not.toHaveProperty('hands')
    expect((real.seenBy(undefined).play as PlayView).view).toMatchObject({ phase: 'review' })
    expect((real.seenBy(undefined).play as PlayOf<View>).view.verdict?.votes).toEqual({
      [seatOf('Ana') ?? '']: 'for',
      [seatOf('Bob') ?? '']: 'against',
    })
  })

  it('nobody once it is over', () => {
    const { asked, play, answer } = table('capture')
    answer('BBBCCCDDDFFFGGGHHH')
    play('Bob', { type: 'accept' })
    expect(asked()).toEqual({ seats: [] })
  })
})
