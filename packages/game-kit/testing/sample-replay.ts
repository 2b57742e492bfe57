import { type Actor, type Game, type Outcome, type Refusal, seededChance, type Viewer } from '@tablee/kernel'
import { actorNamed, type DriverSetup, GameDriver } from './game-driver.ts'

/** One decision, as a replay keeps it. */
interface Step<Move, Event> {
  readonly at: number
  readonly by?: Actor
  readonly move?: Move
  readonly events: readonly Event[]
}

interface SampleSetup<Options, World> extends Omit<DriverSetup<Options, World>, 'seed' | 'startsAt'> {
  readonly names: Readonly<Record<string, string>>
}

const SEED = 'sample'

/** A game under way, kept as the server would tell it afterwards: for tests of replays and of what is told. */
export class SampleReplay<Options, State, Move, Event, View, World extends object> extends GameDriver<
  Options,
  State,
  Move,
  Event,
  View,
  World
> {
  readonly steps: Step<Move, Event>[]
  private readonly names: Readonly<Record<string, string>>

  constructor(game: Game<Options, State, Move, Event, View, World>, setup: SampleSetup<Options, World>) {
    super(game, { ...setup, seed: SEED, startsAt: 0 })
    this.names = setup.names
    this.steps = [{ at: 0, events: [...this.events] }]
  }

  /** As at a table, each decision has its own. */
  protected override chance() {
    return seededChance(`${SEED} ${this.decisions}`)
  }

  protected override startFrom(events: readonly Event[]): State {
    const state = super.startFrom(events)
    // The set-up itself starts before there are steps.
    this.steps?.splice(0, this.steps.length, { at: 0, events })
    return state
  }

  override ask(by: Actor | string, move: Move): Refusal | undefined {
    const before = this.events.length
    const refusal = super.ask(by, move)
    if (refusal === undefined)
      this.steps.push({ at: this.now, by: actorNamed(by), move, events: this.events.slice(before) })
    return refusal
  }

  view(viewer: Viewer = { kind: 'onlooker' }, isPaused = false): View {
    return this.seenBy(viewer.kind === 'seat' ? viewer.seat : undefined, { isPaused })
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state)
  }

  get replay() {
    return { number: 1, game: this.game.id, seed: SEED, names: this.names, steps: this.steps }
  }
}
