import { type SeatId, seededChance } from '@tablee/kernel'
import { atDepth, unreached } from '@tablee/kernel/testing/depth'
import { loadPlayWords } from '@tablee/lexicon/node'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardNumber, give, goOut, type Imagined } from '../bots/imagined.ts'
import { type Doing, quickCounter, quickStart, quickTurn } from '../bots/imagined-choice.ts'
import { act } from '../bots/imagined-play.ts'
import { letterAt, treeFor } from '../bots/word-tree.ts'
import { wordsOf } from '../game.ts'
import type { Piece } from '../rules/moves.ts'
import { isRowUncounterable, lettersOf } from '../rules/rows.ts'
import { handOf, othersFrom, type State } from '../rules/state.ts'
import { Play } from './driver.ts'

const world = wordsOf(loadPlayWords())

/** The table as it is, nothing hidden. */
const asItIs = (play: Play): Imagined => {
  const { seats, rows, hands, pile, scores, passes, phase } = play.state
  const tree = treeFor(play.world)
  const table: Imagined = {
    tree,
    chance: seededChance('imagined'),
    rows: rows.map((row) => tree.at(lettersOf(row))),
    sure: rows.map(isRowUncounterable),
    hands: [],
    holds: [],
    replays: [],
    sures: [],
    pile: pile.map(cardNumber).reverse(),
    scores: seats.map((seat) => scores[seat] ?? 0),
    turn: phase.name === 'over' ? 0 : seats.indexOf(phase.seat),
    passes,
    isOver: phase.name === 'over',
  }
  for (const [nth, seat] of seats.entries()) give(table, nth, (hands[seat] ?? []).map(cardNumber))
  return table
}

/** What both must agree on. */
const told = ({ rows, sure, hands, pile, scores, turn, passes, isOver }: Imagined) => ({
  rows: rows.map(({ letters }) => letters),
  sure,
  hands: hands.map((hand) => [...hand].sort((a, b) => a - b)),
  pile,
  scores,
  isOver,
  ...(isOver ? {} : { turn, passes }),
})

const piecesOf = (state: State, seat: SeatId, { cards, letters }: Doing): Piece[] => {
  const hand = [...handOf(state, seat)]
  return cards.map((number, nth) => {
    const card = hand.splice(
      hand.findIndex((each) => cardNumber(each) === number),
      1,
    )[0]
    if (card === undefined) throw new Error(`no ${number} in this hand`)
    return { card, ...(card.startsWith('joker') ? { as: letterAt(letters[nth] ?? 0) } : {}) }
  })
}

const layAll = (play: Play, seat: SeatId, doing: Doing): void => {
  const pieces = piecesOf(play.state, seat, doing)
  for (const [nth, piece] of pieces.entries()) {
    const isWordOut = doing.isWordOut && nth === pieces.length - 1
    play.do(seat, { type: 'lay', row: doing.row, ...piece, isWordOut })
  }
}

/** Plays on by the book until the next turn: whatever is asked is answered as it comes to mind. */
const settle = (play: Play): void => {
  for (;;) {
    const { phase, seats, step } = play.state
    if (phase.name === 'over' || phase.name === 'turn') return
    const me = seats.indexOf(phase.seat)
    if (phase.name === 'run') play.do(phase.seat, { type: 'stop' })
    else if (phase.name === 'start') {
      const card = quickStart(asItIs(play), me)
      if (card === undefined) play.letTimePass()
      else {
        layAll(play, phase.seat, { row: phase.row, cards: [card], letters: [0], isWordOut: false })
      }
    } else {
      const asked = othersFrom(seats, phase.seat).find((seat) => phase.answers[seat] === undefined) as SeatId
      const counter = quickCounter(asItIs(play), seats.indexOf(asked), phase.row)
      if (counter === undefined) play.do(asked, { type: 'decline', step })
      else {
        const cards = piecesOf(play.state, asked, counter)
        play.do(asked, { type: 'counter', step, cards, isWordOut: counter.isWordOut })
      }
    }
  }
}

/** What a seat thinks of first, done at the imagined table and at the real one. */
const takeTurn = (play: Play): Imagined => {
  const { phase, seats } = play.state
  if (phase.name !== 'turn') throw new Error(`no turn in ${phase.name}`)
  const imagined = asItIs(play)
  const doing = quickTurn(imagined, seats.indexOf(phase.seat))
  act(imagined, seats.indexOf(phase.seat), doing)
  if (doing === undefined) play.do(phase.seat, { type: 'pass' })
  else layAll(play, phase.seat, doing)
  settle(play)
  return imagined
}

it('WO-7 to WO-27 the table that an expert imagines goes on as the real one does, turn by turn', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), (seed, players) => {
      const names = Array.from({ length: players }, (_, nth) => `s${nth}`)
      const play = new Play({ names, seed, world })
      while (play.state.phase.name === 'turn') {
        const { deals } = play.state
        const imagined = told(takeTurn(play))
        const real = told(asItIs(play))
        // Who gets which cards of a new deal is chance's.
        if (play.state.deals === deals) expect(imagined).toEqual(real)
      }
      for (const { type } of play.events) seen.add(type)
    }),
    { numRuns: atDepth(25) },
  )
  const all = ['laid', 'trashed', 'announced', 'banked', 'passed', 'drew', 'answered', 'dealt', 'ended', 'run-went-on']
  expect(unreached(all.filter((type) => !seen.has(type)))).toEqual([])
})

it.each([
  { rule: 'WO-23 eight each', pile: 20, held: [8, 8, 8], left: 2 },
  { rule: 'WO-24 all that is left, one by one', pile: 5, held: [4, 4, 3], left: 0 },
])('$rule, from whoever went out, who has the hand', ({ pile, held, left }) => {
  const cards = (count: number) => Array.from({ length: count }, () => 'E').join(' ')
  const stack = { hands: { Ana: '', Bob: cards(4), Cléo: cards(2) }, rows: 'C', pile: cards(pile) }
  const table = asItIs(new Play({ world, stack }))
  goOut(table, 0)
  expect([table.hands.map(({ length }) => length), table.pile.length, table.turn]).toEqual([held, left, 0])
  expect(table.holds).toEqual([16, 16, 16])
})
