import type { SeatId } from '@tablee/kernel'
import type { Component } from 'svelte'
import type { People } from '../frames/people.ts'
import type { PlayOf } from '../play-of.ts'

/** What one part of an intro says: a short sentence in large type, and what it means. */
export interface IntroLines {
  readonly title: string
  readonly text: string
}

/** For whom an intro is shown: one seat's own device, or everybody (shared screen, spectators, one device that goes around). */
export interface IntroScene<View> {
  readonly play: PlayOf<View>
  readonly people: People
  readonly me: SeatId | undefined
}

/** A picture; one that is the same for all options takes none. */
type IntroPicture<Options> = Component<{ options: Options }> | Component<Record<string, never>>

/**
 * Twelve seconds in three parts before a game's time begins (ALL-11): the goal, what one's own phone is for, who begins. The pictures are drawn on the
 * game's cloth, in an area of 320 × 200 units: a length is `calc(40 * var(--u))`. What moves in them ends as it is drawn without motion.
 */
export interface GameIntro<View = unknown, Options = unknown> {
  /** Two games with the same name share an intro: a table that has seen it gets only the last part. */
  name(options: Options): string
  /** The goal, acted with pieces of the game. */
  readonly Goal: IntroPicture<Options>
  goal(scene: IntroScene<View>): IntroLines
  /** What a phone of this game looks like in use. */
  readonly Phone: IntroPicture<Options>
  phone(scene: IntroScene<View>): IntroLines
  /** Who begins: their plates are the large ones. */
  first(view: View): readonly SeatId[]
  begins(scene: IntroScene<View>): IntroLines
}

/** The seat that the reader plays from; undefined where everybody reads it. */
export const ownSeat = ({ play, me }: Pick<IntroScene<unknown>, 'play' | 'me'>): SeatId | undefined =>
  me !== undefined && play.seats.includes(me) ? me : undefined

/** Which of the three parts is on; `left` and `lasts` in seconds. A brief intro has the last part only. */
export const introPart = (left: number, lasts: number, isBrief: boolean): 0 | 1 | 2 => {
  if (isBrief) return 2
  const share = 1 - Math.max(0, left) / lasts
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2
}

/** How much of a part's bar is filled, from 0 to 1. */
export const filledOf = (part: 0 | 1 | 2, left: number, lasts: number, isBrief: boolean): number => {
  const gone = lasts - left
  return Math.min(1, Math.max(0, isBrief ? gone / lasts : (3 * gone) / lasts - part))
}
