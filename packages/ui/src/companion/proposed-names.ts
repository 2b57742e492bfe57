import { gatheredNames } from '../device/gathered-names.ts'

/** Whoever gathered last time, and empty places for as many as it takes. */
export const proposedNames = ({ min, max }: { readonly min: number; readonly max: number }): string[] => {
  const known = gatheredNames().slice(0, max)
  return [...known, ...Array.from({ length: Math.max(0, min - known.length) }, () => '')]
}
