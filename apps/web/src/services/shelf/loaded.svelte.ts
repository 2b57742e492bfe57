import type { GameScreens } from '@tablee/ui/client.ts'
import { nextTask } from '@tablee/ui/look/first-paint.ts'
import { loadGame } from './boxes.ts'

/** What the table's present game brings to the screen; undefined until it is there. */
export class LoadedGame {
  readonly #id: () => string | undefined
  #loaded: { readonly id: string; readonly ui: GameScreens | 'failed' } | undefined = $state.raw()
  /** Never the previous game: it would get options that are not its own. */
  readonly ui: GameScreens | 'failed' | undefined = $derived.by(() =>
    this.#loaded?.id === this.#id() ? this.#loaded?.ui : undefined,
  )

  /** Must be constructed while a component is initialised: it uses lifecycle functions. */
  constructor(id: () => string | undefined) {
    this.#id = id
    const wanted = $derived(id())
    $effect(() => {
      const asked = wanted
      if (asked === undefined) return
      const show = (ui: GameScreens | 'failed') => {
        if (asked === wanted) this.#loaded = { id: asked, ui }
      }
      const loaded = loadGame(asked).catch(() => 'failed' as const)
      void loaded.then(async (ui) => {
        await nextTask()
        show(ui)
      })
    })
  }
}
