import type { PlayView, TableView } from '@tablee/kernel'
import { getContext, setContext, untrack } from 'svelte'
import type { GameScreens } from '../client.ts'
import { sound } from '../sound/sound.svelte.ts'
import { MY_TURN, vibration } from '../sound/vibration.svelte.ts'
import { awaitedOf } from './awaited.ts'
import { frameTexts } from './frame-texts.ts'
import type { Urgency } from './urgency.ts'

interface Table {
  /** Absent until it is known. */
  readonly table: TableView | undefined
  /** Absent in the lobby. */
  readonly play: PlayView | undefined
  /** Absent until it is loaded. */
  readonly ui: GameScreens | undefined
  /** The shared screen: it sounds for everybody. Otherwise a person's phone, or one device that goes around. */
  readonly place: 'screen' | 'phone' | 'around'
}

const KEY = Symbol('table feel')

/**
 * What a page makes of a game besides its screens: the last seconds around it, music, and a vibration on one's turn. Belongs to the
 * component that makes it; countdowns below it report how near their end is.
 */
export class TableFeel {
  /** That of the wait shown. */
  urgency: Urgency = $state('calm')
  /** How often it became one's turn while the page was looked at. */
  turns = $state(0)
  readonly #of: () => Table
  readonly #awaited = $derived.by(() => {
    const { ui, play, table } = this.#of()
    // ALL-11: before the game's own time begins nobody is waited for.
    return ui && play && table && !play.intro ? awaitedOf(ui, play, table) : []
  })
  readonly #place = $derived.by(() => this.#of().place)
  /** The person who holds this device is waited for. */
  readonly isMine = $derived.by(() => {
    const me = this.#of().table?.me
    return me !== undefined && this.#awaited.includes(me)
  })
  /** The last seconds are of concern to those who look at this device. */
  readonly isConcerned = $derived.by(() => {
    const isForAll = this.#place === 'screen' || (this.#place === 'around' && this.#of().table?.me === undefined)
    return isForAll ? this.#awaited.length > 0 : this.isMine
  })

  constructor(of: () => Table) {
    this.#of = of
    setContext(KEY, this)
    $effect(() => {
      if (this.isMine && this.#place === 'phone') untrack(() => this.#callToTurn())
    })
    this.#playMusic()
  }

  /** What is shown around the game. */
  get shown(): Urgency {
    return this.isConcerned ? this.urgency : 'calm'
  }

  get words(): string {
    const { ui, play } = this.#of()
    return (ui && play && ui.lastWords?.(play)) ?? frameTexts.current.lastSeconds
  }

  /** Alone against bots one looks at the phone anyway. */
  #callToTurn() {
    const { table } = this.#of()
    if (!table || table.seats.filter(({ holder }) => holder === 'person').length < 2) return
    this.turns++
    vibration.buzz(MY_TURN)
  }

  #playMusic() {
    const isOver = $derived(this.#of().table?.status === 'over')
    /** False before the first view. */
    const isKnown = $derived(this.#of().table !== undefined)
    const number = $derived(this.#of().play?.number)
    /** A phone plays where its person wants it and no shared screen does; the shared screen unless it was switched off. */
    const mayPlay = $derived.by(() => {
      const { place, table } = this.#of()
      return place === 'screen' ? sound.music !== 'off' : sound.music === 'on' && table?.screens === 0
    })
    const music = $derived(mayPlay ? this.#of().ui?.music : undefined)
    const mood = $derived.by(() => {
      const { play, table } = this.#of()
      if (isOver) return undefined
      return play && !play.intro && table?.status === 'playing' ? music?.moodOf(play.view) : 'wait'
    })
    $effect(() => sound.setMusic(music && { theme: music.theme, mood }))
    $effect(() => () => sound.setMusic(undefined))
    let last: number | undefined
    let isHere = false
    $effect(() => {
      if (!isKnown) return
      // A game that begins. A screen that comes in the middle of one stays silent; phones open the page of a game as it begins.
      const hasBegun = number !== undefined && number !== last && !isOver
      if (hasBegun && (isHere || this.#place !== 'screen')) untrack(() => sound.playTheme())
      last = number
      isHere = true
    })
  }
}

/** Absent in lessons and replays. */
export const tableFeel = (): TableFeel | undefined => getContext(KEY)
