import type { Gather, Party } from './party.ts'

/** So many are on their way in at a time. */
const AT_THE_DOOR = 20

export const gatherAll = async (gather: Gather, url: string, tables: number): Promise<Party[]> => {
  const parties: Party[] = []
  let begun = 0
  const door = async () => {
    while (begun < tables) {
      begun += 1
      parties.push(await gather(url))
    }
  }
  await Promise.all(Array.from({ length: AT_THE_DOOR }, door))
  return parties
}

/** Each party makes so many moves, as fast as its four see them; milliseconds that each took. */
export const playAll = async (parties: readonly Party[], moves: number): Promise<number[]> => {
  const took: number[] = []
  const play = async (party: Party) => {
    for (let nth = 0; nth < moves; nth++) {
      const began = performance.now()
      await party.move()
      took.push(performance.now() - began)
    }
  }
  await Promise.all(parties.map(play))
  return took
}
