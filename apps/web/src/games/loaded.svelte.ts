import type { GameUi } from './game-ui.ts'
import { loadGame } from './registry.ts'

/** What the table's present game brings to the screen; undefined until it is there. */
export class LoadedGame {
  ui: GameUi | 'failed' | undefined = $state.raw()

  /** Belongs to the component that makes it. */
  constructor(id: () => string | undefined) {
    const wanted = $derived(id())
    $effect(() => {
      const asked = wanted
      this.ui = undefined
      if (asked === undefined) return
      const show = (ui: GameUi | 'failed') => {
        if (asked === wanted) this.ui = ui
      }
      loadGame(asked).then(show, () => show('failed'))
    })
  }
}
