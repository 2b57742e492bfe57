import { type FileTrouble, readDeckFile } from '../../services/decks/deck-file.ts'
import { loadDeckGames } from '../../services/decks/deck-games.ts'
import { keepOnce } from '../../services/decks/new-deck.ts'
import { route } from '../../services/navigation/route.svelte.ts'

/** A file that somebody chose or dropped: it becomes a deck, or one is told why not. */
export class Importing {
  trouble: FileTrouble | undefined = $state()
  isOver = $state(false)

  async take(file: File | undefined) {
    this.isOver = false
    if (file === undefined) return
    const games = await loadDeckGames()
    const read = await readDeckFile(games, file)
    this.trouble = 'trouble' in read ? read.trouble : undefined
    if ('text' in read) route.go(`/paquets/${(await keepOnce(games, read.text)).id}`)
  }

  /** Without this a browser would leave the page to show the file. */
  over(event: DragEvent) {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    this.isOver = true
  }

  async drop(event: DragEvent) {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    await this.take(event.dataTransfer.files[0])
  }
}
