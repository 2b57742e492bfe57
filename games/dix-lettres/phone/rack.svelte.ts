/** The tiles of a draw on one’s own device: how they lie, and which are laid out as a word. */
export class Rack {
  /** Tiles by their place in the draw, in the order in which they lie. */
  order: readonly number[] = $state.raw([])
  /** Those of the word, in its order. */
  placed: readonly number[] = $state.raw([])
  readonly #letters: () => readonly string[]
  readonly #ontouch: () => void

  /** `ontouch` hears that somebody changed the word, unlike `reset` and `lay`. */
  constructor(letters: () => readonly string[], ontouch: () => void = () => {}) {
    this.#letters = letters
    this.#ontouch = ontouch
  }

  readonly word: string = $derived.by(() => this.placed.map((tile) => this.#letters()[tile] ?? '').join(''))

  /** New tiles, as they were drawn. */
  reset(count: number) {
    this.order = Array.from({ length: count }, (_, tile) => tile)
    this.placed = []
  }

  /** To the end of the word, or back from it. */
  touch(tile: number) {
    this.#change(this.placed.includes(tile) ? this.placed.filter((each) => each !== tile) : [...this.placed, tile])
  }

  /** From a keyboard: the first tile with this letter that is still free; false where there is none. */
  type(letter: string): boolean {
    const tile = this.#free(letter, this.placed)
    if (tile === undefined) return false
    this.#change([...this.placed, tile])
    return true
  }

  erase() {
    this.#change(this.placed.slice(0, -1))
  }

  clear() {
    this.#change([])
  }

  /** The word as it was laid out before. */
  lay(word: string) {
    const placed: number[] = []
    for (const letter of word) {
      const tile = this.#free(letter, placed)
      if (tile !== undefined) placed.push(tile)
    }
    this.placed = placed
  }

  /** Another order often shows another word. */
  shuffle(random: () => number = Math.random) {
    const order = [...this.order]
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const held = order[at] as number
      order[at] = order[other] as number
      order[other] = held
    }
    this.order = order
  }

  #free(letter: string, placed: readonly number[]): number | undefined {
    return this.order.find((each) => this.#letters()[each] === letter && !placed.includes(each))
  }

  #change(placed: readonly number[]) {
    this.placed = placed
    this.#ontouch()
  }
}
