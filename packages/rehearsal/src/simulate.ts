import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import type { Simulated } from '@tablee/game-kit/rehearsal-rules.ts'
import { type BotLevel, type Decision, type TableState, tableMachine, underWay } from '@tablee/kernel'
import { VirtualTable } from './virtual-table.ts'

interface Rehearsal {
  readonly game: string
  readonly options?: unknown
  /** The text of a deck of one's own; else the one of the box. */
  readonly deck?: string
  readonly levels: readonly BotLevel[]
  readonly seed: string
}

interface Rehearsed extends Simulated<unknown> {
  readonly decisions: number
  /** Of the table's own time. */
  readonly milliseconds: number
}

/** A game that goes on for longer than this will not end. */
const MOST_DECISIONS = 20_000

/** Checked against what the log would give back: replay equals live, after every decision. */
class Shadow {
  private replayed: TableState | undefined
  decisions = 0

  constructor(private readonly machine: ReturnType<typeof tableMachine>) {}

  hear(decision: Decision): void {
    this.replayed = this.machine.evolve(this.replayed, decision)
    this.decisions += 1
  }

  compare(live: TableState): void {
    if (JSON.stringify(live) !== JSON.stringify(this.replayed))
      throw new Error(`replay differs from live at decision ${this.decisions}`)
  }
}

/** One whole game of bots, through the real table machine. Throws when an invariant breaks or the game does not end. */
export const rehearse = async (
  { game, options, deck, levels, seed }: Rehearsal,
  shelf: GameShelf,
  onDecision: (decision: Decision) => void = () => {},
): Promise<Rehearsed> => {
  const rules = await shelf.get(game)?.game.rehearsal?.()
  const shadow = new Shadow(tableMachine(shelf))
  const events: unknown[] = []
  const table = new VirtualTable(shelf, seed, (decision) => {
    shadow.hear(decision)
    onDecision(decision)
    events.push(...decision.events.flatMap((each) => ('events' in each ? each.events : [])))
  })
  const must = (refused: { readonly code: string } | undefined) => {
    if (refused) throw new Error(`could not begin: ${refused.code}`)
  }
  // Somebody has to start the game; a bot then takes the seat over.
  const [first = 'steady', ...others] = levels
  must(table.askAs('host', { type: 'sit', name: 'host' }))
  must(table.askAs('host', { type: 'choose', game, ...(options === undefined ? {} : { options }) }))
  if (deck !== undefined) must(table.askAs('host', { type: 'use-deck', game, text: deck }))
  for (const level of others) must(table.askAs('host', { type: 'bot', level }))
  must(table.askAs('host', { type: 'start' }))
  const seat = table.seatOf('host')
  if (seat !== undefined) must(table.askAs('host', { type: 'hand-over', seat, to: first }))

  const check = (before?: unknown) => {
    // They count the cards of the box.
    const fault = deck === undefined ? rules?.fault?.(table.state.play?.state, before) : undefined
    if (fault !== undefined) throw new Error(fault)
  }
  check()
  while (underWay(table.state) !== undefined) {
    const before = table.state.play?.state
    if (!table.tick()) throw new Error('nothing is due, and the game is not over')
    check(before)
    shadow.compare(table.state)
    if (shadow.decisions > MOST_DECISIONS) throw new Error('the game does not end')
  }
  const won = table.state.play?.outcome?.placings[0] ?? []
  const winners = table.state.seats.flatMap(({ id, holder }) =>
    won.includes(id) && holder.kind === 'bot' ? [holder.level] : [],
  )
  return { decisions: shadow.decisions, milliseconds: table.now, winners, state: table.state.play?.state, events }
}
