import { GameDriver, seatNamed as seat } from '@tablee/game-kit/testing/game-driver.ts'
import { after, type Milliseconds, type Seating } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { kokomots } from '../game.ts'
import type { Reason } from '../rules/claims/reasons.ts'
import { ownLetters } from '../rules/claims/taking.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { defaults, type Options } from '../rules/options.ts'
import { scoreOf, wonBy } from '../rules/scoring/score.ts'
import { type Claim, handOf, type State, titleOf, topLetters, turnOf } from '../rules/state.ts'
import type { View } from '../rules/view/view.ts'
import type { KokomotsWorld } from '../rules/world.ts'
import { cardsFrom, type Stack, shortOf, stackedTable } from './stacked-table.ts'
import { TRIAL_LETTERS, TRIAL_THEMES } from './trial-deck.ts'

interface Table {
  readonly names?: readonly string[]
  /** By team, in the team mode. */
  readonly teams?: Readonly<Record<string, readonly string[]>>
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly stack?: Stack
  readonly world?: Partial<KokomotsWorld>
  readonly unhurried?: readonly string[]
  readonly timesSeen?: Readonly<Record<string, number>>
  /** The game has not begun: nobody said « ready ». */
  readonly isAsleep?: boolean
}

const seatingOf = ({ names = ['Ana', 'Bob', 'Cléo'], teams }: Table): Seating => {
  const inTeams = Object.entries(teams ?? {}).map(([id, mates]) => [
    id,
    { seats: mates.map(seat), captain: seat(mates[0] ?? '') },
  ])
  const seats = (teams === undefined ? names : Object.values(teams).flat()).map(seat)
  // Whoever is listed first has the longest name: tests read better so.
  const lengthened = seats.map((each, nth) => [each, nth === 0 ? `${each}${'e'.repeat(30)}` : each])
  return { seats, teams: Object.fromEntries(inTeams), names: Object.fromEntries(lengthened) }
}

/** Kokomots, driven as people and the clock would. */
export class Play extends GameDriver<Options, State, Move, Event, View, KokomotsWorld> {
  constructor(table: Table = {}) {
    const mode = table.teams === undefined ? {} : { mode: 'teams' as const }
    const seating = seatingOf(table)
    super(kokomots, {
      ...table,
      options: { ...defaults, ...mode, ...table.options },
      seating,
      world: { themes: TRIAL_THEMES, letters: TRIAL_LETTERS, fold, isSpelled: () => true, ...table.world },
    })
    if (table.stack !== undefined) this.state = stackedTable(this.state, table.stack)
    if (!table.isAsleep)
      this.do(seating.seats[0] ?? '', { type: this.state.phase.name === 'ready' ? 'ready' : 'turn-letters' })
  }

  /** « New York » for the theme of that title, with cards in short, « own / column »; « Mer + Cinéma » links the fifth. */
  claiming(name: string, word: string, theme: string, shorts: string, packet?: number): Move {
    const [title = '', linked] = theme.split(' + ')
    const column = this.state.columns.findIndex(({ themes: [top] }) => top !== undefined && titleOf(top) === title)
    const lies = this.state.columns[column]
    const chosen = packet === undefined ? {} : { packet }
    const own = ownLetters(this.state, { by: seat(name), ...chosen })
    const [mine = '', theirs = ''] = shorts.split('/')
    const elsewhere = this.state.columns.filter((each) => each !== lies).flatMap(topLetters)
    const open = [...(lies === undefined ? [] : topLetters(lies)), ...elsewhere]
    const cards = [...cardsFrom(own, mine), ...cardsFrom(open, theirs)]
    return { type: 'claim', word, column, isLinked: linked !== undefined, cards, ...chosen }
  }

  claim(name: string, word: string, theme: string, shorts: string, packet?: number): this {
    return this.do(name, this.claiming(name, word, theme, shorts, packet))
  }

  /** The claim made last. */
  get last(): Claim {
    const claim = this.state.claims.at(-1)
    if (claim === undefined) throw new Error('nothing is claimed')
    return claim
  }

  accept(by: string, claim = this.last.id): this {
    return this.do(by, { type: 'accept', claim })
  }

  refuse(by: string, reason: Reason = 'off-theme', claim = this.last.id): this {
    return this.do(by, { type: 'refuse', claim, reason })
  }

  spell(name: string, letters: string, claim = this.last.id): this {
    for (const letter of letters) this.do(name, { type: 'spell', claim, letter })
    return this
  }

  /** Lets this many seconds pass, and everything that is due meanwhile happen. */
  wait(seconds: number): this {
    const until = after(this.now, (seconds * 1000) as Milliseconds)
    for (let due = kokomots.due(this.state); due !== undefined && due.at <= until; due = kokomots.due(this.state)) {
      this.now = due.at
      this.do({ kind: 'clock' }, due.move)
    }
    this.now = until
    return this
  }

  get phase(): State['phase']['name'] {
    return this.state.phase.name
  }

  get active(): string | undefined {
    return turnOf(this.state)?.camp
  }

  hand(name: string): string {
    return handOf(this.state, seat(name)).map(shortOf).join(' ')
  }

  /** « Ville: O N » */
  column(nth: number): string {
    const column = this.state.columns[nth]
    const [top] = column?.themes ?? []
    return top === undefined || column === undefined
      ? 'closed'
      : `${titleOf(top)}: ${topLetters(column).map(shortOf).join(' ')}`
  }

  /** What lies before somebody: « E R O | Ville | » */
  pile(camp: string): string {
    const { letters, themes, marked } = wonBy(this.state, camp)
    return [letters.map(shortOf).join(' '), themes.map(titleOf).join(), marked.map(titleOf).join()].join('|')
  }

  score(camp: string): number {
    return scoreOf(wonBy(this.state, camp))
  }

  get told(): string[] {
    return this.state.told.map(({ type }) => type)
  }
}
