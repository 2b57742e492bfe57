import { KEYS } from '../storage/keys.ts'
import { stored, storedText } from '../storage/text.ts'
import type { Mood, Theme } from './music.ts'
import type { Manner } from './perform.ts'
import type { Player } from './player.ts'
import type { SoundName } from './recipes.ts'
import { voice } from './voice.svelte.ts'

/** What a game lets be heard: a sound, or its own theme. */
export type Cue = SoundName | 'theme'

export const LOUDEST = 100
/** A step of the volume, in percent. */
export const VOLUME_STEP = 10
const USUAL_VOLUME = 80

const choice = stored(KEYS.sound, ['on', 'off'])
const musicChoice = stored(KEYS.music, ['on', 'off'])
const keptVolume = storedText(KEYS.volume, (raw) => {
  const volume = Number(raw)
  return raw.trim() !== '' && volume >= 0 && volume <= LOUDEST ? String(volume) : undefined
})

/** Seconds between the sounds of one moment: tiles are set down one after another. */
const GAP = 0.07

/** What the page would hear, if it may. */
interface Music {
  readonly theme: Theme
  /** Absent: no bed. */
  readonly mood?: Mood | undefined
}

/** Plays the sounds of a table. Browsers require a user gesture first: sounds before it are dropped. */
class Sound {
  isOn = $state(choice.read() !== 'off')
  /** Percent. */
  volume = $state(Number(keptVolume.read() ?? USUAL_VOLUME))
  /** Whether this device plays music too; absent: only as the shared screen. */
  music: 'on' | 'off' | undefined = $state(musicChoice.read())
  /** False until a gesture has let the browser make sounds. */
  isRunning = $state(false)
  readonly isAble = typeof AudioContext !== 'undefined'
  private context: AudioContext | undefined
  /** Loaded after the first gesture on a page that has something to play. */
  private player: Player | undefined
  private isWanted = false
  private isLoading = false
  private wanted: Music | undefined
  private isToAnswer = false

  constructor() {
    for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => this.unlock(), { passive: true })
    addEventListener('visibilitychange', () => this.playBed())
  }

  toggle() {
    this.isOn = !this.isOn
    choice.write(this.isOn ? 'on' : 'off')
    this.tuneVolume()
    this.unlock()
    this.playBed()
    this.play('glass')
  }

  /** By a gesture of somebody who wants to hear the table. */
  wake() {
    if (!this.isOn) this.toggle()
    this.isToAnswer = true
    this.unlock()
    this.answer()
  }

  setVolume(percent: number) {
    this.volume = Math.min(LOUDEST, Math.max(0, Math.round(percent)))
    keptVolume.write(String(this.volume))
    this.tuneVolume()
    this.play('plate')
  }

  chooseMusic(isOn: boolean) {
    this.music = isOn ? 'on' : 'off'
    musicChoice.write(this.music)
  }

  play(...cues: readonly Cue[]) {
    for (const [nth, cue] of cues.entries())
      if (cue === 'theme') this.playTheme()
      else this.cue(cue, nth * GAP)
  }

  /** One sound, some seconds later, in another manner. */
  cue(name: SoundName, later = 0, manner: Manner = {}) {
    this.want()
    if (this.isOn && this.context?.state === 'running') this.player?.play(name, later, manner)
  }

  /** What this page plays from now on: the theme when a game asks for it, the bed at once. */
  setMusic(music: Music | undefined) {
    this.wanted = music
    this.want()
    this.playBed()
  }

  playTheme() {
    if (!this.isOn || !this.wanted || this.context?.state !== 'running') return
    this.player?.playTheme(this.wanted.theme)
    // It comes in after the theme.
    this.playBed()
  }

  /** Whatever is heard already falls silent too. */
  private tuneVolume() {
    this.player?.setVolume(this.isOn ? this.volume / LOUDEST : 0)
  }

  /** The first sound, to somebody who asked to hear it. */
  private answer() {
    if (!this.isToAnswer || !this.player || !this.isRunning) return
    this.isToAnswer = false
    this.play('glass')
  }

  private playBed() {
    const { wanted } = this
    const mood = this.isOn && !document.hidden ? wanted?.mood : undefined
    this.player?.playBed(wanted && mood && { theme: wanted.theme, mood })
  }

  /** Also again after a phone call, which silences the page. */
  private unlock() {
    if (!this.isOn || !this.isAble || this.context?.state === 'running') return
    try {
      if (this.context === undefined) this.start(new AudioContext())
      this.context?.resume().catch(() => undefined)
    } catch {
      // A device without a way out for sound.
    }
  }

  private start(context: AudioContext) {
    this.context = context
    const hear = () => {
      this.isRunning = context.state === 'running'
      this.answer()
    }
    context.addEventListener('statechange', hear)
    hear()
    this.load(context)
  }

  /** Pages without sounds fetch none of this. */
  private want() {
    this.isWanted = true
    if (this.context) this.load(this.context)
  }

  private load(context: AudioContext) {
    if (!this.isWanted || this.isLoading) return
    this.isLoading = true
    import('./player.ts')
      .then(({ Player }) => {
        const player = new Player(context)
        this.player = player
        this.tuneVolume()
        $effect.root(() => {
          $effect(() => player.duck(voice.isSpeaking))
        })
        this.playBed()
        this.answer()
      })
      // Offline before it was kept: a table without sounds, until the next one is asked for.
      .catch(() => {
        this.isLoading = false
      })
  }
}

export const sound = new Sound()
