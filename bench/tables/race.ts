import type { Party } from './party.ts'

/** So many are on their way in at a time. */
const AT_THE_DOOR = 20

export const gatherAll = async <P extends Party>(gather: () => Promise<P>, tables: number): Promise<P[]> => {
  const parties: P[] = []
  let begun = 0
  const door = async () => {
    while (begun < tables) {
      begun += 1
      parties.push(await gather())
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

/** So many moves in all, at each table in turn, a few tables at a time. */
export const playInTurn = async (parties: readonly Party[], moves: number, atATime: number): Promise<void> => {
  const queue = [...parties]
  let begun = 0
  const play = async () => {
    while (begun < moves) {
      begun += 1
      const party = queue.shift()
      await party?.move()
      if (party !== undefined) queue.push(party)
    }
  }
  await Promise.all(Array.from({ length: atATime }, play))
}
