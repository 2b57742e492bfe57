import { type Actor, BOT_LEVELS, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motPourMot } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { EDITIONS } from '../rules/options.ts'
import { otherTeam, type State, spelledText, TILES } from '../rules/state.ts'
import { CARDS, Play } from './driver.ts'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', 'Zoé']
const name = fc.constantFrom(...NAMES).map((each) => each as SeatId)
const actor: fc.Arbitrary<Actor> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom('Ana', 'Dan').map((seat): Actor => ({ kind: 'seat', seat: seat as SeatId })),
  },
  { weight: 6, arbitrary: name.map((seat): Actor => ({ kind: 'seat', seat })) },
  { weight: 1, arbitrary: fc.constantFrom<Actor>({ kind: 'clock' }, { kind: 'host' }) },
)
const letter = fc.constantFrom(...'BCDFGHILMNOPRSTUVAE')
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
    { type: 'time-up', phase: 'spell' },
    { type: 'time-up', phase: 'review' },
  ),
  fc.constantFrom('for' as const, 'against' as const, 'none' as const).map((vote): Move => ({ type: 'vote', vote })),
  fc.integer({ min: 1, max: 4 }).map((count): Move => ({ type: 'take-back', count })),
  fc.string({ maxLength: 8 }).map((word): Move => ({ type: 'tell', word })),
  fc.string({ maxLength: 8 }).map((word): Move => ({ type: 'suggest', word })),
  name.map((seat): Move => ({ type: 'name-captain', seat })),
)
/** What people at a real table would do next: play that goes somewhere. */
const sensible = (table: Play): (readonly [string, Move])[] => {
  const { active, phase } = table.state
  const mine = table.captain(active)
  const theirs = table.captain(otherTeam(active))
  const starter = table.state.options.edition === 'cactus' ? mine : theirs
  switch (phase.name) {
    case 'draw':
      return [[mine, { type: 'draw' }]]
    case 'read':
      return [
        [starter, { type: 'start-timer' }],
        [mine, { type: 'turn-over' }],
      ]
    case 'spell': {
      const letters = TILES.map((each): readonly [string, Move] => [mine, { type: 'spell', letter: each }])
      return [
        ...letters,
        ...letters,
        [mine, { type: 'done' }],
        [mine, { type: 'done' }],
        [mine, { type: 'take-back', count: 1 }],
        ...table.state.teams[active].seats
          .filter((seat) => seat !== mine)
          .map((seat): readonly [string, Move] => [seat, { type: 'suggest', word: 'idée' }]),
      ]
    }
    case 'tell':
      return [[mine, { type: 'tell', word: `${spelledText(phase.spelled)}x` }]]
    case 'review':
      return [
        [theirs, { type: 'accept' }],
        [theirs, { type: 'check-spelling' }],
        [theirs, { type: 'contest' }],
      ]
    case 'plead':
      return [[mine, { type: 'plead' }]]
    case 'explain':
      return [
        [mine, { type: 'call-vote' }],
        [theirs, { type: 'withdraw' }],
      ]
    case 'vote':
      return NAMES.slice(0, 5).flatMap((each): (readonly [string, Move])[] => [
        [each, { type: 'vote', vote: 'for' }],
        [each, { type: 'vote', vote: 'against' }],
      ])
    case 'over':
      return []
  }
}

/** At a random table somebody does what is sensible, or asks for anything at all, or time passes until something is due. */
type Step = number | 'wait' | readonly [Actor, Move]
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(10_000) },
  { weight: 2, arbitrary: fc.tuple(actor, move) },
  { weight: 1, arbitrary: fc.constant('wait' as const) },
)

const play = (table: Play, steps: readonly Step[], check: () => void) => {
  for (const each of steps) {
    const before = table.state
    const choices = sensible(table)
    if (each === 'wait') {
      if (motPourMot.due(table.state) !== undefined) table.letTimePass()
    } else {
      const asked: readonly [Actor | string, Move] | undefined =
        typeof each === 'number' ? choices[each % choices.length] : each
      if (asked !== undefined && table.ask(asked[0], asked[1]) !== undefined) expect(table.state).toBe(before)
    }
    check()
  }
}

const cardsIn = ({ pile, played, phase }: State) => [...pile, ...played, ...('card' in phase ? [phase.card.id] : [])]

describe('random play', () => {
  it.each(EDITIONS)('ALL-6 %s: as soon as a turn is over nobody knows more than an onlooker', (edition) => {
    let grown = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 100, maxLength: 300, size: 'max' }), (steps) => {
        const table = new Play({ edition, known: [...TILES], options: { columns: 3, mayTurnOver: true } })
        let was = 0
        play(table, steps, () => {
          const is = motPourMot.deal?.(table.state) ?? 0
          expect(is).toBeGreaterThanOrEqual(was)
          if (is > was && table.state.phase.name !== 'over') {
            grown += 1
            for (const seat of NAMES) expect(table.seenBy(seat)).toEqual(table.seenBy(undefined))
          }
          was = is
        })
      }),
      { numRuns: 30 },
    )
    expect(grown).toBeGreaterThan(30)
  })

  it.each(EDITIONS)('%s: tiles and cards are conserved, and replay equals live', (edition) => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.array(step, { minLength: 200, maxLength: 400, size: 'max' }), (steps) => {
        const table = new Play({ edition, known: [...TILES], options: { columns: 3, mayTurnOver: true } })
        play(table, steps, () => {
          expect(Object.keys(table.state.tiles).sort()).toEqual([...TILES].sort())
          expect(cardsIn(table.state).sort()).toEqual([...CARDS.keys()].sort())
          // Turns had, lost and skipped alternate: the first team is never more than one ahead (MPM-26).
          const ahead = table.state.turns.sel - table.state.turns.poivre
          if (table.state.phase.name !== 'over') expect(ahead).toBe(table.state.active === 'sel' ? 0 : 1)
        })
        const logged: Event[] = JSON.parse(JSON.stringify(table.events))
        expect(logged.reduce<State | undefined>(motPourMot.evolve, undefined)).toEqual(table.state)
        for (const { type } of table.events) seen.add(type)
      }),
      { numRuns: 100 },
    )
    // Random play that never gets anywhere proves nothing.
    const reached = [
      'card-turned',
      'suggested',
      'letters-taken-back',
      'answered',
      'contested',
      'vote-opened',
      'voted',
      'won',
    ]
    expect(reached.filter((type) => !seen.has(type))).toEqual([])
  })

  it('MPM-29 people with five cards, to which nobody knows an answer, come to an end all the same', () => {
    const five = new Map(Array.from({ length: 5 }, (_, nth) => [`own-${nth}`, { front: `${nth}`, back: `${nth}` }]))
    fc.assert(
      fc.property(fc.constantFrom(...EDITIONS), fc.string(), (edition, seed) => {
        const table = new Play({ edition, seed, known: [...TILES], world: { cards: five } })
        const chance = seededChance(`people ${seed}`)
        for (let steps = 0; steps < 4000 && table.state.phase.name !== 'over'; steps++) {
          const choices = sensible(table)
          const [by, asked] = choices[chance.below(choices.length)] ?? []
          if (by !== undefined && asked !== undefined) table.ask(by, asked)
        }
        expect(table.state.phase.name).toBe('over')
      }),
      { numRuns: 40 },
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

describe('bots', () => {
  const WORDS = ['sol', 'sols', 'Oslo', 'chou-fleur', 'bric-à-brac'].map((word) => ({
    word,
    isMarked: word === 'Oslo',
  }))

  it('ALL-6 whatever people did before, a bot that takes a seat over is never refused', () => {
    const done = new Set<string>()
    fc.assert(
      fc.property(fc.constantFrom(...EDITIONS), fc.array(step, { maxLength: 120, size: 'max' }), (edition, steps) => {
        const table = new Play({ edition, known: ['SOLS', 'BC'], world: { answers: () => WORDS } })
        play(table, steps, () => {
          for (const name of NAMES)
            for (const level of BOT_LEVELS) {
              const next = table.botMove(name, level)
              if (next === undefined || next.at >= (motPourMot.due(table.state)?.at ?? next.at + 1)) continue
              const tools = { ...table.tools(), now: next.at, bots: new Set([name as SeatId]) }
              const by: Actor = { kind: 'seat', seat: name as SeatId }
              expect(motPourMot.readMove(next.move)).toEqual(next.move)
              expect(motPourMot.decide(table.state, next.move, by, tools)).toMatchObject({ isOk: true })
              done.add(next.move.type)
            }
        })
      }),
      { numRuns: 60 },
    )
    const expected = ['draw', 'start-timer', 'suggest', 'spell', 'take-back', 'done', 'tell', 'accept', 'call-vote']
    expect(expected.filter((type) => !done.has(type))).toEqual([])
  })
})

describe('secrecy', () => {
  /** The same table with other secrets: another pile, other suggestions in the active team. */
  const withOtherSecrets = (state: State): State => ({
    ...state,
    pile: [...state.pile].reverse(),
    phase:
      'suggestions' in state.phase
        ? { ...state.phase, suggestions: state.phase.suggestions.map((each) => ({ ...each, word: 'AUTRE' })) }
        : state.phase,
  })

  it('MPM-9 ALL-5 whoever must not know sees the same, whatever the suggestions and the pile', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
        const table = new Play()
        play(table, steps, () => {
          const other = withOtherSecrets(table.state)
          const viewers: Viewer[] = [
            { kind: 'onlooker' },
            ...NAMES.map((seat): Viewer => ({ kind: 'seat', seat: seat as SeatId })),
          ]
          for (const viewer of viewers) {
            const isMate = viewer.kind === 'seat' && table.state.teams[table.state.active].seats.includes(viewer.seat)
            // Even team mates know nothing of the pile.
            const secret = isMate ? { ...other, phase: table.state.phase } : other
            const scene = { present: table.present, isPaused: false }
            expect(motPourMot.view(secret, viewer, scene)).toEqual(motPourMot.view(table.state, viewer, scene))
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
    for (const name of ['Ana', 'Cléo', 'Dan', 'Eve', undefined])
      expect(otherwise('for').seenBy(name)).toEqual(otherwise('against').seenBy(name))
    expect(otherwise('for').seenBy('Bob')).not.toEqual(otherwise('against').seenBy('Bob'))
    expect(table.seenBy('Ana').voted).toEqual([])
  })
})
