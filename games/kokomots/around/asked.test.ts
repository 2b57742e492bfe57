import type { BotLevel, Shelved } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { seatEverybody, stackShelf, VirtualTable } from '@tablee/rehearsal'
import type { PlayOf } from '@tablee/ui/client.ts'
import { describe, expect, it } from 'vitest'
import { defaults, kokomots, type Mode, type Options, type View } from '../game.ts'
import { stackKokomots } from '../rehearsal/stack.ts'
import { gameTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'

interface Seat {
  readonly name: string
  readonly team?: string
  readonly bot?: BotLevel
}
const THREE: readonly Seat[] = [{ name: 'Annabelle' }, { name: 'Bob' }, { name: 'Cléo' }]
const FOUR: readonly Seat[] = [
  { name: 'Annabelle', team: 'sel' },
  { name: 'Bob', team: 'poivre' },
  { name: 'Cléo', team: 'sel' },
  { name: 'Dan', team: 'poivre' },
]
const COLUMNS = [
  { themes: ['Ville', 'Ville 2', 'Ville 3'], letters: ['O L I', 'A T S'] },
  { themes: ['Outil', 'Outil 2', 'Outil 3'], letters: ['N R E', 'T S I'] },
  { themes: ['Mer', 'Mer 2', 'Mer 3'], letters: ['M O C', 'L E U'] },
  { themes: ['Fruit', 'Fruit 2', 'Fruit 3'], letters: ['P I R', 'A M E'] },
]

/** A real table, its cards known. Every hand is the same. */
const tableOf = (
  mode: Mode,
  seats: readonly Seat[],
  { hand = 'E R S', ...part }: Partial<Options> & { hand?: string } = {},
) => {
  const options: Options = { ...defaults, mode, depth: 3, hasReadyTap: true, ...part }
  const names = seats.map(({ name }) => name)
  const hands = mode === 'classic' ? Object.fromEntries(names.map((name) => [name, hand])) : {}
  const stack = { columns: COLUMNS, hands, draw: 'E R S T E L A N I U O M P D B C D F G H' }
  const shelved = { game: kokomots as Shelved['game'], world: { fold, isSpelled: () => true } }
  const shelf = stackShelf(new Map([['kokomots', shelved]]), 'kokomots', {
    stack,
    lots: [],
    stackWorld: stackKokomots,
    names,
    options,
  })
  if (shelf === undefined) throw new Error('a stack that is none')
  const real = new VirtualTable(shelf, 'asked')
  expect(seatEverybody(real, { game: 'kokomots', options, seats })).toEqual([])
  const seen = (name?: string) => (real.seenBy(name).play as PlayOf<View>).view
  const asked = () => askedOf(seen(), real.seenBy(undefined), gameTexts.fr)
  const play = (by: string, move: unknown) => expect(real.askAs(by, { type: 'play', move })).toBeUndefined()
  return {
    real,
    seen,
    asked,
    play,
    names: () => asked().seats.map((seat) => names.find((name) => real.seatOf(name) === seat)),
    /** One letter of one's own and one of the column, in a row: nobody minds here. */
    claim: (by: string, column: number, packet?: number) => {
      const { hand = [], turned = [], packets, columns = [] } = seen(by)
      const own = (packet === undefined ? [...hand, ...turned] : (packets?.[packet]?.letters ?? []))[0]
      const lying = columns[column]?.letters[0]
      if (own === undefined || lying === undefined) throw new Error('nothing to say')
      const word = `${own.letter}${lying.letter}`
      const cards = [own.id, lying.id]
      play(by, { type: 'claim', word, column, isLinked: false, cards, ...(packet === undefined ? {} : { packet }) })
      return word
    },
  }
}
const IN_PASSING = { isOpen: true, isInPassing: true }

describe('around one device, turn by turn', () => {
  it('KOK-39 whoever plays has it alone, under cover, before and during their turn', () => {
    const { names, asked, play, real } = tableOf('classic', THREE)
    for (const phase of ['ready', 'turn']) {
      expect(names(), phase).toEqual(['Annabelle'])
      expect(asked()).toEqual({ seats: [real.seatOf('Annabelle')] })
      if (phase === 'ready') play('Annabelle', { type: 'ready' })
    }
    real.wait(46_000)
    expect(names()).toEqual(['Bob'])
  })

  it('KOK-16 a word goes before its judge in passing, then back', () => {
    const { names, asked, play, claim } = tableOf('classic', THREE)
    play('Annabelle', { type: 'ready' })
    claim('Annabelle', 0)
    expect(names()).toEqual(['Cléo'])
    expect(asked()).toMatchObject(IN_PASSING)
    play('Cléo', { type: 'accept', claim: 1 })
    expect(names()).toEqual(['Annabelle'])
    expect(asked()).not.toHaveProperty('isOpen')
  })

  it('KOK-21 it is spelled first, by whose word it is', () => {
    const { names, asked, play, claim } = tableOf('classic', THREE, { hand: 'E* R S' })
    play('Annabelle', { type: 'ready' })
    const word = claim('Annabelle', 0)
    expect(names()).toEqual(['Annabelle'])
    expect(asked()).toMatchObject(IN_PASSING)
    for (const letter of word) play('Annabelle', { type: 'spell', claim: 1, letter })
    expect(names()).toEqual(['Cléo'])
  })

  it('KOK-40 between two turns the last word is judged before the device goes on; nobody’s time runs', () => {
    const { names, asked, play, claim, real, seen } = tableOf('classic', THREE)
    play('Annabelle', { type: 'ready' })
    real.wait(44_000)
    claim('Annabelle', 0)
    real.wait(1500)
    expect(seen().phase).toBe('ready')
    expect(names()).toEqual(['Cléo'])
    expect(asked()).toMatchObject(IN_PASSING)
    play('Cléo', { type: 'accept', claim: 1 })
    expect(names()).toEqual(['Bob'])
  })

  it('KOK-40 a judge whose own turn has begun is covered: their hand lies beside it', () => {
    const { names, asked, play, claim, real, seen } = tableOf('classic', THREE.slice(0, 2), { hasReadyTap: false })
    play('Annabelle', { type: 'ready' })
    real.wait(44_000)
    claim('Annabelle', 0)
    real.wait(1500)
    expect(seen().phase).toBe('turn')
    expect(names()).toEqual(['Bob'])
    expect(asked()).not.toHaveProperty('isOpen')
  })

  it('ALL-9 a bot that judges is not waited for, and one that plays has no hand to show', () => {
    const { names, play, claim, real } = tableOf('classic', [...THREE.slice(0, 2), { name: 'Robo', bot: 'sharp' }])
    play('Annabelle', { type: 'ready' })
    claim('Annabelle', 0)
    expect(names()).toEqual(['Annabelle'])
    real.wait(46_000)
    expect(names()).toEqual(['Bob'])
  })

  it('ALL-3 while the table is paused for the device to go around, it is still theirs', () => {
    const { names, play, claim, real } = tableOf('classic', THREE)
    play('Annabelle', { type: 'ready' })
    claim('Annabelle', 0)
    expect(real.askAs('Annabelle', { type: 'pause' })).toBeUndefined()
    expect(names()).toEqual(['Annabelle'])
  })
})

describe('around one device, in teams', () => {
  it('KOK-35 the whole team has it, the other one to judge in passing; then it goes to that team', () => {
    const { names, asked, play, claim, real } = tableOf('teams', FOUR)
    expect(names()).toEqual(['Annabelle', 'Cléo'])
    play('Annabelle', { type: 'ready' })
    expect(names()).toEqual(['Annabelle', 'Cléo'])
    expect(asked()).not.toHaveProperty('isOpen')
    claim('Annabelle', 0, 0)
    claim('Cléo', 1, 2)
    expect(names()).toEqual(['Bob'])
    expect(asked()).toMatchObject(IN_PASSING)
    play('Bob', { type: 'accept', claim: 1 })
    expect(names()).toEqual(['Bob'])
    play('Dan', { type: 'refuse', claim: 2, reason: 'other' })
    expect(names()).toEqual(['Annabelle', 'Cléo'])
    real.wait(46_000)
    expect(names()).toEqual(['Bob', 'Dan'])
  })
})

describe('around one device, all at once', () => {
  const begun = (part: Partial<Options> = {}) => {
    const table = tableOf('simultaneous', THREE, part)
    expect(table.names()).toEqual(['Annabelle'])
    expect(table.asked()).toMatchObject({ isOpen: true })
    table.play('Annabelle', { type: 'turn-letters' })
    return table
  }

  it('KOK-29 whoever has a word says so by name; nobody’s word is everybody’s skip', () => {
    const { names, asked, play } = begun()
    expect(names()).toEqual(['Annabelle', 'Bob', 'Cléo'])
    expect(asked()).toMatchObject({
      isOpen: true,
      invitation: {
        text: 'Qui a un mot\u00a0?',
        nobody: 'Personne ne trouve',
        pass: { type: 'skip', round: 1 },
        wish: { type: 'tap', round: 1 },
      },
    })
    play('Cléo', { type: 'skip', round: 1 })
    expect(names()).toEqual(['Annabelle', 'Bob'])
    play('Bob', { type: 'tap', round: 1 })
    expect(names()).toEqual(['Bob'])
    expect(asked()).toEqual({ seats: asked().seats, isOpen: true })
  })

  it('KOK-32 the others vote by show of hands', () => {
    const { names, asked, play, claim } = begun()
    play('Bob', { type: 'tap', round: 1 })
    const word = claim('Bob', 0)
    expect(names()).toEqual(['Annabelle', 'Cléo'])
    const { hands } = asked()
    expect(hands?.text).toBe(`«\u00a0${word}\u00a0» pour «\u00a0Ville\u00a0»\u00a0?`)
    const [yes, no] = hands?.choices.map(({ move }) => move) ?? []
    play('Annabelle', no)
    // One is left: a page with reasons says more than a hand.
    expect(names()).toEqual(['Cléo'])
    expect(asked()).toMatchObject({ isOpen: true })
    play('Cléo', yes)
    expect(names()).toEqual(['Bob'])
  })

  it.each([true, false])('KOK-32 the count ends the vote, whoever abstains is silent (a clock: %s)', (hasClock) => {
    const { asked, names, play, claim, seen } = begun({ hasClock })
    play('Bob', { type: 'tap', round: 1 })
    claim('Bob', 0)
    const { hands } = asked()
    play('Annabelle', hands?.choices[1]?.move)
    play('Cléo', hands?.abstain)
    // One no of two is not more than half.
    expect(seen().claims ?? []).toEqual([])
    expect(names()).toEqual(['Bob'])
  })

  it('KOK-31 whoever was refused pays first, and searches no more', () => {
    const { names, asked, play, claim, seen } = begun()
    for (const round of [1, 2]) {
      if (round === 2) play('Bob', { type: 'turn-letters' })
      play('Bob', { type: 'tap', round })
      claim('Bob', round)
      const vote = asked().hands?.choices[round - 1]?.move
      for (const name of ['Annabelle', 'Cléo']) play(name, vote)
    }
    expect(names()).toEqual(['Bob'])
    expect(asked()).toEqual({ seats: asked().seats, isOpen: true })
    play('Bob', { type: 'pay', card: seen('Bob').payments?.[0]?.from[0] })
    expect(names()).toEqual(['Annabelle', 'Cléo'])
  })

  it('KOK-23 nobody once it is over', () => {
    const { seen, real } = begun()
    expect(askedOf({ ...seen(), phase: 'over' }, real.seenBy(undefined), gameTexts.fr)).toEqual({ seats: [] })
  })
})
