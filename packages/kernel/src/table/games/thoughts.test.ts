import { describe, expect, it } from 'vitest'
import { seconds } from '../../brand.ts'
import { toyGame } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import { tableMachine } from '../machine.ts'
import type { TableMove } from '../moves.ts'
import { thinkAbout } from './thoughts.ts'

type ToyMove = Parameters<typeof toyGame.decide>[1]

/** A toy game whose moves record where they came from. */
const said = (how: string) => ({ type: 'next', how }) as ToyMove
const thoughtful: typeof toyGame = {
  ...toyGame,
  readMove: (raw) => (toyGame.readMove(raw) === undefined ? undefined : (raw as ToyMove)),
  bot: (view, seat) =>
    view.turn === seat ? { move: said('quickly'), after: seconds(2), isWorthAThought: true } : undefined,
  think: (view, seat, { level, chance }) => said(`${seat} ${level} ${view.turns} ${chance('lot').below(1000)}`),
}
const shelf = new Map([['toy', { game: thoughtful, world: { cards: ['card'] } }]])
const machine = tableMachine(shelf)

const botsTurn = () =>
  new ToyTable('Ana').do('Ana', { type: 'bot', level: 'steady' }, { type: 'start' }, { type: 'play', move: said('') })

/** The clock's decision once the bot's move is due. */
const ticked = (table: ToyTable, thought?: Extract<TableMove, { type: 'tick' }>['thought']) => {
  const tools = { now: table.wait(2000).now, people: table.people(), entropy: () => 'seed' }
  const tick: TableMove = { type: 'tick', ...(thought === undefined ? {} : { thought }) }
  return machine.decide(table.state, tick, { kind: 'clock' }, tools)
}
const playing = (how: string) => ({ isOk: true, value: [{ type: 'played', by: { seat: 's2' }, move: said(how) }] })

const questionFor = (table: ToyTable) => {
  const question = machine.dues(table.state, { people: table.people() })[0]?.question
  if (question === undefined) throw new Error('no question')
  return question
}

describe('a bot that thinks for longer', () => {
  it('does not do so with a user’s own deck: the workers do not have it', () => {
    const deck: TableMove = { type: 'use-deck', game: 'toy', text: 'toy: À moi\nun\ndeux' }
    const table = new ToyTable('Ana').do('Ana', { type: 'bot', level: 'steady' }, deck, { type: 'start' })
    table.do('Ana', { type: 'play', move: said('') })
    const [due] = machine.dues(table.state, { people: table.people() })
    expect([due !== undefined, due?.question]).toEqual([true, undefined])
  })

  it('asks a question that is plain data, and gets the same answer anywhere', () => {
    const table = botsTurn()
    const question = questionFor(table)
    const sent = JSON.parse(JSON.stringify(question))
    expect(sent).toEqual(question)
    const thought = thinkAbout(sent, shelf)
    expect(thought).toEqual(thinkAbout(question, shelf))
    expect(thought?.move).toMatchObject({ how: expect.stringMatching(/^s2 steady 1 \d+$/) })
  })

  it('plays the result once it is due', () => {
    const table = botsTurn()
    const thought = { on: questionFor(table).id, move: said('slowly') }
    expect(ticked(table, thought)).toMatchObject(playing('slowly'))
  })

  it('ALL-7 plays its quick choice when there is no result, or it is refused or malformed', () => {
    const table = botsTurn()
    const { id: on } = questionFor(table)
    for (const thought of [undefined, { on, move: { type: 'time-up' } }, { on, move: 'nonsense' }])
      expect(ticked(table, thought)).toMatchObject(playing('quickly'))
  })

  it('never plays a result of another moment, seat or game', () => {
    const table = botsTurn()
    const before = thinkAbout(questionFor(table), shelf)
    table
      .wait(2000)
      .do({ kind: 'clock' }, { type: 'tick' })
      .do('Ana', { type: 'play', move: said('') })
    expect(questionFor(table).id).not.toBe(before?.on)
    expect(ticked(table, before)).toMatchObject(playing('quickly'))
  })

  it('does not move before its move is due', () => {
    const table = botsTurn()
    const thought = thinkAbout(questionFor(table), shelf)
    expect(ticked(table.wait(-1500), thought)).toMatchObject({ refusal: { code: 'nothing-due' } })
  })

  it('ALL-4 gets its result from the clock only', () => {
    const table = botsTurn()
    const thought = { on: questionFor(table).id, move: said('by Ana') }
    const tools = { now: table.wait(2000).now, people: table.people(), entropy: () => 'seed' }
    const asked = machine.decide(
      table.state,
      { type: 'tick', thought },
      { kind: 'seat', seat: table.seat('Ana') },
      tools,
    )
    expect(asked).toMatchObject({ refusal: { code: 'clock-only' } })
  })
})
