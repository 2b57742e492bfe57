import { type Decision, type Shelf, tableMachine, underWay } from '@tablee/kernel'
import { VirtualTable } from '../src/virtual-table.ts'

/** One table that plays game after game. Counts what it was shown, independently of the table's own memory. */
export class GameSeries {
  private readonly log: Decision[] = []
  private readonly table: VirtualTable
  private readonly seen = new Map<string, number>()
  /** Cards of the game under way, in the order in which they came up. */
  private shown: string[] = []

  constructor(
    private readonly shelf: Shelf,
    private readonly game: string,
    private readonly cards: readonly string[],
  ) {
    this.table = new VirtualTable(this.shelf, `evening of ${game}`, (decision) => this.log.push(decision))
    this.ask({ type: 'sit', name: 'host' })
    for (const level of ['sharp', 'steady', 'sharp'] as const) this.ask({ type: 'bot', level })
  }

  private ask(move: Parameters<VirtualTable['askAs']>[1]): void {
    const refused = this.table.askAs('host', move)
    if (refused) throw new Error(`${move.type}: ${refused.code}`)
  }

  times(card: string): number {
    return this.seen.get(card) ?? 0
  }

  /** The state that a restarted server rebuilds from the log. */
  restart(): void {
    const machine = tableMachine(this.shelf)
    const [first, ...others] = this.log
    if (first === undefined) throw new Error('nothing was written')
    const reopened = others.reduce(machine.evolve, machine.evolve(undefined, first))
    this.table.state = reopened
  }

  /** Cards that came up though others of the deck had been seen less often. */
  private look(): string[] {
    const { play } = this.table.state
    const now = this.shelf.get(this.game)?.game.shown(play?.state) ?? []
    const fresh = now.filter((card) => !this.shown.includes(card))
    this.shown = [...this.shown, ...fresh]
    const waiting = this.cards.filter((card) => !this.shown.includes(card))
    const least = Math.min(...waiting.map((card) => this.times(card)))
    return fresh.filter((card) => this.times(card) > least)
  }

  start(options?: unknown): void {
    this.ask({ type: 'choose', game: this.game, ...(options === undefined ? {} : { options }) })
    this.ask({ type: 'start' })
    this.shown = []
  }

  get state(): unknown {
    return this.table.state.play?.state
  }

  /** Plays to the end, or until the given number of cards was drawn. Returns the cards that came back too early. */
  play(most = Number.POSITIVE_INFINITY): string[] {
    const early: string[] = [...this.look()]
    while (underWay(this.table.state) !== undefined && this.shown.length < most) {
      this.table.tick()
      early.push(...this.look())
    }
    this.ask({ type: 'leave-game' })
    for (const card of this.shown) this.seen.set(card, this.times(card) + 1)
    return early
  }

  /** How often the card seen least has been seen. */
  get rounds(): number {
    return Math.min(...this.cards.map((card) => this.times(card)))
  }
}

export const cardsOf = (shelf: Shelf, game: string, pile: string): string[] => {
  const world = shelf.get(game)?.world as Readonly<Record<string, ReadonlyMap<string, unknown>>>
  return [...(world[pile]?.keys() ?? [])]
}

/** Games until the deck is through, and two more; now and then one is given up half-way, and the server is killed. */
export const playThrough = (series: GameSeries, each: (nth: number) => void): void => {
  let more = 2
  for (let nth = 0; series.rounds < 1 || more-- > 0; nth++) {
    each(nth)
    if (nth % 5 === 0 || series.rounds > 0) series.restart()
  }
}
/** What a game that is given up has shown counts all the same. */
export const cardsTill = (nth: number) => (nth % 3 === 2 ? 5 : undefined)
