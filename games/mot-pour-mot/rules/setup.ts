import { ok, type Refusal, type Result, type Seating } from '@tablee/kernel'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import { no, type RefusalCode } from './refusals.ts'
import { TEAMS, type Teams } from './state.ts'
import { waitFor } from './waits.ts'
import type { MotPourMotTools } from './world.ts'

const ourTeams = ({ teams }: Seating): Teams | undefined => {
  const { sel, poivre, ...others } = teams
  return sel === undefined || poivre === undefined || Object.keys(others).length > 0 ? undefined : { sel, poivre }
}

/** MPM-4: cards in the box of each edition; a deck may have fewer, or more. */
const CARDS_IN_BOX = { cactus: 208, capture: 220 } as const

/** Those the table has seen least come first, shuffled among themselves. */
const makePile = ({ edition }: Options, { cards, chance, timesSeen }: MotPourMotTools): string[] =>
  chance
    .shuffle([...cards.keys()])
    .sort((a, b) => timesSeen(a) - timesSeen(b))
    .slice(0, CARDS_IN_BOX[edition])

/** Lays the board: teams checked (MPM-1), the first drawn by lot (MPM-5), the cards shuffled. */
export const setup = (
  options: Options,
  seating: Seating,
  tools: MotPourMotTools,
): Result<Event[], Refusal<RefusalCode>> => {
  const teams = ourTeams(seating)
  if (teams === undefined) return no('teams-uneven')
  const sizes = TEAMS.map((team) => teams[team].seats.length)
  if (Math.min(...sizes) < 1 || Math.max(...sizes) - Math.min(...sizes) > 1) return no('teams-uneven')
  const all = TEAMS.flatMap((team) => teams[team].seats)
  if (new Set(all).size !== all.length) return no('seat-twice')
  if (tools.cards.size === 0) return no('no-cards')
  if (TEAMS.some((team) => !teams[team].seats.includes(teams[team].captain))) return no('captain-not-in-team')
  const first = tools.chance.below(2) === 0 ? 'sel' : 'poivre'
  const pile = makePile(options, tools)
  return ok([
    { type: 'set-up', options, teams, first, pile, wait: waitFor('draw', { options, teams, active: first }, tools) },
  ])
}
