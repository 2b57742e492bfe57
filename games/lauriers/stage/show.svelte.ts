import type { RoundResult, View } from '../game.ts'
import { beatsIn, placeAt, type Told, toldAt } from './reveal.ts'
import { isUntold, lookAt, markTold } from './told-here.ts'

/** Milliseconds: what is shown is read aloud and laughed about. */
const BEAT = 1300

/** A round being told, one by one. Whoever comes in later sees it told. Belongs to the component that makes it. */
export class Show {
  #beat = $state(Number.POSITIVE_INFINITY)
  readonly #result: () => RoundResult | undefined

  /** `game` tells one game at one table from all others. */
  constructor(view: () => Pick<View, 'last' | 'phase'>, game: () => string) {
    this.#result = () => view().last
    lookAt(game(), view())
    const key = $derived(game())
    const round = $derived(view().last?.round)
    // Before anything is drawn: nobody sees the end of what is only now begun to be told.
    $effect.pre(() => {
      if (round === undefined || !isUntold(key, round)) return
      this.#beat = 0
      const timer = setInterval(() => {
        this.#beat += 1
        if (!this.isOver) return
        markTold(key, round)
        clearInterval(timer)
      }, BEAT)
      return () => clearInterval(timer)
    })
  }

  get isOver(): boolean {
    const result = this.#result()
    return result === undefined || result.lines.length === 0 || this.#beat > beatsIn(result)
  }

  told(place: number): Told {
    const result = this.#result()
    return result === undefined ? 'nothing' : toldAt(result, place, this.#beat)
  }

  /** The line that everybody looks at. */
  get place(): number | undefined {
    const result = this.#result()
    return result && placeAt(result, this.#beat)
  }

  skip() {
    this.#beat = Number.POSITIVE_INFINITY
  }
}
