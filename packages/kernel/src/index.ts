export { after, type Brand, type Instant, type Milliseconds, type SeatId, seconds } from './brand.ts'
export { type Chance, seededChance } from './chance.ts'
export type { Actor, Due, Game, Tools, Viewer } from './game.ts'
export { ok, type Refusal, type Result, refuse } from './result.ts'
