import { describe, expect, it, vi } from 'vitest'
import { toyGame, toyShelf } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import type { Decision } from '../events.ts'
import { tableMachine } from '../machine.ts'

const start = () => new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })

describe('a move of the game', () => {
  const evolve = vi.fn(toyGame.evolve)
  const machine = tableMachine(
    new Map([...toyShelf].map(([id, box]) => [id, { ...box, game: { ...toyGame, evolve } }])),
  )
  const next = { type: 'play', move: { type: 'next' } } as const

  const decide = (table: ToyTable) => {
    const by = { kind: 'seat', seat: table.seat('Ana') } as const
    const tools = { now: table.now, people: table.people(), entropy: () => 'seed' }
    const decided = machine.decide(table.state, next, by, tools)
    if (!decided.isOk || decided.folded === undefined) return expect.unreachable()
    const decision: Decision = { id: 'd', at: table.now, by, move: next, events: decided.value }
    return { decision, folded: decided.folded }
  }

  it('is folded once by the process that decides and writes it', () => {
    const table = start()
    evolve.mockClear()
    const { decision, folded } = decide(table)
    const state = machine.evolveDecided(table.state, decision, folded)
    expect(evolve).toHaveBeenCalledTimes(1)
    expect(state).toStrictEqual(machine.evolve(table.state, decision))
  })

  it('is folded by evolve when it is read from the log', () => {
    const table = start()
    const { decision } = decide(table)
    evolve.mockClear()
    machine.evolve(table.state, decision)
    expect(evolve).toHaveBeenCalledTimes(1)
  })

  it('that was refused is not folded at all', () => {
    const table = start()
    evolve.mockClear()
    const by = { kind: 'seat', seat: table.seat('Bob') } as const
    const tools = { now: table.now, people: table.people(), entropy: () => 'seed' }
    expect(machine.decide(table.state, next, by, tools).isOk).toBe(false)
    expect(evolve).not.toHaveBeenCalled()
  })
})
