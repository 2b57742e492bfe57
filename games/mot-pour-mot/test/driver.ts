import { GameDriver, seatNamed as seat } from '@tablee/game-kit/testing/game-driver.ts'
import type { Seating } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { motPourMot } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { defaults, type Edition, type Options } from '../rules/options.ts'
import { actingCaptain, otherTeam, type State, type Team, type Teams } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import type { MotPourMotWorld } from '../rules/world.ts'

export const TEAM_SEATS: Teams = {
  sel: { seats: [seat('Ana'), seat('Bob'), seat('Cléo')], captain: seat('Ana') },
  poivre: { seats: [seat('Dan'), seat('Eve')], captain: seat('Dan') },
}

export const CARDS = new Map(
  Array.from({ length: 4 }, (_, nth) => [`card-${nth}`, { front: `Front ${nth}`, back: `Back ${nth}` }]),
)

interface Table {
  readonly edition?: Edition
  readonly options?: Partial<Options>
  readonly teams?: Teams
  readonly known?: readonly string[]
  readonly seed?: string
  /** Whatever the lot says, Sel starts: tests read better so. */
  readonly first?: Team
  readonly world?: Partial<MotPourMotWorld>
  /** How often the table has seen a card. */
  readonly timesSeen?: Readonly<Record<string, number>>
  readonly unhurried?: readonly string[]
}

export const seatingOf = (teams: Teams): Seating => ({ seats: [...teams.sel.seats, ...teams.poivre.seats], teams })

/** Mot pour Mot, driven as people and the clock would. */
export class Play extends GameDriver<Options, State, Move, Event, View, MotPourMotWorld> {
  /** The set-up as chance drew it. */
  readonly drawn: readonly Event[]

  constructor({ edition = 'cactus', teams = TEAM_SEATS, known = [], first = 'sel', ...table }: Table = {}) {
    super(motPourMot, {
      ...table,
      options: { ...defaults(edition), ...table.options },
      seating: seatingOf(teams),
      world: {
        cards: CARDS,
        answers: () => [],
        fold,
        isSpelled: (letters) => known.includes(letters),
        nearest: (letters) => [`${letters}-proche`],
        ...table.world,
      },
    })
    this.drawn = [...this.events]
    this.startFrom(this.drawn.map((event): Event => (event.type === 'set-up' ? { ...event, first } : event)))
  }

  /** Draws, starts the timer and spells, by whoever's part it is. */
  spell(word: string): this {
    const captain = this.captain(this.state.active)
    const other = this.captain(otherTeam(this.state.active))
    this.do(captain, { type: 'draw' })
    this.do(this.state.options.edition === 'cactus' ? captain : other, { type: 'start-timer' })
    for (const letter of word) this.do(captain, { type: 'spell', letter })
    return this
  }

  answer(word: string): this {
    this.spell(word)
    return this.do(this.captain(this.state.active), { type: 'done' })
  }

  /** A whole turn that nobody objects to. */
  turn(word: string): this {
    const other = this.captain(otherTeam(this.state.active))
    return this.answer(word).do(other, { type: 'accept' })
  }

  actingCaptain(team: Team): string {
    return actingCaptain(this.state.teams[team], this.present)
  }

  captain(team: Team): string {
    return this.state.teams[team].captain
  }

  /** « S2 » for a tile two columns toward Poivre, « Sout » for one that is out. */
  at(letters: string): string {
    return [...letters]
      .map((letter) => {
        const place = this.state.tiles[letter]
        return place === undefined ? `${letter}?` : `${letter}${'outBy' in place ? 'out' : place.column}`
      })
      .join(' ')
  }
}
