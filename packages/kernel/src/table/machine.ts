import type { Shelf, Viewer } from '../game.ts'
import { decideTable } from './decide.ts'
import type { FoldedGame, TableDecided } from './decided.ts'
import type { Decision, TableEvent } from './events.ts'
import { evolveTable } from './evolve.ts'
import { duesOf, type TableDue } from './games/dues.ts'
import { shelvedGame } from './games/shelf.ts'
import type { Asker, TableMove } from './moves.ts'
import type { TableState } from './state.ts'
import type { Attendance, TableTools } from './tools.ts'
import { type TableAttendance, type TableView, type TableViews, viewsOfTable, wholeView } from './view.ts'

/** When something is due, and the question that a bot could think about until then. */
export type Upcoming = Pick<TableDue, 'at' | 'question'>

/** The table's state machine, which holds a game's state machine inside. */
export interface TableMachine {
  /** The first events of a new table. */
  open(): TableEvent[]
  /** Turns a move of anybody at the table into events, or refuses it. Moves of the game are handed on to the game. */
  decide(state: TableState, move: TableMove, by: Asker, tools: TableTools): TableDecided
  /** Folds a decision into the state; also remembers when it was made, and which of the client's moves it answered. */
  evolve(state: TableState | undefined, decision: Decision): TableState
  /** `evolve` for a decision just made: `folded` comes from `decide` on this very state, so that no event of the game is folded twice. */
  evolveDecided(state: TableState, decision: Decision, folded: FoldedGame): TableState
  /** What one viewer may see of the table and its game. */
  view(state: TableState, viewer: Viewer, presence: TableAttendance): TableView
  /** The views of all viewers. Parts that did not change since `before` are the same objects. */
  views(state: TableState, presence: TableAttendance, before?: TableViews): TableViews
  /** When the clock has to « tick », earliest first; empty while the table's time stands still. */
  dues(state: TableState, attendance: Attendance, report?: (error: unknown) => void): readonly Upcoming[]
  /** Whether a replay skips this move of a game: see `Game.isDraft`. */
  isDraft(game: string, move: unknown): boolean
}

/** A new table starts with the first game on the shelf. */
export const tableMachine = (shelf: Shelf): TableMachine => ({
  open: () => {
    const first = [...shelf.values()][0]
    if (first === undefined) throw new Error('no game on the shelf')
    return [{ type: 'opened', game: first.game.id, options: first.game.defaults }]
  },
  decide: (state, move, by, tools) => decideTable(state, move, by, tools, shelf),
  evolve: (state, decision) => evolveTable(state, decision, shelf),
  evolveDecided: (state, decision, folded) => evolveTable(state, decision, shelf, folded),
  view: (state, viewer, presence) => wholeView(viewsOfTable(state, presence, shelf).of(viewer)),
  views: (state, presence, before) => viewsOfTable(state, presence, shelf, before),
  dues: (state, attendance, report) => duesOf(state, attendance, shelf, report),
  isDraft: (id, move) => shelvedGame(shelf, id).game.isDraft?.(move) ?? false,
})
