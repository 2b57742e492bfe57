import { type State as KokomotsState, defaults as kokomots } from '@tablee/games/kokomots/game.ts'
import { type Decision, tableMachine, underWay } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { VirtualTable } from './virtual-table.ts'

const shelf = await loadShelf()

/** One table that plays game after game; what it was shown is counted here, beside its own memory. */
class Evening {
  private readonly log: Decision[] = []
  private readonly table: VirtualTable
  private readonly seen = new Map<string, number>()
  /** Cards of the game under way, in the order in which they came up. */
  private shown: string[] = []

  constructor(
    private readonly game: string,
    private readonly cards: readonly string[],
  ) {
    this.table = new VirtualTable(shelf, `evening of ${game}`, (decision) => this.log.push(decision))
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

  /** The state as a server that was killed gets it back. */
  restart(): void {
    const machine = tableMachine(shelf)
    const [first, ...others] = this.log
    if (first === undefined) throw new Error('nothing was written')
    const reopened = others.reduce(machine.evolve, machine.evolve(undefined, first))
    this.table.state = reopened
  }

  /** Cards that came up though others of the deck had been seen less often. */
  private look(): string[] {
    const { play } = this.table.state
    const now = shelf.get(this.game)?.game.shown(play?.state) ?? []
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

  /** Goes on to the end, or until so many cards have come up and the table gives up; what came back too early. */
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

const cardsOf = (game: string, pile: string): string[] => {
  const world = shelf.get(game)?.world as Readonly<Record<string, ReadonlyMap<string, unknown>>>
  return [...(world[pile]?.keys() ?? [])]
}

/** Games until the deck is through, and two more; now and then one is given up half-way, and the server is killed. */
const playThrough = (evening: Evening, each: (nth: number) => void): void => {
  let more = 2
  for (let nth = 0; evening.rounds < 1 || more-- > 0; nth++) {
    each(nth)
    if (nth % 5 === 0 || evening.rounds > 0) evening.restart()
  }
}
/** What a game that is given up has shown counts all the same. */
const cardsTill = (nth: number) => (nth % 3 === 2 ? 5 : undefined)

describe('a card seen at a table does not come back there until the deck is through', () => {
  it.each(['cactus', 'capture'] as const)('MPM-4 MPM-29 Mot pour Mot, %s', (edition) => {
    const cards = cardsOf('mot-pour-mot', 'cards')
    expect(cards).toHaveLength(220)
    const evening = new Evening('mot-pour-mot', cards)
    const options = { ...(shelf.get('mot-pour-mot')?.game.defaults as object), edition }
    playThrough(evening, (nth) => {
      evening.start(options)
      const { pile } = evening.state as { pile: readonly string[] }
      expect(pile).toHaveLength(edition === 'cactus' ? 208 : 220)
      expect(evening.play(cardsTill(nth))).toEqual([])
    })
  })

  it('LAU-4 LAU-22 Les Lauriers, whichever box is drawn from', () => {
    const cards = cardsOf('lauriers', 'cards')
    expect(cards).toHaveLength(258)
    const evening = new Evening('lauriers', cards)
    playThrough(evening, (nth) => {
      evening.start()
      expect(evening.play(cardsTill(nth))).toEqual([])
    })
  })

  it.each(['classic', 'expert', 'simultaneous', 'teams'] as const)(
    'KOK-3 Kokomots, %s: none is laid while one seen less often stays in the box, and it lies below those',
    (mode) => {
      const cards = cardsOf('kokomots', 'themes')
      expect(cards).toHaveLength(30)
      const evening = new Evening('kokomots', cards)
      playThrough(evening, (nth) => {
        evening.start({ ...kokomots, mode })
        const { columns, fifth, boxed } = evening.state as KokomotsState
        const piles = columns.map(({ themes }) => themes.map(({ card }) => evening.times(card)))
        const left = [...fifth, ...boxed].map(({ card }) => evening.times(card))
        expect(Math.max(...piles.flat())).toBeLessThanOrEqual(Math.min(...left))
        for (const pile of piles) expect(pile).toEqual([...pile].sort())
        evening.play(cardsTill(nth))
      })
    },
  )
})
