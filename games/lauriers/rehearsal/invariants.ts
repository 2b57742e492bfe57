import { isTrue, TRUTH } from '../rules/lines.ts'
import { type State, TOKENS } from '../rules/state.ts'

/** LAU-22: each card once, in a box or played; no decision adds one or takes one away. */
const cardFault = ({ boxes, played, seen }: State, before: State | undefined): string | undefined => {
  const cards = [...boxes.flat(), ...played]
  const there = new Set(cards)
  if (there.size !== cards.length) return `${cards.length - there.size} cards are there twice`
  const unseen = played.filter((card) => !seen.includes(card))
  if (unseen.length > 0) return `played and never seen: ${unseen.join(' ')}`
  const lost = before === undefined ? [] : [...before.boxes.flat(), ...before.played].filter((card) => !there.has(card))
  if (lost.length > 0) return `cards lost: ${lost.join(' ')}`
  const had = before === undefined ? cards.length : before.boxes.flat().length + before.played.length
  return cards.length === had ? undefined : `${cards.length} cards, not ${had}`
}

const stakesOf = ({ phase }: State): readonly string[] => ('stakes' in phase ? phase.stakes : [])

/** LAU-2, LAU-17: a token goes by a stake of its holder's, and none comes back. */
const tokenFault = (state: State, before: State | undefined): string | undefined => {
  const laid = stakesOf(state).filter((seat) => before === undefined || !stakesOf(before).includes(seat))
  for (const seat of state.seats) {
    const had = before === undefined ? TOKENS : (before.tokens[seat] ?? 0)
    const due = had - (laid.includes(seat) ? 1 : 0)
    if (state.tokens[seat] !== due || due < 0) return `${seat} has ${state.tokens[seat]} tokens, not ${due}`
  }
  return undefined
}

/** The points of the votes that are in, vote by vote; the game counts player by player. */
const pointsOf = ({ phase, leader, options }: State): ReadonlyMap<string, number> => {
  const points = new Map<string, number>()
  if (phase.name !== 'tell') return points
  const { lines, votes, stakes } = phase
  const give = (seat: string, count: number) => points.set(seat, (points.get(seat) ?? 0) + count)
  const weight = (seat: string) => (stakes.some((each) => each === seat) ? 2 : 1)
  for (const voter of lines.flatMap(({ from }) => from)) {
    if (voter === TRUTH) continue
    const line = lines[votes[voter] ?? Number.NaN]
    for (const author of line?.from ?? [])
      if (author !== TRUTH && (author !== voter || options.countsOwnVotes)) give(author, weight(author))
    if (line !== undefined && isTrue(line)) give(voter, 2 * weight(voter))
    else give(leader, 1)
  }
  return points
}

/** LAU-1, LAU-20: pawns stand still until results are told, and then go as many leaves as there were points, never past the last. */
const pawnFault = (state: State, before: State | undefined): string | undefined => {
  const isTold = before !== undefined && state.last?.round !== before.last?.round
  const points = isTold ? pointsOf(before) : new Map<string, number>()
  for (const seat of state.seats) {
    const stood = before === undefined ? 1 : (before.leaves[seat] ?? 1)
    const due = Math.min(state.options.leaves, stood + (points.get(seat) ?? 0))
    if (state.leaves[seat] !== due) return `${seat} is on leaf ${state.leaves[seat]}, not ${due}`
  }
  return undefined
}

/** Nothing before: the set-up. */
export const lauriersFault = (state: State, before?: State): string | undefined =>
  cardFault(state, before) ?? tokenFault(state, before) ?? pawnFault(state, before)
