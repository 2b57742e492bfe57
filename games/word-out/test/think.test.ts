import { type BotLevel, type SeatId, seededChance } from '@tablee/kernel'
import { atDepth } from '@tablee/kernel/testing/depth'
import { loadPlayWords } from '@tablee/lexicon/node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardNumber } from '../bots/imagined.ts'
import { numberOf } from '../bots/word-tree.ts'
import { imagineTables } from '../bots/worlds.ts'
import { wordOut, wordsOf } from '../game.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { Play } from './driver.ts'

const world = wordsOf(loadPlayWords())

const toolsOf = (play: Play, name: string, level: BotLevel = 'sharp') => ({
  level,
  chance: (about: string) => seededChance(`${name}:${about}`),
  ...play.world,
})
const thoughtOf = (play: Play, name: string, view: View = play.seenBy(name)) =>
  wordOut.think?.(view, name as SeatId, toolsOf(play, name))

/** Everybody does what comes to mind for a while. */
const underWay = (seed: string, players: number, decisions: number): Play => {
  const names = Array.from({ length: players }, (_, nth) => `s${nth}`)
  const play = new Play({ names, seed, world })
  const bots = Object.fromEntries(names.map((name) => [name, 'sharp' as const]))
  for (let each = 0; each < decisions && play.state.phase.name !== 'over'; each++) play.goOn(bots)
  return play
}
const setting = fc.tuple(fc.string(), fc.integer({ min: 2, max: 8 }), fc.nat(150))

/** Whoever could act, with something to think about. */
const thinkers = (play: Play): string[] =>
  play.state.seats.filter(
    (seat) => wordOut.bot(play.seenBy(seat), seat, toolsOf(play, seat))?.isWorthAThought !== undefined,
  )

/** What the others hold, dealt to them the other way round. */
const swapped = ({ seats, hands }: State, name: string): State['hands'] => {
  const others = seats.filter((seat) => seat !== name)
  const all = others.flatMap((seat) => hands[seat] ?? []).reverse()
  const entries = others.map((seat) => [seat, all.splice(0, hands[seat]?.length ?? 0)] as const)
  return { ...hands, ...Object.fromEntries(entries) }
}

describe('an expert’s thought', () => {
  it('ALL-4 is a move that is accepted, and the same wherever the same is seen', () => {
    fc.assert(
      fc.property(setting, ([seed, players, decisions]) => {
        const play = underWay(seed, players, decisions)
        const [name] = thinkers(play)
        // Drawn again until so many have something to think about.
        fc.pre(name !== undefined)
        const sent: View = JSON.parse(JSON.stringify(play.seenBy(name)))
        const move = thoughtOf(play, name)
        expect(thoughtOf(play, name, sent)).toEqual(move)
        if (move === undefined) throw new Error('no thought')
        play.do(name, move)
        expect(play.events.at(-1)?.type).not.toBe('taken-back')
      }),
      { numRuns: atDepth(20) },
    )
  })

  it('WO-29 knows no more than its seat can see', () => {
    fc.assert(
      fc.property(setting, ([seed, players, decisions]) => {
        const play = underWay(seed, players, decisions)
        const [name] = thinkers(play)
        fc.pre(name !== undefined)
        const move = thoughtOf(play, name)
        play.state = { ...play.state, pile: [...play.state.pile].reverse(), hands: swapped(play.state, name) }
        expect(thoughtOf(play, name)).toEqual(move)
      }),
      { numRuns: atDepth(20) },
    )
  })

  it('is had by experts only, and not when there is one thing to do', () => {
    const stack = { hands: { Ana: 'W W', Bob: 'W' }, rows: 'C H A | C H A | C H A | C H A' }
    const play = new Play({ names: ['Ana', 'Bob'], world, stack })
    expect(thinkers(play)).toEqual([])
    const dealt = underWay('levels', 2, 0)
    const [name] = thinkers(dealt)
    const quick = (level: BotLevel) =>
      wordOut.bot(dealt.seenBy(name), name as SeatId, toolsOf(dealt, name ?? '', level))?.isWorthAThought
    expect([quick('gentle'), quick('steady'), quick('sharp')]).toEqual([undefined, undefined, true])
  })

  it('WO-16 WO-20 sees what is worth most: 32 points that nobody can counter', () => {
    const stack = { hands: { Ana: 'Z M M M', Bob: 'A E I O U S' }, rows: 'A B O Y E | W | W | W', pile: 'A E I O U L' }
    const play = new Play({ names: ['Ana', 'Bob'], world, stack })
    expect(thoughtOf(play, 'Ana')).toMatchObject({ type: 'lay', row: 0, card: 'double-Z-1', isWordOut: true })
  })
})

// By how much the thought itself helps takes hundreds of games to show: docs/decisions/012.
it('an expert who thinks beats steady bots nearly always', () => {
  const isWon = (seed: string, thinker: string) => {
    const play = new Play({ names: ['s0', 's1'], seed, world, options: { hasClock: false } })
    while (play.state.phase.name !== 'over')
      for (const name of ['s0', 's1']) {
        const quick = play.botMove(name, name === thinker ? 'sharp' : 'steady')
        if (quick !== undefined) play.do(name, name === thinker ? (thoughtOf(play, name) ?? quick.move) : quick.move)
      }
    return play.score(thinker) > play.score(thinker === 's0' ? 's1' : 's0')
  }
  const won = ['one', 'two', 'three'].flatMap((seed) => ['s0', 's1'].map((thinker) => isWon(seed, thinker)))
  expect(won.filter(Boolean).length).toBeGreaterThan(4)
})

describe('the tables it thinks of', () => {
  it('WO-29 hold every card that it does not see, in hands of the right size', () => {
    fc.assert(
      fc.property(setting, ([seed, players, decisions]) => {
        const play = underWay(seed, players, decisions)
        const [name] = thinkers(play)
        if (name === undefined) return
        const { hands, pile, seats } = play.state
        const table = imagineTables(play.seenBy(name), name as SeatId, play.world, seededChance('tables'))()
        expect(table.hands.map(({ length }) => length)).toEqual(seats.map((seat) => hands[seat]?.length))
        expect(table.pile).toHaveLength(pile.length)
        const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)
        const mine = seats.indexOf(name as SeatId)
        expect(table.hands[mine]).toEqual((hands[name as SeatId] ?? []).map(cardNumber))
        expect(sorted([...table.pile, ...table.hands.flat()])).toEqual(
          sorted([...pile, ...seats.flatMap((seat) => hands[seat] ?? [])].map(cardNumber)),
        )
      }),
      { numRuns: atDepth(40) },
    )
  })

  it('WO-29 leave a card that was seen go back in the hand it went to, until it is laid', () => {
    const hands = { Ana: 'A A A', Bob: 'W X E E', Cléo: 'A A A' }
    const play = new Play({ world, stack: { hands, rows: 'C H | R | R | ', pile: 'A E I O U L N R S T' } })
    const withX = () => {
      const imagine = imagineTables(play.seenBy('Cléo'), 'Cléo' as SeatId, play.world, seededChance('seen'))
      const isHeld = () => imagine().hands[1]?.includes(numberOf('X'))
      return Array.from({ length: 50 }, isHeld).filter(Boolean).length
    }
    play.lay('Ana', 1, 'A')
    expect(withX()).toBeLessThan(50)
    play.lay('Bob', 2, 'X')
    expect(withX()).toBe(50)
    play.pass('Cléo', 'Ana').lay('Bob', 3, 'X')
    expect(withX()).toBe(0)
  })
})
