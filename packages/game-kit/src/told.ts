/** Something that all could see happen, with its number in the game. */
export type Numbered<Happening> = Happening & { readonly nth: number }

/** The tail of what happened, as a view shows it: by number. Absent while the view is covered. */
export interface ToldView<Happening> {
  readonly told?: Readonly<Record<number, Happening>>
}

/** The tail with this at its end, numbered on from the last one; only the last `kept` stay. */
export const withTold = <Happening extends object>(
  tail: readonly Numbered<Happening>[],
  happened: readonly Happening[],
  kept: number,
): Numbered<Happening>[] => {
  const next = (tail.at(-1)?.nth ?? 0) + 1
  return [...tail, ...happened.map((each, at) => ({ ...each, nth: next + at }))].slice(-kept)
}

/** What happened after the one with this number, the oldest first. */
export const toldAfter = <Happening>({ told = {} }: ToldView<Happening>, after: number): Happening[] =>
  Object.entries(told)
    .map(([nth, happening]) => ({ nth: Number(nth), happening }))
    .filter(({ nth }) => nth > after)
    .sort((a, b) => a.nth - b.nth)
    .map(({ happening }) => happening)

/** The number of what happened last. */
export const lastTold = ({ told = {} }: ToldView<unknown>): number =>
  Object.keys(told).reduce((last, nth) => Math.max(last, Number(nth)), 0)
