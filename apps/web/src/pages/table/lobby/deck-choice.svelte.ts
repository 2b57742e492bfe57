import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { type FileTrouble, readDeckFile } from '../../../services/decks/deck-file.ts'
import type { WritableGame } from '../../../services/decks/deck-games.ts'
import { type KeptDeck, keptDecks } from '../../../services/decks/kept.ts'
import { keepOnce } from '../../../services/decks/new-deck.ts'
import { hasLine } from '../../../services/decks/telling.ts'
import type { StorageTrouble } from '../../../services/storage/trouble.ts'
import { type DeckTable, type LayTrouble, layDeck } from '../lay-deck.ts'
import { laidFromHere } from './laid-deck.ts'

/** Why a deck does not lie on the table: its file, one of its lines, another game's, what the table says, or that none can be read. */
export type ChoiceTrouble =
  | { readonly kind: 'file'; readonly trouble: FileTrouble }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly deck: KeptDeck }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'table'; readonly trouble: LayTrouble }
  | { readonly kind: 'storage'; readonly trouble: StorageTrouble }

/** Which of the decks on this device a table plays with. */
export class DeckChoice {
  /** Undefined until they are looked up. */
  decks: readonly KeptDeck[] | undefined = $state.raw()
  trouble: ChoiceTrouble | undefined = $state.raw()
  isLaying = $state(false)
  readonly #table: DeckTable
  readonly #games: readonly WritableGame[]
  readonly #game: string

  constructor(table: DeckTable, games: readonly WritableGame[], game: string) {
    this.#table = table
    this.#games = games
    this.#game = game
    void this.#look()
  }

  get fromHere(): KeptDeck | undefined {
    return laidFromHere.get(`${this.#table.code} ${this.#game}`)
  }

  /** Whether it lies there now. */
  async lay(deck: KeptDeck): Promise<boolean> {
    if (this.isLaying) return false
    this.isLaying = true
    const trouble = await layDeck(this.#table, this.#game, deck.text)
    this.isLaying = false
    this.trouble = trouble && { kind: 'table', trouble }
    if (trouble === undefined) laidFromHere.set(`${this.#table.code} ${this.#game}`, deck)
    return trouble === undefined
  }

  /** A file that somebody chose is kept on this device as well: it will be wanted again, or has to be mended. */
  async import(file: File): Promise<boolean> {
    const read = await readDeckFile(this.#games, file)
    if ('trouble' in read) {
      this.trouble = { kind: 'file', trouble: read.trouble }
      return false
    }
    const { deck, faults } = readOwnDeck(this.#games, read.text)
    if (deck !== undefined && deck.game !== this.#game) {
      this.trouble = { kind: 'game', game: deck.game }
      return false
    }
    const kept = await keepOnce(this.#games, read.text)
    if (deck) return this.lay(kept)
    const fault = faults.find(hasLine) ?? faults[0]
    if (fault) this.trouble = { kind: 'fault', fault, deck: kept }
    await this.#look()
    return false
  }

  async #look() {
    const { found, trouble } = await keptDecks()
    this.decks = found.filter(({ game }) => game === this.#game)
    if (trouble !== undefined) this.trouble = { kind: 'storage', trouble }
  }
}
