import { describe, expect, it } from 'vitest'
import type { Away } from '../../game.ts'
import { toyGame } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import { tableMachine } from '../machine.ts'

const NEXT = { type: 'play', move: { type: 'next' } } as const

/** Ana, Bob and a bot at turn, with a count of the calls of `bot`. */
const botsTurn = () => {
  let thoughts = 0
  const counted: typeof toyGame = {
    ...toyGame,
    bot: (...given) => {
      thoughts += 1
      return toyGame.bot(...given)
    },
  }
  const machine = tableMachine(new Map([['toy', { game: counted, world: { cards: ['card'] } }]]))
  const table = new ToyTable('Ana', 'Bob')
  table.do('Ana', { type: 'bot', level: 'steady' }, { type: 'start' }, NEXT).do('Bob', NEXT)
  const dues = (away?: Away) => machine.dues(table.state, { people: table.people(), ...(away && { away }) })
  const thought = () => {
    const before = thoughts
    thoughts = 0
    return before
  }
  return { table, machine, dues, thought }
}

describe('a bot’s planned move', () => {
  it('is computed once, even if the table changes before it is due', () => {
    const { table, machine, dues, thought } = botsTurn()
    const first = dues()
    expect(thought()).toBe(1)
    table.wait(500).do('Ana', { type: 'rename', name: 'Anna' }, { type: 'lock', isLocked: true })
    expect(dues()).toEqual(first)
    const tools = { now: table.wait(5000).now, people: table.people(), entropy: () => 'seed' }
    expect(machine.decide(table.state, { type: 'tick' }, { kind: 'clock' }, tools)).toMatchObject({ isOk: true })
    expect(thought()).toBe(0)
  })

  it('is computed again after a game move, an absence, or a change of level', () => {
    const { table, dues, thought } = botsTurn()
    dues()
    table.tick()
    dues()
    expect(thought()).toBe(2)
    table.away.add('Bob')
    dues()
    const away = new Map([[table.seat('Bob'), table.state.clock.elapsed]])
    dues(away)
    expect(thought()).toBe(2)
    const seats = table.state.seats.map((seat) =>
      seat.holder.kind === 'bot' ? { ...seat, holder: { ...seat.holder, level: 'sharp' as const } } : seat,
    )
    table.state = { ...table.state, seats }
    dues(away)
    expect(thought()).toBe(1)
  })
})
