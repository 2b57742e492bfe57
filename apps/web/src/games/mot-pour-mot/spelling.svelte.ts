import type { Move, View } from '@tablee/games/mot-pour-mot'
import type { Refusal } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { answered, type Draft, heard, stepsTo, typed } from './draft.ts'

type Ask = (move: Move) => Promise<Refusal | undefined>

/** The captain's word while it is spelled: letters show at once, a refusal takes them back. */
export class Spelling {
  readonly text: string = $derived.by(() => this.#draft?.text ?? this.#view().spelled ?? '')
  #draft: Draft | undefined = $state.raw()
  /** Counts up with every word that is filled in and every key: the one before gives way. */
  #turn = 0
  readonly #view: () => View
  readonly #ask: Ask

  constructor(view: () => View, ask: Ask) {
    this.#view = view
    this.#ask = ask
  }

  /** « é » spells E, « œ » spells O then E; what is no letter spells nothing. */
  spell(written: string) {
    this.#turn++
    for (const letter of fold(written) ?? '') this.#send({ type: 'spell', letter }, this.text + letter)
  }

  takeBack() {
    this.#turn++
    if (this.text !== '') this.#send({ type: 'take-back', count: 1 }, this.text.slice(0, -1))
  }

  /** A team mate's word, letter by letter; stops when one is refused or the captain goes on alone. */
  async fill(word: string) {
    const turn = ++this.#turn
    const { back, letters } = stepsTo(this.text, fold(word) ?? this.text)
    if (back > 0 && (await this.#send({ type: 'take-back', count: back }, this.text.slice(0, -back)))) return
    for (const letter of letters) {
      if (turn !== this.#turn) return
      if (await this.#send({ type: 'spell', letter }, this.text + letter)) return
    }
  }

  /** The table has shown something new. */
  hear(spelled: string) {
    this.#draft = heard(this.#draft, spelled)
  }

  forget() {
    this.#turn++
    this.#draft = undefined
  }

  async #send(move: Move, text: string): Promise<Refusal | undefined> {
    this.#draft = typed(this.#draft, this.#view().spelled ?? '', text)
    const refusal = await this.#ask(move)
    this.#draft = refusal ? undefined : answered(this.#draft, this.#view().spelled ?? '')
    return refusal
  }
}
