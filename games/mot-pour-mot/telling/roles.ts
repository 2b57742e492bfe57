import type { SeatId, SeatView } from '@tablee/kernel'
import { isAmongBots } from '@tablee/ui/frames/among-bots.ts'
import { otherTeam, type Team, timerStarter, type View } from '../game.ts'

/** What somebody is to the game. */
export interface Role {
  readonly seat: SeatId
  readonly team: Team
  /** Acts as captain now (MPM-32). */
  readonly isCaptain: boolean
  /** Of the team whose turn it is. */
  readonly isActive: boolean
}

/** Undefined for a spectator. */
export const roleOf = (view: View, seat: SeatId | undefined): Role | undefined => {
  if (seat === undefined) return undefined
  const team = (['sel', 'poivre'] as const).find((each) => view.teams[each].seats.includes(seat))
  if (team === undefined) return undefined
  return { seat, team, isCaptain: view.acting[team] === seat, isActive: team === view.active }
}

/** What the table waits for from this person; « watch » when it waits for somebody else. */
export type Task =
  | 'draw'
  | 'start'
  | 'spell'
  | 'suggest'
  | 'tell'
  | 'judge'
  | 'plead'
  | 'explain'
  | 'withdraw'
  | 'vote'
  | 'watch'
  | 'over'

const ifCaptain = (role: Role, team: Team, task: Task): Task => (role.isCaptain && role.team === team ? task : 'watch')

export const taskOf = (view: View, role: Role): Task => {
  const { active, phase } = view
  switch (phase) {
    case 'draw':
      return ifCaptain(role, active, 'draw')
    case 'read':
      return ifCaptain(role, timerStarter(view, active), 'start')
    case 'spell':
      return role.isActive && !role.isCaptain ? 'suggest' : ifCaptain(role, active, 'spell')
    case 'tell':
      return ifCaptain(role, active, 'tell')
    case 'review':
      return ifCaptain(role, otherTeam(active), 'judge')
    case 'plead':
      return ifCaptain(role, active, 'plead')
    case 'explain':
      return ifCaptain(role, role.team, role.isActive ? 'explain' : 'withdraw')
    case 'vote':
      return view.voters?.includes(role.seat) === true ? 'vote' : 'watch'
    case 'over':
      return 'over'
  }
}

/** Among bots: nobody else could judge, or vote. */
export const isAlone = ({ teams }: View, people: ReadonlyMap<string, SeatView>): boolean =>
  isAmongBots([...teams.sel.seats, ...teams.poivre.seats], people)

/** MPM-8: who may still turn the card over. */
export const mayTurnOver = (view: View, role: Role): boolean =>
  view.phase === 'read' && view.mayTurnOver && view.isTurned !== true && role.isActive && role.isCaptain
