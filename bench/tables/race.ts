import type { Party } from './party.ts'

/** Number of tables that are set up at the same time. */
const CONCURRENT_JOINS = 20

export const gatherAll = async <P extends Party>(gather: () => Promise<P>, tables: number): Promise<P[]> => {
  const parties: P[] = []
  let begun = 0
  const join = async () => {
    while (begun < tables) {
      begun += 1
      parties.push(await gather())
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_JOINS }, join))
  return parties
}

/** Each party makes `moves` moves, as fast as its four people see them. Returns the duration of each move in milliseconds. */
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

/** Plays `moves` moves in total, at one table after the other, `atATime` of them concurrently. */
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
