import type { SeatId } from '@tablee/kernel'
import { drawFrom } from '../boxes.ts'
import type { Event } from '../events.ts'
import { evolve } from '../evolve.ts'
import { isTrue, type Line, mergeEqual, sourcesOf, type Texts } from '../lines.ts'
import { resultOf } from '../scoring/score.ts'
import { hasDiploma } from '../scoring/standings.ts'
import { type Box, leftOf, type Meaning, type Named, type State, takersOf, writersOf } from '../state.ts'
import { asRead, isBlank, isSameText } from '../texts.ts'
import type { LauriersTools } from '../world.ts'
import { isDrawnByLot, waitFor } from './waits.ts'

const drawByLot = (state: State, tools: LauriersTools): Event[] => drawFrom(state, tools.chance.below(2) as Box, tools)

/** LAU-5: where the machine draws, the leader has the card from the start. */
export const withCard = (events: readonly Event[], after: State, tools: LauriersTools): Event[] =>
  isDrawnByLot(after.options) ? [...events, ...drawByLot(after, tools)] : [...events]

/** LAU-3: the role passes to the left. */
export const nextRound = (state: State, tools: LauriersTools): Event[] => {
  const leader = leftOf(state.seats, state.leader)
  const began: Event = { type: 'round-began', leader, wait: waitFor('pick', { ...state, leader }, tools) }
  return withCard([began], evolve(state, began), tools)
}

export const pick = (state: State, meaning: Meaning, tools: LauriersTools): Event[] => [
  { type: 'word-picked', meaning, wait: waitFor('write', state, tools) },
]

const pickByLot = (state: State, { words }: Named<'pick'>, tools: LauriersTools): Event[] => {
  const meaning = words[tools.chance.below(words.length)]
  if (meaning === undefined) throw new Error('a card without words')
  return pick(state, meaning, tools)
}

/** LAU-5: not picked in time: by lot, or by the next one, if the leader is away. */
export const unpicked = (state: State, phase: Named<'draw' | 'pick'>, tools: LauriersTools): Event[] => {
  if (!tools.present.has(state.leader)) return nextRound(state, tools)
  if (phase.name === 'pick') return pickByLot(state, phase, tools)
  const drawn = drawByLot(state, tools)
  const after = drawn.reduce<State>(evolve, state)
  return [...drawn, ...pickByLot(after, after.phase as Named<'pick'>, tools)]
}

/** LAU-6: what is typed counts as written, handed in or not. LAU-8: nobody is told by a missing full stop. */
const collected = (state: State, { meaning, written }: Named<'write' | 'late'>): Texts => {
  const all = state.seats.map((seat) => [seat, asRead(written[seat]?.text ?? '')] as const)
  return { truth: meaning.definition, ...Object.fromEntries(all.filter(([, text]) => !isBlank(text))) }
}

/** LAU-23 */
const FEWEST_PROPOSALS = 2

/** LAU-23: whose text is as it was lent; one that was edited is its author's own. */
const borrowersOf = ({ lent = {} }: Named<'write' | 'late'>, texts: Texts): SeatId[] =>
  (Object.keys(lent) as SeatId[]).filter((seat) => lent[seat]?.some((text) => isSameText(text, texts[seat] ?? '')))

/** LAU-8, LAU-24: equal ones merged, shuffled: so they are read if nothing is done. */
export const asWritten = (texts: Texts, { chance }: LauriersTools): Line[] => {
  const lines = sourcesOf(texts).map((source): Line => ({ from: [source], wording: texts[source] ?? '' }))
  return mergeEqual(chance.shuffle(lines))
}

/** LAU-8: the desk starts from the texts as they are. */
export const closeWriting = (state: State, phase: Named<'write' | 'late'>, tools: LauriersTools): Event[] => {
  const texts = collected(state, phase)
  if (takersOf(state, texts).length < FEWEST_PROPOSALS) {
    const result = resultOf(state, { meaning: phase.meaning, texts, lines: [], stakes: [], votes: {} })
    return [{ type: 'results-told', result, wait: waitFor('results', state, tools) }]
  }
  const borrowed = borrowersOf(phase, texts)
  return [
    {
      type: 'writing-closed',
      texts,
      lines: asWritten(texts, tools),
      ...(borrowed.length > 0 ? { borrowed } : {}),
      wait: waitFor('desk', state, tools),
    },
  ]
}

/** LAU-6: whether only players who are away have not handed in. */
export const onlyAwayMissing = (
  round: Pick<State, 'seats' | 'leader'>,
  { written }: Named<'write' | 'late'>,
  present: ReadonlySet<SeatId>,
): boolean => writersOf(round).every((seat) => written[seat]?.isHandedIn || !present.has(seat))

/** Characters; what is longer has more time, in proportion. */
const READ_IN_TIME = 120

const waitToRead = (state: State, line: Line | undefined, tools: LauriersTools) =>
  waitFor('read', state, tools, Math.max(1, (line?.wording.length ?? 0) / READ_IN_TIME))

/** LAU-9: the first one is read with it. Touched up they may have become equal (LAU-8). */
export const publish = (state: State, lines: readonly Line[], tools: LauriersTools): Event[] => {
  const merged = mergeEqual(lines)
  return [{ type: 'published', lines: merged, wait: waitToRead(state, merged[0], tools) }]
}

export const readOn = (state: State, { read, lines }: Named<'read'>, tools: LauriersTools): Event[] => [
  read < lines.length
    ? { type: 'line-read', wait: waitToRead(state, lines[read], tools) }
    : { type: 'vote-opened', wait: waitFor('vote', state, tools) },
]

/** LAU-9: bots need no reading out. */
export const publishToBots = (state: State, lines: readonly Line[], tools: LauriersTools): Event[] => {
  const events = publish(state, lines, tools)
  let after = events.reduce<State>(evolve, state)
  while (after.phase.name === 'read') {
    const next = readOn(after, after.phase, tools)
    events.push(...next)
    after = next.reduce<State>(evolve, after)
  }
  return events
}

/** LAU-10: tokens that went with a vote are laid on the table, in the order of the seats, which tells nothing of the votes. */
export const closeVotes = (state: State, { pledged = [] }: Named<'vote'>, tools: LauriersTools): Event[] => [
  ...state.seats.filter((seat) => pledged.includes(seat)).map((seat): Event => ({ type: 'staked', seat })),
  { type: 'votes-closed', wait: waitFor('tell', state, tools) },
]

/** LAU-8: a bot merges what is equal, and takes the rest on trust. */
const takenOnTrust = ({ leader, seats }: State, lines: readonly Line[], { bots }: LauriersTools): number => {
  if (!bots.has(leader)) return 0
  const judged = lines.filter(isTrue).flatMap(({ from }) => from)
  return seats.filter(
    (seat) => !bots.has(seat) && lines.some(({ from }) => from.includes(seat)) && !judged.includes(seat),
  ).length
}

/** LAU-19, LAU-20: all pawns move together, then it is seen whether one of them has arrived. */
export const tellResults = (state: State, phase: Named<'tell'>, tools: LauriersTools): Event[] => {
  const onTrust = takenOnTrust(state, phase.lines, tools)
  const told: Event = {
    type: 'results-told',
    result: resultOf(state, phase),
    onTrust,
    wait: waitFor('results', state, tools),
  }
  const after = evolve(state, told)
  return after.seats.some((seat) => hasDiploma(after, seat)) ? [told, { type: 'ended' }] : [told]
}
