import { takeFrom } from '../cards/columns.ts'
import { claimPoints, wonBy } from '../scoring/score.ts'
import {
  type Claim,
  handOf,
  type Letter,
  type LyingTheme,
  type State,
  type Turn,
  titleOf,
  topLetters,
} from '../state.ts'

/** What a player, a packet or the table gives to a word beside the column's letters. */
export const ownLetters = (state: State, { by, packet }: Pick<Claim, 'by' | 'packet'>): readonly Letter[] => {
  const { phase } = state
  if ('round' in phase) return phase.round.turned
  if (packet === undefined) return handOf(state, by)
  return 'turn' in phase ? (phase.turn.team?.packets[packet]?.letters ?? []) : []
}

/** The theme cards a claim is for, as they lie. */
export const themesOf = (
  { columns, fifth }: Pick<State, 'columns' | 'fifth'>,
  { column, isLinked }: Pick<Claim, 'column' | 'isLinked'>,
): LyingTheme[] => [...(columns[column]?.themes.slice(0, 1) ?? []), ...(isLinked ? fifth.slice(0, 1) : [])]

/** What all are told about a word. */
export const toldOf = (state: State, claim: Claim) => ({
  seat: claim.by,
  word: claim.word,
  titles: themesOf(state, claim).map(titleOf),
})

/** Every letter card that a claim takes. */
export const lettersOf = (state: State, claim: Claim): Letter[] => {
  const column = state.columns[claim.column]
  const lying = [...ownLetters(state, claim), ...(column === undefined ? [] : topLetters(column))]
  return lying.filter(({ id }) => claim.cards.includes(id))
}

export const pointsFor = (state: State, claim: Claim): number => claimPoints(lettersOf(state, claim), claim.isLinked)

const without = (letters: readonly Letter[], cards: readonly string[]) =>
  letters.filter(({ id }) => !cards.includes(id))

/** A claim that stands, be it on trust. */
export type Taken = Claim & { readonly isOnTrust?: true | undefined }

export const trusted = ({ isOnTrust }: Pick<Taken, 'isOnTrust'>) => (isOnTrust ? { isOnTrust } : {})

/** KOK-36: a team's word, which waits for the end of its timer. */
const intoTurn = (turn: Turn, claim: Taken, letters: readonly Letter[], theme: LyingTheme): Turn => {
  if (turn.team === undefined || claim.packet === undefined) throw new Error('a packet outside of a team')
  const word = {
    seat: claim.by,
    word: claim.spelling ?? claim.word,
    packet: claim.packet,
    letters,
    theme,
    ...trusted(claim),
  }
  const packets = turn.team.packets.map((packet) => ({ ...packet, letters: without(packet.letters, claim.cards) }))
  return { ...turn, team: { ...turn.team, packets, words: [...turn.team.words, word] } }
}

/** Cards leave where they lay: the hand, the packet, the turned letters (KOK-30: the other one is discarded). */
const leaving = (state: State, claim: Taken, letters: readonly Letter[], theme: LyingTheme): State => {
  const { phase } = state
  if ('round' in phase) {
    const discards = [...state.discards, ...without(phase.round.turned, claim.cards)]
    return { ...state, discards, phase: { ...phase, round: { ...phase.round, turned: [] } } }
  }
  if ('turn' in phase && claim.packet !== undefined)
    return { ...state, phase: { ...phase, turn: intoTurn(phase.turn, claim, letters, theme) } }
  return { ...state, hands: { ...state.hands, [claim.by]: without(handOf(state, claim.by), claim.cards) } }
}

/** KOK-7, KOK-10, KOK-27, KOK-30, KOK-36: the word stands. */
export const take = (before: State, claim: Taken): State => {
  const column = before.columns[claim.column]
  if (column === undefined) throw new Error(`no column ${claim.column}`)
  const letters = lettersOf(before, claim)
  const { theme, left, closed } = takeFrom(column, claim.cards)
  const state = leaving(before, claim, letters, theme)
  const columns = state.columns.map((each, nth) => (nth === claim.column ? left : each))
  const gone = { ...state.gone, letters: [...state.gone.letters, ...closed] }
  const claims = state.claims.filter(({ id }) => id !== claim.id)
  if (claim.packet !== undefined) return { ...state, columns, gone, claims }
  const pile = wonBy(state, claim.camp)
  const marked = claim.isLinked ? state.fifth.slice(0, 1) : []
  const won = {
    letters: [...pile.letters, ...letters],
    themes: [...pile.themes, theme],
    marked: [...pile.marked, ...marked],
  }
  return {
    ...state,
    columns,
    gone,
    claims,
    fifth: state.fifth.slice(marked.length),
    won: { ...state.won, [claim.camp]: won },
  }
}
