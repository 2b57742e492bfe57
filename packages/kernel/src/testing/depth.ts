/** How thoroughly random play is tried: each test lane (scripts/lanes) sets DEPTH; without it, as `npm test` does. */
const DEPTH = (['quick', 'usual', 'deep'] as const).find((each) => each === process.env.DEPTH) ?? 'usual'

const FACTOR = { quick: 1 / 10, usual: 1, deep: 4 }[DEPTH]

/** The number of runs of a property in this lane. */
export const atDepth = (usual: number): number => Math.max(3, Math.round(usual * FACTOR))

/** More than this many cases must have been met; in the quick lane, where play is too short to promise any, none. */
export const enough = (cases: number): number => (DEPTH === 'quick' ? -1 : cases)

/** What play had to reach and did not; nothing in the quick lane, where play is too short to reach everything. */
export const unreached = <Each>(missing: readonly Each[]): readonly Each[] => (DEPTH === 'quick' ? [] : missing)
