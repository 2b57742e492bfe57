/** Four people at one table of some server. */
export interface Party {
  /** Whoever's turn it is moves; resolves once all four have seen it. */
  move(): Promise<void>
  leave(): void
}

/** How people come to a server: a new table, four of them at it, and the game begun. */
export type Gather = (url: string) => Promise<Party>

const PEOPLE = 4

/** How far each of them has seen the count go. */
export class Sights {
  private readonly seen = new Array<number>(PEOPLE).fill(0)
  private hope: { readonly count: number; readonly resolve: () => void } | undefined

  saw(person: number, count: number): void {
    this.seen[person] = count
    if (this.hope === undefined || this.seen.some((each) => each < (this.hope?.count ?? 0))) return
    const { resolve } = this.hope
    this.hope = undefined
    resolve()
  }

  everybodySees(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.hope = { count, resolve }
    })
  }
}

/** People who take turns at counting, whatever they are connected by. */
export const countingParty = (sights: Sights, next: (person: number) => void, leave: () => void): Party => {
  let count = 0
  const move = () => {
    const seen = sights.everybodySees(count + 1)
    next(count % PEOPLE)
    count += 1
    return seen
  }
  return { move, leave }
}

export const everybody = <T>(each: (person: number) => T): T[] => Array.from({ length: PEOPLE }, (_, nth) => each(nth))
