import { type Options, tilesToWin } from './options.ts'
import { otherTeam, TEAMS, type Team } from './state.ts'

/** How things stand when a turn is over: at a table of ours, or beside the cardboard. */
interface TurnEnd {
  readonly options: Pick<Options, 'edition' | 'isLong'>
  /** MPM-5 */
  readonly first: Team
  /** Whose turn it was. */
  readonly active: Team
  /** Tiles out, by team. */
  readonly out: Readonly<Record<Team, number>>
}

/** Who plays next, or who has won; and who skipped a turn for it (MPM-21). */
type AfterTurn = ({ readonly next: Team } | { readonly winner: Team }) & { readonly skipped: readonly Team[] }

/** MPM-27: most tiles out; on a tie the team that played second. */
const cactusWinner = ({ out, first }: TurnEnd): Team => {
  const second = otherTeam(first)
  return out[first] > out[second] ? first : second
}

/**
 * The other team plays next, or skips: then the active team plays again (MPM-21). In cactus the end is looked at whenever the
 * second team's turn is over, had or skipped (MPM-34); in capture at once (MPM-28).
 */
export const afterTurn = (standing: TurnEnd, isReplayed: boolean): AfterTurn => {
  const { options, first, active, out } = standing
  const other = otherTeam(active)
  const isSecond = active !== first
  const hasEnough = (team: Team) => out[team] >= tilesToWin(options)
  if (options.edition === 'capture' && hasEnough(active)) return { winner: active, skipped: [] }
  if (options.edition === 'cactus' && (isSecond || isReplayed) && TEAMS.some(hasEnough))
    return { winner: cactusWinner(standing), skipped: isSecond ? [] : [other] }
  return isReplayed ? { next: active, skipped: [other] } : { next: other, skipped: [] }
}
