import type { State } from '../rules/state.ts'

/** Every tile is on the board or out, and there are no others. */
export const motPourMotFault = ({ tiles }: State): string | undefined => {
  const there: Readonly<Record<string, unknown>> = tiles
  const lost = [...'BCDFGHILMNOPRSTUV'].filter((letter) => there[letter] === undefined)
  if (lost.length > 0) return `tiles lost: ${lost.join('')}`
  return Object.keys(tiles).length === 17 ? undefined : `${Object.keys(tiles).length} tiles`
}
