import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atDepth } from '../../testing/depth.ts'
import { toyShelf } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import { tableMachine } from '../machine.ts'
import type { TableMove } from '../moves.ts'
import type { TableState } from '../state.ts'

/** The toy game allows five notes at once, then one every two seconds. */
const playing = () => new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })
let nth = 0
const note = (text = `note ${++nth}`): TableMove => ({ type: 'play', move: { type: 'note', text } })
const notes = (table: ToyTable, name: string, count: number) =>
  Array.from({ length: count }, () => table.ask(name, note())?.code ?? 'done')

describe('ALL-4 texts that a seat writes', () => {
  it('ALL-4 a burst, then one per interval; more are refused and not logged', () => {
    const table = playing()
    expect(notes(table, 'Ana', 5)).toEqual(Array(5).fill('done'))
    const { state } = table
    expect(table.ask('Ana', note())).toEqual({ rule: 'ALL-4', code: 'written-too-often' })
    expect(table.wait(1999).ask('Ana', note())).toMatchObject({ code: 'written-too-often' })
    expect(table.state).toBe(state)
    expect([...notes(table.wait(1), 'Ana', 2), ...notes(table.wait(4000), 'Ana', 3)]).toEqual([
      'done',
      'written-too-often',
      'done',
      'done',
      'written-too-often',
    ])
  })

  it('ALL-4 the limit is per seat, and only for moves that write a text', () => {
    const table = playing()
    notes(table, 'Ana', 9)
    expect(notes(table, 'Bob', 5)).toEqual(Array(5).fill('done'))
    table.do('Ana', { type: 'play', move: { type: 'next' } })
    expect(table.ask('Ana', note())).toMatchObject({ code: 'written-too-often' })
  })

  it('ALL-4 an unchanged text or a refused move takes no token', () => {
    const table = playing()
    const same = note()
    for (let times = 0; times < 20; times++) table.do('Ana', same)
    for (let times = 0; times < 20; times++) table.ask('Bob', { type: 'play', move: { type: 'next' } })
    expect(notes(table, 'Ana', 5)).toEqual([...Array(4).fill('done'), 'written-too-often'])
  })

  it('ALL-3 ALL-4 no tokens are added while the table is paused', () => {
    const table = playing()
    notes(table, 'Ana', 5)
    table.do('Ana', { type: 'pause' }).wait(3_600_000).do('Ana', { type: 'resume' })
    expect(table.ask('Ana', note())).toMatchObject({ code: 'written-too-often' })
  })

  it('ALL-4 standing up and coming back adds no tokens', () => {
    const table = playing()
    notes(table, 'Bob', 5)
    table.do('Bob', { type: 'stand' }, { type: 'sit', name: 'Bob' })
    expect(table.ask('Bob', note())).toMatchObject({ code: 'written-too-often' })
  })

  it('ALL-4 over any period a seat writes no more than the burst and the tokens added since', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { maxLength: 60, size: 'max' }), (waits) => {
        const table = playing()
        const written: number[] = []
        for (const wait of waits) if (table.wait(wait).ask('Ana', note()) === undefined) written.push(table.now)
        for (const [first, from] of written.entries())
          for (const [last, to] of written.entries())
            if (last >= first) expect(last - first + 1).toBeLessThanOrEqual(5 + (to - from) / 2000)
        expect(table.replayed()).toEqual(table.state)
      }),
      { numRuns: atDepth(50) },
    )
  })
})

describe('a text in the log', () => {
  it('is logged once: in the event, not in the move', () => {
    const table = playing().do('Ana', note('the only copy'))
    const [played] = table.decisions.at(-1)?.events ?? []
    expect(JSON.stringify(played).split('the only copy')).toHaveLength(2)
    expect(played).toMatchObject({ move: { type: 'note' }, events: [{ type: 'noted', text: 'the only copy' }] })
    expect(table.replayed()).toEqual(table.state)
  })

  it('of an earlier version, in the move and without a rate limit, still folds', () => {
    const machine = tableMachine(toyShelf)
    const table = playing()
    const by = { kind: 'seat', seat: table.seat('Ana') } as const
    const before = Array.from({ length: 50 }, (_, index) => {
      const text = `note ${index}`
      const played = {
        type: 'played',
        by,
        move: { type: 'note', text },
        events: [{ type: 'noted', seat: by.seat, text }],
      }
      const at = table.state.clock.elapsed
      return { id: `old ${index}`, at: table.now, by, move: note(text), events: [{ ...played, at } as const] } as const
    })
    const old = before.reduce<TableState>((state, decision) => machine.evolve(state, decision as never), table.state)
    expect(old.play?.state).toMatchObject({ notes: { [by.seat]: 'note 49' } })
    // A wait of two seconds is enough, however many there were.
    const tools = { people: table.people(), entropy: () => 'seed' }
    const ask = (wait: number) => machine.decide(old, note(), by, { ...tools, now: (table.now + wait) as never })
    expect([ask(0), ask(2000)]).toMatchObject([{ refusal: { code: 'written-too-often' } }, { isOk: true }])
  })
})
