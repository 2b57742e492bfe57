import { GameDriver, seatNamed as seat, seatingOf } from '@tablee/game-kit/testing/game-driver.ts'
import { wordOut } from '../game.ts'
import { PACK } from '../rules/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move, Piece } from '../rules/moves.ts'
import { defaults, type Options } from '../rules/options.ts'
import { lettersOf } from '../rules/rows.ts'
import { handOf, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import type { WordOutWorld } from '../rules/world.ts'
import { pieceOf, type Stack, shortOf, stackedTable } from './stacked-table.ts'

interface Table {
  readonly names?: readonly string[]
  /** What lies where; without it the game is set up as chance has it. */
  readonly stack?: Stack
  readonly words?: readonly string[]
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly world?: Partial<WordOutWorld>
  readonly unhurried?: readonly string[]
}

/** A world of a few words. */
const worldOf = (words: readonly string[]): WordOutWorld => ({
  pack: PACK,
  isWord: (letters) => words.includes(letters),
  isBeginning: (letters) => words.some((word) => word.startsWith(letters)),
  next: (beginning) => {
    const longer = words.filter((word) => word.startsWith(beginning) && word !== beginning)
    const letters = [...new Set(longer.map((word) => word.charAt(beginning.length)))].sort()
    return letters.map((letter) => ({
      letter,
      words: longer.filter((word) => word.startsWith(beginning + letter)).length,
    }))
  },
  commonness: (word) => (words.includes(word) ? 'everyday' : undefined),
  common: (beginning) => words.filter((word) => word.startsWith(beginning)).length,
})

/** Word Out!, driven as people and the clock would. */
export class Play extends GameDriver<Options, State, Move, Event, View, WordOutWorld> {
  constructor({ names = ['Ana', 'Bob', 'Cléo'], stack, words = [], ...table }: Table = {}) {
    super(wordOut, {
      ...table,
      options: { ...defaults, ...table.options },
      seating: seatingOf(names),
      world: { ...worldOf(words), ...table.world },
    })
    if (stack !== undefined) this.state = stackedTable(this.state, stack)
  }

  /** « E », « E> », « E! », « # », or « ?E » for a JOKER named E. */
  laying(name: string, row: number, short: string, isWordOut = false): Move {
    return { type: 'lay', row, ...pieceOf(this.state, seat(name), short), isWordOut }
  }

  countering(name: string, shorts: string, isWordOut = false): Move {
    const cards: Piece[] = []
    for (const short of shorts.split(' ')) {
      const left = handOf(this.state, seat(name)).filter((card) => cards.every((piece) => piece.card !== card))
      cards.push(pieceOf({ hands: { [name]: left } }, seat(name), short))
    }
    return { type: 'counter', step: this.state.step, cards, isWordOut }
  }

  lay(name: string, row: number, short: string): this {
    return this.do(name, this.laying(name, row, short))
  }

  wordOut(name: string, row: number, short: string): this {
    return this.do(name, this.laying(name, row, short, true))
  }

  counter(name: string, cards: string): this {
    return this.do(name, this.countering(name, cards))
  }

  counterOut(name: string, cards: string): this {
    return this.do(name, this.countering(name, cards, true))
  }

  decline(...names: readonly string[]): this {
    for (const name of names) this.do(name, { type: 'decline', step: this.state.step })
    return this
  }

  pass(...names: readonly string[]): this {
    for (const name of names) this.do(name, { type: 'pass' })
    return this
  }

  /** « Ana turn », « Bob start 2 », « Ana counter 0 », « over ». */
  get at(): string {
    const { phase } = this.state
    if (phase.name === 'over') return 'over'
    return `${phase.seat} ${phase.name}${'row' in phase ? ` ${phase.row}` : ''}`
  }

  get rows(): string {
    return this.state.rows.map(lettersOf).join('|')
  }

  hand(name: string): string {
    return (this.state.hands[seat(name)] ?? []).map(shortOf).join(' ')
  }

  score(name: string): number {
    return this.state.scores[seat(name)] ?? 0
  }
}
