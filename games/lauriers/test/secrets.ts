import type { Chance, SeatId } from '@tablee/kernel'
import type { Line, Source, Texts } from '../rules/lines.ts'
import type { Meaning, Named, Phase, State, Written } from '../rules/state.ts'

const otherText = (chance: Chance) => `Tout autre chose${' encore'.repeat(chance.below(9))}`
const otherMeaning = (meaning: Meaning, chance: Chance): Meaning => ({ ...meaning, definition: otherText(chance) })

/** Others wrote something else, of another length; who has not handed in typed something, or nothing. */
const otherWritten = (
  state: State,
  written: Readonly<Record<SeatId, Written>>,
  me: SeatId | undefined,
  chance: Chance,
) =>
  Object.fromEntries(
    state.seats.flatMap((seat): [SeatId, Written][] => {
      const mine = written[seat]
      if (seat === me) return mine === undefined ? [] : [[seat, mine]]
      const isHandedIn = mine?.isHandedIn === true
      return isHandedIn || chance.below(2) === 0 ? [[seat, { text: otherText(chance), isHandedIn }]] : []
    }),
  )

const otherTexts = (texts: Texts, chance: Chance): Texts =>
  Object.fromEntries(Object.keys(texts).map((source) => [source, otherText(chance)])) as Texts

/** The same takers over as many lines as there must be, each anywhere; what is read already keeps its words. */
const otherLines = (texts: Texts, count: number, read: readonly string[], chance: Chance): Line[] => {
  const sources = chance.shuffle(Object.keys(texts) as Source[])
  return Array.from({ length: count }, (_, nth) => ({
    from: sources.filter((_, at) => at % count === nth),
    wording: read[nth] ?? otherText(chance),
  }))
}

/** As many others have voted, for anything; LAU-11: how many is open, who is not. */
const otherVotes = (
  { texts, votes }: Named<'vote' | 'tell'>,
  me: SeatId | undefined,
  count: number,
  chance: Chance,
) => {
  const others = chance.shuffle(Object.keys(texts).filter((seat) => seat !== 'truth' && seat !== me))
  const voted = others.slice(0, Object.keys(votes).filter((seat) => seat !== me).length)
  const mine = me === undefined ? undefined : votes[me]
  return {
    ...Object.fromEntries(voted.map((seat) => [seat, chance.below(count)])),
    ...(mine === undefined || me === undefined ? {} : { [me]: mine }),
  }
}

/** LAU-10: whose vote brings a token is as secret as the vote, until the votes are in. */
const otherPledges = ({ texts, pledged = [] }: Named<'vote' | 'tell'>, me: SeatId | undefined, chance: Chance) =>
  (Object.keys(texts) as (SeatId | 'truth')[]).filter(
    (seat): seat is SeatId => seat !== 'truth' && (seat === me ? pledged.includes(seat) : chance.below(2) === 0),
  )

/** LAU-23: who was offered a ready bluff, and how many. */
const otherLent = (
  { lent = {} }: Named<'write' | 'late'>,
  seats: readonly SeatId[],
  me: SeatId | undefined,
  chance: Chance,
) =>
  Object.fromEntries(
    seats.flatMap((seat): [SeatId, readonly string[]][] => {
      if (seat === me) return lent[seat] === undefined ? [] : [[seat, lent[seat]]]
      return chance.below(2) === 0 ? [] : [[seat, [otherText(chance)]]]
    }),
  )

/** The same phase with everything else that this viewer must not know. */
const withOtherPhase = (state: State, me: SeatId | undefined, chance: Chance): State['phase'] => {
  const { phase } = state
  const isLeader = me === state.leader
  if (phase.name === 'pick' && !isLeader)
    return { ...phase, words: phase.words.map((word) => ({ ...otherMeaning(word, chance), word: otherText(chance) })) }
  if (phase.name === 'write' || phase.name === 'late')
    return {
      ...phase,
      meaning: isLeader ? phase.meaning : otherMeaning(phase.meaning, chance),
      written: otherWritten(state, phase.written, me, chance),
      lent: otherLent(phase, state.seats, me, chance),
    } as Phase
  if (!('texts' in phase)) return phase
  // LAU-7: who wrote what is no secret for the leader; who votes for what is.
  if (isLeader)
    return 'votes' in phase
      ? { ...phase, votes: otherVotes(phase, me, phase.lines.length, chance), pledged: otherPledges(phase, me, chance) }
      : phase
  const texts = otherTexts(phase.texts, chance)
  const isOpen = phase.name !== 'desk'
  const read = isOpen ? phase.lines.slice(0, phase.name === 'read' ? phase.read : phase.lines.length) : []
  const count = isOpen ? phase.lines.length : 1 + chance.below(Object.keys(texts).length)
  const lines = otherLines(
    texts,
    count,
    read.map(({ wording }) => wording),
    chance,
  )
  const meaning = otherMeaning(phase.meaning, chance)
  if (!('votes' in phase)) return { ...phase, meaning, texts, lines } as Phase
  const votes = otherVotes(phase, me, count, chance)
  return { ...phase, meaning, texts, lines, votes, pledged: otherPledges(phase, me, chance) } as Phase
}

/** The same round with everything else that this viewer must not know. */
export const otherSecrets = (state: State, me: SeatId | undefined, chance: Chance): State => ({
  ...state,
  boxes: [state.boxes[0].map((_, nth) => `one ${nth}`), state.boxes[1].map((_, nth) => `two ${nth}`)],
  played: state.played.map((_, nth) => `played ${nth}`),
  phase: withOtherPhase(state, me, chance),
})
