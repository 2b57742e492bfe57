import { type Fault, type OwnDeckGame, readOwnDeck } from '@tablee/decks'
import { type FileTrouble, readDeckFile } from '../decks/deck-file.ts'
import { type KeptDeck, keptDecks } from '../decks/kept.ts'
import { keepNew } from '../decks/new-deck.ts'
import { type LayTrouble, layDeck } from '../table/lay-deck.ts'

/** Why a deck does not lie on the table: its file, one of its lines, another game's, or what the table says. */
export type ChoiceTrouble =
  | { readonly kind: 'file'; readonly trouble: FileTrouble }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'game'; readonly game: OwnDeckGame }
  | { readonly kind: 'table'; readonly trouble: LayTrouble }

/** Which of the decks on this device a table plays with. */
export class DeckChoice {
  /** Undefined until they are looked up. */
  decks: readonly KeptDeck[] | undefined = $state.raw()
  trouble: ChoiceTrouble | undefined = $state.raw()
  isLaying = $state(false)
  readonly #code: string
  readonly #game: OwnDeckGame

  constructor(code: string, game: OwnDeckGame) {
    this.#code = code
    this.#game = game
    void keptDecks().then((all) => {
      this.decks = all.filter((deck) => deck.game === game)
    })
  }

  /** Whether it lies there now. */
  async lay(text: string): Promise<boolean> {
    if (this.isLaying) return false
    this.isLaying = true
    const trouble = await layDeck(this.#code, this.#game, text)
    this.isLaying = false
    this.trouble = trouble && { kind: 'table', trouble }
    return trouble === undefined
  }

  /** A file that somebody chose is kept on this device as well: it will be wanted again. */
  async import(file: File): Promise<boolean> {
    const read = await readDeckFile(file)
    if ('trouble' in read) {
      this.trouble = { kind: 'file', trouble: read.trouble }
      return false
    }
    const { deck, faults } = readOwnDeck(read.text)
    if (deck?.game === this.#game) {
      await keepNew(read.text)
      return this.lay(read.text)
    }
    const [fault] = faults
    if (deck) this.trouble = { kind: 'game', game: deck.game }
    else if (fault) this.trouble = { kind: 'fault', fault }
    return false
  }
}
