import type { Chance, SeatId } from '@tablee/kernel'
import { type Claim, campOf, handOf, type Letter, type LyingTheme, type State, type TeamTurn } from '../rules/state.ts'

/** The same claims, spelled less far by others, with other hints where one is not the judge. */
const otherClaims = (state: State, me: SeatId | undefined, chance: Chance): Claim[] =>
  state.claims.map((claim) => {
    const isJudge = me !== undefined && claim.judges.includes(me)
    const hints = claim.hints.map(() => 'fails' as const)
    const told = isJudge ? claim : { ...claim, hints, fit: 'across' as const, spelling: 'autrement écrit' }
    if (claim.stage === 'judging') return told
    const typed = claim.by === me ? claim.typed : claim.letters.slice(0, chance.below(claim.letters.length))
    const mayKnow = me !== undefined && (claim.by === me || campOf(state, me)?.id !== claim.camp)
    return { ...told, stage: 'spelling', typed, ...(mayKnow ? {} : { word: 'tout autre chose' }) }
  })

/** The theme below, or on the back of what lies open, is another. */
const otherThemes = (themes: readonly LyingTheme[], chance: Chance): LyingTheme[] =>
  themes.map(({ id, card: _, titles, up }, nth) => {
    const other = `Autre ${chance.below(1000)}`
    if (nth > 0) return { id: `u${id}`, card: other, titles: [other, `${other} bis`], up: up === 0 ? 1 : 0 }
    return { id, card: other, up, titles: up === 0 ? [titles[0], other] : [other, titles[1]] }
  })

const otherTeam = (team: TeamTurn, seen: boolean, swap: (letters: readonly Letter[]) => Letter[]): TeamTurn =>
  seen
    ? team
    : {
        ...team,
        packets: team.packets.map(({ holder, letters }) => ({ holder, letters: swap(letters) })),
        suggestions: [],
      }

/** The same table with everything else that this viewer must not know. */
export const otherSecrets = (state: State, me: SeatId | undefined, chance: Chance): State => {
  const { phase } = state
  const turn = 'turn' in phase ? phase.turn : undefined
  const isMine = me !== undefined && turn !== undefined && campOf(state, me)?.id === turn.camp && phase.name !== 'ready'
  // What a claim names lies open.
  const named = new Set(state.claims.flatMap(({ cards }) => cards))
  const isHidden = ({ id }: Letter) => !named.has(id)
  // KOK-39: to viewers without a seat the hand of whoever searches lies open, in the classic variant.
  const open =
    me === undefined && state.options.mode === 'classic' && state.options.hasOpenHand && phase.name === 'turn'
      ? state.camps.find(({ id }) => id === phase.turn.camp)?.seats
      : undefined
  const isSeen = (seat: SeatId) => seat === me || open?.includes(seat) === true
  const others = state.seats.filter((seat) => !isSeen(seat))
  const under = state.columns.map(({ letters }) => letters.map((pile) => pile.slice(1)))
  const packets = isMine ? [] : (turn?.team?.packets.flatMap(({ letters }) => letters) ?? [])
  const mixed = chance.shuffle([
    ...others.flatMap((seat) => handOf(state, seat)).filter(isHidden),
    ...under.flat(2),
    ...packets.filter(isHidden),
    ...state.draw,
    ...state.discards,
  ])
  const swap = (letters: readonly Letter[]) => letters.map((each) => (isHidden(each) ? (mixed.pop() as Letter) : each))
  const hands = Object.fromEntries(
    state.seats.map((seat) => [seat, isSeen(seat) ? handOf(state, seat) : swap(handOf(state, seat))]),
  )
  const columns = state.columns.map(({ themes, letters: [one, two] }) => ({
    themes: otherThemes(themes, chance),
    letters: [
      [...one.slice(0, 1), ...swap(one.slice(1))],
      [...two.slice(0, 1), ...swap(two.slice(1))],
    ] as const,
  }))
  const team = turn?.team && otherTeam(turn.team, isMine, swap)
  return {
    ...state,
    hands,
    columns,
    draw: swap(state.draw),
    discards: swap(state.discards),
    fifth: otherThemes(state.fifth, chance),
    boxed: [],
    claims: otherClaims(state, me, chance),
    phase: 'turn' in phase && team !== undefined ? { ...phase, turn: { ...phase.turn, team } } : phase,
  }
}
