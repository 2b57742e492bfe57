import type { SeatId } from '@tablee/kernel'
import { printedOn } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/view.ts'
import { moveFor } from './bot.ts'
import type { PlayChoice } from './choices.ts'
import { cardNumber, copyOf, type Imagined, isLate, leftOf } from './imagined.ts'
import { type Doing, quickCounter } from './imagined-choice.ts'
import { act, hear, playOn } from './imagined-play.ts'
import { handWorth, mostFor, rivalryIn } from './imagined-worth.ts'
import { type MindTools, optionsIn } from './mind.ts'
import { numberOf } from './word-tree.ts'
import { imagineTables } from './worlds.ts'

/** So many of what looks best at first sight are tried out, and played on for so many turns. */
const CHOICES = 8
const TURNS = 4

/** On so many tables as they might be, before the better half goes on; fewer with a full hand, which takes longer to look through. */
const tablesFor = (held: number): number => Math.min(24, Math.ceil(240 / Math.max(1, held)))

/** How much of what a seat could bank with the next turn counts, and of that with each turn later. */
const NEXT_WORD = 0.5

const doingOf = ({ row, pieces, isWordOut }: PlayChoice): Doing => ({
  row,
  cards: pieces.map(({ card }) => cardNumber(card)),
  letters: pieces.map(({ card, as }) => numberOf(as ?? printedOn(card) ?? 'A')),
  isWordOut,
})

/** What a seat could bank next, by how soon its turn comes. */
const prospectOf = (table: Imagined, seat: number): number => {
  let most = 0
  for (const [row, place] of table.rows.entries())
    most = Math.max(most, mostFor(table, seat, place, table.sure[row] as boolean))
  const turnsAway = (seat - table.turn + table.hands.length) % table.hands.length
  return most * NEXT_WORD ** (1 + turnsAway)
}

/** What a table is worth to a seat, in points: its own, against those of the others. */
const worthTo = (table: Imagined, me: number): number => {
  const rivalry = rivalryIn(table)
  let sum = 0
  for (const [seat, hand] of table.hands.entries()) {
    const worth =
      (table.scores[seat] ?? 0) + (table.isOver ? 0 : handWorth(hand, isLate(table)) + prospectOf(table, seat))
    sum += seat === me ? worth : -rivalry * worth
  }
  return sum
}

/** Does it, up to the next turn. */
const tryOut = (table: Imagined, view: View, me: number, doing: Doing | undefined): void => {
  const { phase, row = 0, heard = {}, seats } = view
  if (phase === 'counter')
    hear(table, table.turn, row, (seat) => {
      if (seat === me) return doing
      return heard[seats[seat] as SeatId] === undefined ? quickCounter(table, seat, row) : undefined
    })
  else if (phase === 'run' && doing === undefined) table.turn = leftOf(table, me)
  else act(table, me, doing)
}

/** A choice that is being tried out; none: to do nothing. */
interface Trial {
  readonly choice: PlayChoice | undefined
  readonly doing: Doing | undefined
  worth: number
}

/** What looks best at first sight; to do nothing is one of the choices, where one may. */
const firstSight = (view: View, seat: SeatId, tools: MindTools): Trial[] => {
  const { choices, idle } = optionsIn(view, seat, tools)
  const all: Trial[] = choices.map((choice) => ({ choice, doing: doingOf(choice), worth: choice.worth }))
  if (idle !== undefined) all.push({ choice: undefined, doing: undefined, worth: idle })
  const best = all.sort((a, b) => b.worth - a.worth).slice(0, CHOICES)
  return best.map((trial) => ({ ...trial, worth: 0 }))
}

/**
 * An expert tries out what looks good, on tables where the cards it does not see lie as chance has it, and takes what comes out best.
 * The budget is in steps, never in time: the same view gives the same move on any machine.
 */
export const think = (view: View, seat: SeatId, tools: MindTools): Move | undefined => {
  const me = view.seats.indexOf(seat)
  const imagine = imagineTables(view, seat, tools, tools.chance(`step ${view.step} thought`))
  let trials = firstSight(view, seat, tools)
  while (trials.length > 1) {
    for (let left = tablesFor(view.hand?.length ?? 0); left > 0; left--) {
      const table = imagine()
      for (const trial of trials) {
        const tried = copyOf(table)
        tryOut(tried, view, me, trial.doing)
        playOn(tried, TURNS)
        trial.worth += worthTo(tried, me)
      }
    }
    trials = trials.sort((a, b) => b.worth - a.worth).slice(0, Math.ceil(trials.length / 2))
  }
  return moveFor(view, trials[0]?.choice)
}
