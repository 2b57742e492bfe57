import type { Name, Robot } from './robot.ts'

/** What somebody knows who has read the rules of a box. All of it is in French. */
export interface BoxRobot {
  /** What its box is called on the home page. */
  readonly lid: Name
  /** For a short game in which nothing presses: groups of choices, and what is chosen in each. */
  readonly options: readonly (readonly [group: Name, choice: Name])[]
  /** A game of it is over so soon that it is played with the usual tests. */
  readonly isQuick?: true
  /** How many play where everybody is a robot. */
  readonly people: number
  /**
   * One thing that the page asks of whoever holds the device: found by what the page says, done by keyboard. False when nothing is asked, so
   * that the robot waits for the others.
   */
  play(robot: Robot): Promise<boolean>
}

/** What a game brings so that the robot can play it: `robot` in its test/browser/robot.ts, by the ids of its boxes. */
export interface GameRobot {
  readonly boxes: Readonly<Record<string, BoxRobot>>
}
