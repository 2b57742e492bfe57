export {
  after,
  type Brand,
  type HolderKey,
  type Instant,
  type Milliseconds,
  type SeatId,
  type ServerTime,
  seconds,
} from './brand.ts'
export { type Chance, seededChance } from './chance.ts'
export {
  type Actor,
  type Away,
  BOT_LEVELS,
  type BotLevel,
  type BotMove,
  type BotTools,
  type DeckRead,
  type Due,
  type Game,
  type Outcome,
  type OwnDecks,
  type Scene,
  type Seating,
  type SeatRange,
  type Shelf,
  type Shelved,
  type TeamSeats,
  type Tools,
  type Viewer,
  type WriteLimit,
} from './game.ts'
export { ok, type Refusal, type Result, refuse } from './result.ts'
export { isSame } from './same.ts'
export { answerTo } from './table/answered.ts'
export { askerIn } from './table/asker.ts'
export type { FoldedGame } from './table/decided.ts'
export type { Decision, TableEvent } from './table/events.ts'
export { type BotQuestion, type Thought, thinkAbout } from './table/games/thoughts.ts'
export { type TableMachine, tableMachine, type Upcoming } from './table/machine.ts'
export type { Asker, TableMove } from './table/moves.ts'
export type { TableRefusalCode } from './table/refusals.ts'
export { distinctName, isNameTooLong, lettersIn, type Name, readName } from './table/seats/names.ts'
export {
  chairLeftBy,
  type FinishedGame,
  HOST_GONE_AFTER,
  mayVisit,
  seatHadBy,
  seatHeldBy,
  type TableState,
  tableNow,
  underWay,
} from './table/state.ts'
export type { Attendance, TableTools } from './table/tools.ts'
export {
  type DeckView,
  type IntroView,
  type PlayView,
  type SeatView,
  type StoppedView,
  type TableAttendance,
  type TableView,
  type TableViews,
  type ViewParts,
  wholeView,
} from './table/view.ts'
export { withoutUnseen } from './unseen.ts'
