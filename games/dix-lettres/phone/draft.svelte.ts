import type { Instant, Refusal } from '@tablee/kernel'
import { untrack } from 'svelte'
import { type Move, TILES, type View } from '../game.ts'
import type { Rack } from './rack.svelte.ts'

/** Milliseconds without a touch after which the table gets the tiles that are laid out. */
const IDLE = 400
/** DIX-7: milliseconds before the end from which on it gets each touch at once. */
const BEFORE_END = 1000

type Send = (move: Move) => Promise<Refusal | undefined>

/** DIX-7: sends the tiles that one has laid out to the table, since they count there. Belongs to the component that makes it. */
export class Draft {
  /** What the table is not known to have, and the way there: around one device the next person has another. */
  #unsent: { readonly move: Move; readonly send: Send } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #rack: Rack
  readonly #view: () => View
  readonly #send: () => Send
  readonly #now: () => Instant

  /** `moment` tells one round of one seat in one game from all others. */
  constructor(rack: Rack, view: () => View, moment: () => string, send: () => Send, now: () => Instant) {
    this.#rack = rack
    this.#view = view
    this.#send = send
    this.#now = now
    const current = $derived(moment())
    $effect.pre(() => {
      void current
      untrack(() => this.begin())
      return () => void this.flush()
    })
    const isOver = $derived(view().phase !== 'write')
    const isOpen = $derived(!isOver && !view().isCovered)
    const draft = $derived(view().draft ?? '')
    $effect.pre(() => {
      void current
      const laid = draft
      if (isOpen) untrack(() => this.hear(laid))
      else if (isOver) this.#forget()
    })
    // What a pause or a lost line kept from the table.
    $effect(() => {
      if (isOpen) untrack(() => void this.flush())
    })
    const endsAt = $derived(isOpen ? view().endsAt : undefined)
    $effect(() => {
      if (endsAt === undefined) return
      const timer = setTimeout(() => void this.flush(), Math.max(0, endsAt - now() - BEFORE_END))
      return () => clearTimeout(timer)
    })
    // A phone that goes to sleep may not wake up again.
    $effect(() => {
      const hide = () => document.hidden && void this.flush()
      document.addEventListener('visibilitychange', hide)
      return () => document.removeEventListener('visibilitychange', hide)
    })
  }

  /** New letters, or around one device another person: nothing is laid out yet. */
  begin() {
    this.#forget()
    this.#rack.reset(TILES)
  }

  /** What the table has: from before a reload, or from another device. What was touched here since comes after it. */
  hear(draft: string) {
    if (this.#unsent === undefined && this.#rack.word !== draft) this.#rack.lay(draft)
  }

  /** Tiles were laid out here, or taken back. */
  touched() {
    const { step, endsAt } = this.#view()
    const { word } = this.#rack
    this.#unsent = { move: { type: 'draft', step, text: word }, send: this.#send() }
    clearTimeout(this.#timer)
    const isEnding = endsAt !== undefined && endsAt - this.#now() <= BEFORE_END
    this.#timer = setTimeout(() => void this.flush(), isEnding ? 0 : IDLE)
  }

  /** The table gets it now. A draft that is refused came too late, or in a pause, and says nothing. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    const unsent = this.#unsent
    if (unsent === undefined) return
    const refusal = await unsent.send(unsent.move)
    if (refusal === undefined && this.#unsent === unsent) this.#unsent = undefined
  }

  #forget() {
    clearTimeout(this.#timer)
    this.#unsent = undefined
  }
}
