import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GameDriver, seatingOf } from '@tablee/game-kit/testing/game-driver.ts'
import type { Chance, Refusal } from '@tablee/kernel'
import { loadPlayWords } from '@tablee/lexicon/node'
import { BAGS, defaults, dixLettres, type Move, type Options, type View } from '../game.ts'
import { stack } from '../rehearsal/stack.ts'
import type { Event, State, World } from '../rules/state.ts'

export const { graph } = loadPlayWords()
export const shelf = makeShelf([dixLettres], () => ({ playWords: loadPlayWords() }))
export const world = shelf.get('dix-lettres')?.world as World

interface Setting extends Partial<Options> {
  readonly players?: number
  readonly seed?: string
  readonly unhurried?: readonly string[]
  /** What comes out of the bags in every round, and all words that there are. */
  readonly tiles?: readonly [vowel: string, consonant: string]
  readonly words?: readonly string[]
}

const stackedWorld = ({ tiles, words }: Setting): World => {
  const raw = {
    ...(words && { words }),
    ...(tiles && { rounds: [{ vowel: tiles[0], consonant: tiles[1] }] }),
  }
  const stacked = stack(world, raw)
  if (stacked === undefined) throw new Error('a stack that is none')
  return stacked.world as World
}

/** A game of people named A, B, C… */
export class Table extends GameDriver<Options, State, Move, Event, View, World> {
  constructor(setting: Setting = {}) {
    const { players = 2, seed = 'test', tiles: _, words: __, unhurried = [], ...options } = setting
    const seating = seatingOf([...'ABCDEFGHIJKLM'].slice(0, players))
    super(dixLettres, { options: { ...defaults, ...options }, seating, world: stackedWorld(setting), seed, unhurried })
  }

  /** Stacked tiles come out as they lie, as in a scenario. */
  protected override chance(): Chance {
    return this.world.bags(1) === BAGS ? super.chance() : { below: () => 0, shuffle: (items) => [...items] }
  }

  get seen(): View {
    return this.seenBy(undefined)
  }
  /** The step that is answered now. */
  get step(): number {
    return this.state.step
  }
  call(name: string, kind: 'vowel' | 'consonant'): Refusal | undefined {
    return this.ask(name, { type: 'call', step: this.step, kind })
  }
  /** « VCVC… » by whoever calls. */
  callAll(kinds: string): this {
    for (const kind of kinds) {
      const { phase } = this.state
      const caller = phase.name === 'draw' ? (phase.caller ?? '') : ''
      this.do(caller, { type: 'call', step: this.step, kind: kind === 'V' ? 'vowel' : 'consonant' })
    }
    return this
  }
  /** The letters of this round, all at once. */
  drawn(): this {
    const { phase } = this.state
    return phase.name === 'draw' ? this.do(phase.caller ?? '', { type: 'draw-rest', step: this.step }) : this
  }
  write(name: string, word: string): Refusal | undefined {
    return this.ask(name, { type: 'write', step: this.step, word })
  }
  /** The tiles that somebody has laid out. */
  layOut(name: string, text: string): Refusal | undefined {
    return this.ask(name, { type: 'draft', step: this.step, text })
  }
  done(...names: readonly string[]): this {
    for (const name of names) this.do(name, { type: 'done', step: this.step })
    return this
  }
  next(name = 'A', times = 1): this {
    for (let nth = 0; nth < times; nth++) this.do(name, { type: 'go-on', step: this.step })
    return this
  }
  /** From the writing to the results, with these words. */
  round(words: Readonly<Record<string, string>>): this {
    this.drawn()
    for (const [name, word] of Object.entries(words)) this.do(name, { type: 'write', step: this.step, word })
    this.letTimePass()
    while (this.state.phase.name === 'reveal') this.next()
    return this
  }
}
