/** Four people at one table of any server. */
export interface Party {
  /** The person whose turn it is moves; resolves when all four have seen it. */
  move(): Promise<void>
  leave(): void
}

/** Opens a new table on a server, seats four people and starts the game. */
export type Gather = (url: string) => Promise<Party>

const PEOPLE = 4

/** The count that each person has seen. */
export class SeenCounts {
  private readonly seen = new Array<number>(PEOPLE).fill(0)
  private waiting: { readonly count: number; readonly resolve: () => void } | undefined

  saw(person: number, count: number): void {
    this.seen[person] = count
    if (this.waiting === undefined || this.seen.some((each) => each < (this.waiting?.count ?? 0))) return
    const { resolve } = this.waiting
    this.waiting = undefined
    resolve()
  }

  everybodySees(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = { count, resolve }
    })
  }
}

/** Four people who take turns, over any kind of connection. */
export const countingParty = (seenCounts: SeenCounts, next: (person: number) => void, leave: () => void): Party => {
  let count = 0
  const move = () => {
    const seen = seenCounts.everybodySees(count + 1)
    next(count % PEOPLE)
    count += 1
    return seen
  }
  return { move, leave }
}

export const everybody = <T>(each: (person: number) => T): T[] => Array.from({ length: PEOPLE }, (_, nth) => each(nth))
