import type { BotLevel } from '@tablee/kernel'

/** A game's world as a scenario or a lesson stacks it. */
export interface Stacked {
  readonly world: object
  /** Places that the first shuffle brings to the top. */
  readonly onTop?: readonly number[]
}

/** Undefined for a stack that does not fit the game. `names`: the players, clockwise. */
export type StackWorld = (
  world: object,
  raw: unknown,
  names: readonly string[],
  options: unknown,
) => Stacked | undefined

/** A simulated game that has ended. */
export interface Simulated<State> {
  readonly state: State
  /** All events of the game. */
  readonly events: readonly unknown[]
  readonly winners: readonly BotLevel[]
}

/** What a game tells the rehearsal tools about itself. Each part is optional: without it, games are played and counted, no more. */
export interface RehearsalRules<State, Options, World> {
  /** Undefined for a stack that does not fit the game. */
  stack?(world: World, raw: unknown, names: readonly string[], options: unknown): Stacked | undefined
  /** What is wrong with a state after a decision; undefined: nothing. */
  fault?(state: State, before?: State): string | undefined
  /** Variants that are simulated in turn; left out: the defaults. */
  readonly variants?: readonly {
    readonly name: string
    /** The options of this variant with so many players. */
    options(players: number): Options
  }[]
  /** Lines that are counted over all simulated games. */
  tell?(done: Simulated<State>, levels: readonly BotLevel[]): readonly string[]
}
