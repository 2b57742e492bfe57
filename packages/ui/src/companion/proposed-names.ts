import { gatheredNames } from '../device/gathered-names.ts'

/** The names of the last group, filled up with empty places to the fewest that the game takes. */
export const proposedNames = ({ min, max }: { readonly min: number; readonly max: number }): string[] => {
  const known = gatheredNames().slice(0, max)
  return [...known, ...Array.from({ length: Math.max(0, min - known.length) }, () => '')]
}
