/** What must hold after every decision of a game, whatever was played: one line a game. Faults are told, none is well. */
export const INVARIANTS: Readonly<Record<string, (state: unknown) => string | undefined>> = {
  'mot-pour-mot': (state) => {
    const { tiles } = state as { tiles: Readonly<Record<string, { column: number } | { outBy: string }>> }
    const lost = [...'BCDFGHILMNOPRSTUV'].filter((letter) => tiles[letter] === undefined)
    if (lost.length > 0) return `tiles lost: ${lost.join('')}`
    return Object.keys(tiles).length === 17 ? undefined : `${Object.keys(tiles).length} tiles`
  },
}
