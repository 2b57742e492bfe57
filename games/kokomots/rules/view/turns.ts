import type { SeatId, Viewer } from '@tablee/kernel'
import {
  campOf,
  type Letter,
  type State,
  type Suggestion,
  type TeamResult,
  type TeamTurn,
  type TeamWord,
} from '../state.ts'
import { judgesOf, keepersOf } from '../turns/roles.ts'
import { type WonTheme, wonTheme } from './table.ts'

/** A team's word that stands: what it would keep. */
interface TeamWordView {
  readonly word: string
  readonly packet: number
  readonly letters: readonly Letter[]
  readonly theme: WonTheme
}

/** KOK-37 */
export interface ResultView {
  readonly camp: string
  readonly turn: number
  readonly words: readonly TeamWordView[]
  /** All three words: the themes are kept too. */
  readonly hasAll: boolean
}

/** KOK-35 */
interface PacketView {
  readonly holder: SeatId
  readonly size: number
  /** For the team, once its timer runs. */
  readonly letters?: readonly Letter[]
}

/** What is seen of a turn. */
export interface TurnView {
  /** Its number, from 1. */
  readonly turn?: number
  /** Which camp plays, who keeps its time and who judges. */
  readonly active?: string
  readonly keepers?: readonly SeatId[]
  readonly judges?: readonly SeatId[]
  /** KOK-11 */
  readonly hasDiscarded?: boolean
  /** KOK-15 */
  readonly nudges?: readonly SeatId[]
  readonly packets?: readonly PacketView[]
  readonly words?: readonly TeamWordView[]
  readonly suggestions?: readonly Suggestion[]
}

const wordView = ({ word, packet, letters, theme }: TeamWord): TeamWordView => ({
  word,
  packet,
  letters,
  theme: wonTheme(theme),
})

export const resultView = ({ camp, turn, words, hasAll }: TeamResult): ResultView => ({
  camp,
  turn,
  words: words.map(wordView),
  hasAll,
})

/** KOK-35: packets are the team's own, and face down until the timer starts; suggestions never leave the team. */
const teamView = ({ packets, words, suggestions }: TeamTurn, isMine: boolean, isOpen: boolean): TurnView => ({
  packets: packets.map(({ holder, letters }) => ({
    holder,
    size: letters.length,
    ...(isMine && isOpen ? { letters } : {}),
  })),
  ...(isOpen ? { words: words.map(wordView) } : {}),
  ...(isMine && isOpen ? { suggestions } : {}),
})

export const turnView = (state: State, viewer: Viewer, isCovered: boolean): TurnView => {
  const { phase } = state
  if (!('turn' in phase)) return {}
  const { number, camp, hasDiscarded, nudges, team } = phase.turn
  const isMine = viewer.kind === 'seat' && campOf(state, viewer.seat)?.id === camp
  return {
    turn: number,
    active: camp,
    keepers: keepersOf(state, camp),
    judges: judgesOf(state, camp),
    hasDiscarded,
    nudges,
    ...(team === undefined ? {} : teamView(team, isMine, phase.name !== 'ready' && !isCovered)),
  }
}
