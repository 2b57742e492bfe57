import { ok, type SeatId, type Seating } from '@tablee/kernel'
import type { Options } from './options.ts'
import { type Decided, type No, no } from './refusals.ts'
import { type Camp, type Column, HAND, type Letter, type LyingTheme, PACKETS, TEAMS } from './state.ts'
import { holdersFor } from './turns/teams.ts'
import { waitFor } from './turns/waits.ts'
import type { KokomotsTools } from './world.ts'

export const FEWEST = 2
export const MOST = 6
export const FEWEST_IN_TEAM = 2
export const MOST_IN_TEAM = 3
export const COLUMNS = 4

/** KOK-2, KOK-34 */
const campsOf = ({ mode, teams }: Options, seating: Seating): readonly Camp[] | No => {
  const { seats } = seating
  if (mode !== 'teams')
    return seats.length < FEWEST || seats.length > MOST
      ? no('two-to-six')
      : seats.map((seat) => ({ id: seat, seats: [seat] }))
  const camps = TEAMS.slice(0, teams).map((id) => ({ id, seats: seating.teams[id]?.seats ?? [] }))
  const isFit = camps.every((camp) => camp.seats.length >= FEWEST_IN_TEAM && camp.seats.length <= MOST_IN_TEAM)
  const placed = camps.flatMap((camp) => camp.seats)
  return isFit && placed.length === seats.length && new Set(placed).size === seats.length
    ? camps
    : no('teams-of-two-or-three')
}

/** « Anne-Laure » → 9 */
const lettersIn = (name: string): number => [...name.normalize('NFD').matchAll(/\p{L}/gu)].length

/** KOK-4: most letters in the name given at the table, ties by lot. */
const firstOf = ({ seats, names = {} }: Seating, { chance }: KokomotsTools): SeatId => {
  const length = (seat: SeatId) => lettersIn(names[seat] ?? '')
  const most = Math.max(...seats.map(length))
  const longest = seats.filter((seat) => length(seat) === most)
  return longest[chance.below(longest.length)] as SeatId
}

/** Those the table has seen least are played; which side is up is a lot. */
const layThemes = (count: number, { themes, chance, timesSeen }: KokomotsTools) => {
  const all = chance
    .shuffle([...themes])
    .sort(([one], [other]) => timesSeen(one) - timesSeen(other))
    .map(([card, { sides }], nth): LyingTheme => {
      const [front, back] = sides
      return { id: `t${nth}`, card, titles: [front.title, back.title], up: chance.below(2) === 0 ? 0 : 1 }
    })
  return { played: chance.shuffle(all.slice(0, count)), others: all.slice(count) }
}

/** KOK-3, KOK-26, KOK-28, KOK-35 */
export const setup = (options: Options, seating: Seating, tools: KokomotsTools): Decided => {
  const camps = campsOf(options, seating)
  if ('isOk' in camps) return camps
  const { mode, depth } = options
  const { seats } = seating
  const hasHands = mode === 'classic' || mode === 'expert'
  const { played, others } = layThemes(COLUMNS * depth, tools)
  const pile: Letter[] = tools.chance.shuffle([...tools.letters]).map(([id, card]) => ({ id, ...card }))
  const needed = 2 * COLUMNS * depth + Math.max(hasHands ? HAND * seats.length : 0, PACKETS.length * 2)
  if (played.length < COLUMNS * depth || pile.length < needed) return no('not-enough-cards')
  const columns = Array.from(
    { length: COLUMNS },
    (): Column => ({
      // What the table has seen before lies below what it has not.
      themes: played.splice(0, depth).sort((a, b) => tools.timesSeen(a.card) - tools.timesSeen(b.card)),
      letters: [pile.splice(0, depth), pile.splice(0, depth)],
    }),
  )
  const hands = Object.fromEntries(seats.map((seat) => [seat, hasHands ? pile.splice(0, HAND) : []]))
  const first = firstOf(seating, tools)
  const team = camps.find((camp) => camp.seats.includes(first))?.seats ?? []
  const wait = waitFor(mode === 'simultaneous' ? 'turn-letters' : 'ready', team, { options, step: 0 }, tools)
  return ok([
    {
      type: 'set-up',
      options,
      seats,
      camps,
      columns,
      fifth: mode === 'expert' ? others : [],
      boxed: mode === 'expert' ? [] : others,
      hands,
      draw: pile,
      first,
      wait,
      ...(mode === 'teams' ? { holders: holdersFor(team, 0) } : {}),
    },
  ])
}
