/** Ranks seats or camps, the best first; those who tie share a place. `compare` is below zero where the first one stands before the other. */
export const placingsBy = <Ranked>(
  ranked: readonly Ranked[],
  compare: (one: Ranked, other: Ranked) => number,
): Ranked[][] => {
  const placings: Ranked[][] = []
  for (const each of [...ranked].sort(compare)) {
    const last = placings.at(-1)
    const [peer] = last ?? []
    if (last !== undefined && peer !== undefined && compare(peer, each) === 0) last.push(each)
    else placings.push([each])
  }
  return placings
}
