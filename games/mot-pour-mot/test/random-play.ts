import { type MoveBy, type Player, randomPlay } from '@tablee/game-kit/testing/random-play.ts'
import type { SeatId } from '@tablee/kernel'
import fc from 'fast-check'
import type { Move } from '../rules/moves.ts'
import { EDITIONS } from '../rules/options.ts'
import { otherTeam, type State, spelledText, TILES } from '../rules/state.ts'
import { Play } from './driver.ts'

export const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', 'Zoé']
const name = fc.constantFrom(...NAMES).map((each) => each as SeatId)
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
export const sensible = (table: Play): MoveBy<Move>[] => {
  const { active, phase } = table.state
  const mine = table.actingCaptain(active)
  const theirs = table.actingCaptain(otherTeam(active))
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
      const letters = TILES.map((each): MoveBy<Move> => [mine, { type: 'spell', letter: each }])
      return [
        ...letters,
        ...letters,
        [mine, { type: 'done' }],
        [mine, { type: 'done' }],
        [mine, { type: 'take-back', count: 1 }],
        ...table.state.teams[active].seats
          .filter((seat) => seat !== mine)
          .map((seat): MoveBy<Move> => [seat, { type: 'suggest', word: 'idée' }]),
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
      return NAMES.slice(0, 5).flatMap((each): MoveBy<Move>[] => [
        [each, { type: 'vote', vote: 'for' }],
        [each, { type: 'vote', vote: 'against' }],
      ])
    case 'over':
      return []
  }
}

const WORDS = ['sol', 'sols', 'Oslo', 'chou-fleur', 'bric-à-brac'].map((word) => ({ word, isMarked: word === 'Oslo' }))

export const setting = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  columns: fc.constantFrom(3 as const, 5 as const),
  hasClock: fc.boolean(),
  mayTurnOver: fc.boolean(),
  seed: fc.string(),
})
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never

export const tableOf = ({ edition, seed, ...options }: Setting): Play =>
  new Play({ edition, seed, options, known: [...TILES, 'SOLS', 'BC'], world: { answers: () => WORDS } })

export const player: Player<Play, Move> = { names: NAMES, sensible, move }

export const { steps, playOn } = randomPlay<State, Move, Play>(player)
