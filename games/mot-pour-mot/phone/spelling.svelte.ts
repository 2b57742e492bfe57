import type { Refusal } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import type { Move, View } from '../game.ts'
import { answered, type Draft, heard, stepsTo, typed } from './draft.ts'

type Ask = (move: Move) => Promise<Refusal | undefined>

/** The captain's word while it is spelled: letters show at once, a refusal takes them back. */
export class Spelling {
  readonly text: string = $derived.by(() => this.#draft?.text ?? this.#view().spelled ?? '')
  #draft: Draft | undefined = $state.raw()
  /** Counts up with every key and every word filled in: the one before gives way. */
  #stroke = 0
  /** Counts up with every word given up: its late answers mean nothing to the next. */
  #word = 0
  readonly #view: () => View
  readonly #ask: Ask

  constructor(view: () => View, ask: Ask) {
    this.#view = view
    this.#ask = ask
  }

  /** « é » spells E, « œ » spells O then E; what is no letter spells nothing. */
  spell(written: string) {
    this.#stroke++
    for (const letter of fold(written) ?? '') this.#send({ type: 'spell', letter }, this.text + letter)
  }

  takeBack() {
    this.#stroke++
    if (this.text !== '') this.#send({ type: 'take-back', count: 1 }, this.text.slice(0, -1))
  }

  /** A team mate's word, letter by letter; stops when one is refused or the captain goes on alone. */
  async fill(word: string) {
    const stroke = ++this.#stroke
    const { back, letters } = stepsTo(this.text, fold(word) ?? this.text)
    if (back > 0 && (await this.#send({ type: 'take-back', count: back }, this.text.slice(0, -back)))) return
    for (const letter of letters) {
      if (stroke !== this.#stroke) return
      if (await this.#send({ type: 'spell', letter }, this.text + letter)) return
    }
  }

  /** The table has shown something new. */
  hear(spelled: string) {
    this.#draft = heard(this.#draft, spelled)
  }

  forget() {
    this.#stroke++
    this.#word++
    this.#draft = undefined
  }

  async #send(move: Move, text: string): Promise<Refusal | undefined> {
    const word = this.#word
    this.#draft = typed(this.#draft, this.#view().spelled ?? '', text)
    const refusal = await this.#ask(move)
    if (word === this.#word) this.#draft = refusal ? undefined : answered(this.#draft, this.#view().spelled ?? '')
    return refusal
  }
}
