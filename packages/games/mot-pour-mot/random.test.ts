import type { Actor, SeatId, Viewer } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Event } from './events.ts'
import { motPourMot } from './index.ts'
import type { Move } from './moves.ts'
import { EDITIONS } from './options.ts'
import { CARDS, Play } from './play.ts'
import { type State, TILES } from './state.ts'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', 'Zoé']
const name = fc.constantFrom(...NAMES).map((each) => each as SeatId)
const actor: fc.Arbitrary<Actor> = fc.oneof(
  { weight: 8, arbitrary: name.map((seat): Actor => ({ kind: 'seat', seat })) },
  { weight: 1, arbitrary: fc.constantFrom<Actor>({ kind: 'clock' }, { kind: 'host' }) },
)
const letter = fc.constantFrom(...'BCDFGHILMNOPRSTUVAEé1')
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: letter.map((each): Move => ({ type: 'spell', letter: each })) },
  fc.constantFrom<Move>(
    { type: 'draw' },
    { type: 'turn-over' },
    { type: 'start-timer' },
    { type: 'done' },
    { type: 'accept' },
    { type: 'check-spelling' },
    { type: 'plead' },
    { type: 'contest' },
    { type: 'withdraw' },
    { type: 'call-vote' },
    { type: 'time-up' },
  ),
  fc.constantFrom('for' as const, 'against' as const).map((vote): Move => ({ type: 'vote', vote })),
  fc.integer({ min: -1, max: 4 }).map((count): Move => ({ type: 'take-back', count })),
  fc.string({ maxLength: 8 }).map((word): Move => ({ type: 'tell', word })),
  fc.string({ maxLength: 8 }).map((word): Move => ({ type: 'suggest', word })),
  name.map((seat): Move => ({ type: 'name-captain', seat })),
)
/** What happens at a random table: somebody asks for something, or time passes until something is due. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(actor, move) },
  { weight: 1, arbitrary: fc.constant('wait' as const) },
)

const play = (table: Play, steps: readonly (readonly [Actor, Move] | 'wait')[], check: () => void) => {
  for (const each of steps) {
    const before = table.state
    if (each === 'wait') {
      if (motPourMot.due(table.state) !== undefined) table.letTimePass()
    } else if (table.ask(...each) !== undefined) expect(table.state).toBe(before)
    check()
  }
}

const cardsIn = ({ pile, played, phase }: State) => [...pile, ...played, ...('card' in phase ? [phase.card.id] : [])]

describe('random play', () => {
  it.each(EDITIONS)('%s: tiles and cards are conserved, and replay equals live', (edition) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const table = new Play({ edition, known: ['SOL', 'B', 'C'] })
        const start = table.state
        const from = table.events.length
        play(table, steps, () => {
          expect(Object.keys(table.state.tiles).sort()).toEqual([...TILES].sort())
          if (table.state.phase.name !== 'over') expect(cardsIn(table.state).sort()).toEqual([...CARDS.keys()].sort())
          expect(table.state.turns.sel + table.state.turns.poivre).toBeGreaterThanOrEqual(0)
        })
        expect(table.events.slice(from).reduce<State>(motPourMot.evolve, start)).toEqual(table.state)
      }),
      { numRuns: 150 },
    )
  })

  it.each(EDITIONS)('%s: left to the clock, every wait ends (ALL-7), and the game with them', (edition) => {
    const table = new Play({ edition })
    const phase = (): State['phase']['name'] => table.state.phase.name
    for (let turn = 0; turn < 12 && phase() !== 'over'; turn++) {
      while (phase() !== 'spell') table.letTimePass()
      const word = table.state.active === 'sel' ? `BCDFGH${'A'.repeat(turn)}` : ''
      for (const each of word) table.do('Ana', { type: 'spell', letter: each })
      while (phase() !== 'draw' && phase() !== 'over') table.letTimePass()
    }
    expect(table.state.phase).toEqual({ name: 'over', winner: 'sel' })
  })
})

describe('secrecy', () => {
  /** The same table with other secrets: another pile, other suggestions in the active team, other backs. */
  const withOtherSecrets = (state: State): State => ({
    ...state,
    pile: [...state.pile].reverse(),
    phase:
      state.phase.name === 'spell'
        ? { ...state.phase, suggestions: state.phase.suggestions.map((each) => ({ ...each, word: 'AUTRE' })) }
        : state.phase,
  })

  it('MPM-9 ALL-5 whoever must not know sees the same, whatever the suggestions and the pile', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const table = new Play()
        play(table, steps, () => {
          const other = withOtherSecrets(table.state)
          const viewers: Viewer[] = [
            { kind: 'onlooker' },
            ...NAMES.map((seat): Viewer => ({ kind: 'seat', seat: seat as SeatId })),
          ]
          for (const viewer of viewers) {
            const knows = viewer.kind === 'seat' && table.state.teams[table.state.active].seats.includes(viewer.seat)
            if (!knows) expect(motPourMot.view(other, viewer)).toEqual(motPourMot.view(table.state, viewer))
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('how somebody voted is theirs until the count', () => {
    const table = new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    const otherwise = (vote: 'for' | 'against') => {
      const copy = new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
      return copy.do('Bob', { type: 'vote', vote })
    }
    expect(otherwise('for').seenBy('Ana')).toEqual(otherwise('against').seenBy('Ana'))
    expect(otherwise('for').seenBy('Bob')).not.toEqual(otherwise('against').seenBy('Bob'))
    expect(table.seenBy('Ana').voted).toEqual([])
  })

  it('no event type is unknown to evolve', () => {
    expect(() => motPourMot.evolve(undefined, { type: 'tiles-returned' } as Event)).toThrow('before the set-up')
  })
})
