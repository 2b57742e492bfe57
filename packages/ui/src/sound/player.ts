import { Bed } from './bed.ts'
import { decibels } from './decibels.ts'
import { lengthOfTheme, type Mood, type Theme, themeTones } from './music.ts'
import { type Manner, perform } from './perform.ts'
import { RECIPES, type SoundName } from './recipes.ts'

/** Recipes reach 1: their peaks are at -12 decibels of full scale. */
const EFFECTS = decibels(-12)
const THEME = decibels(-17)
const BED = decibels(-24)
/** While a voice reads. */
const UNDER_VOICE = { effects: 0.5, music: 0.2 }
/** A compressor of the Web Audio API makes up for its own reduction; this takes it back. 0.6 of 14 × (1 - 1/8) decibels. */
const LIMITS = { threshold: -14, ratio: 8, knee: 0, attack: 0.002, release: 0.2 }
const MADE_UP = decibels(-0.6 * 14 * (1 - 1 / 8))
/** Seconds: how fast gains follow. */
const AT_ONCE = 0.02
const DUCKING = 0.15
const FADING = 0.9

/** What is heard of a table: effects, the bed and the theme, through one compressor and one master gain. */
export class Player {
  private readonly context: AudioContext
  private readonly effects: GainNode
  private readonly music: GainNode
  private readonly bedGain: GainNode
  private readonly theme: GainNode
  private readonly master: GainNode
  private readonly bed: Bed
  private themeEndsAt = 0

  constructor(context: AudioContext) {
    const gain = (to: AudioNode, value: number): GainNode => {
      const node = new GainNode(context, { gain: value })
      node.connect(to)
      return node
    }
    this.context = context
    this.master = gain(context.destination, 0)
    const compressor = new DynamicsCompressorNode(context, LIMITS)
    compressor.connect(this.master)
    this.effects = gain(compressor, EFFECTS)
    this.music = gain(compressor, 1)
    this.theme = gain(this.music, THEME)
    this.bedGain = gain(this.music, 0)
    this.bed = new Bed(
      () => context.currentTime,
      (voice, at) => perform(this.bedGain, voice, at),
    )
  }

  /** From 0 to 1; by its square, as loudness is heard. */
  setVolume(volume: number): void {
    this.follow(this.master, volume ** 2 * MADE_UP, AT_ONCE)
  }

  /** Lets a voice be understood. */
  duck(isSpeaking: boolean): void {
    this.follow(this.effects, EFFECTS * (isSpeaking ? UNDER_VOICE.effects : 1), DUCKING)
    this.follow(this.music, isSpeaking ? UNDER_VOICE.music : 1, DUCKING)
  }

  play(name: SoundName, later: number, manner: Manner): void {
    for (const voice of RECIPES[name]) perform(this.effects, voice, this.context.currentTime + later, manner)
  }

  playTheme(theme: Theme): void {
    const begin = this.context.currentTime + 0.05
    if (begin < this.themeEndsAt) return
    this.themeEndsAt = begin + lengthOfTheme(theme)
    for (const voice of themeTones(theme)) perform(this.theme, voice, begin)
  }

  /** Where nothing is to be heard it fades out. */
  playBed(wanted: { readonly theme: Theme; readonly mood: Mood } | undefined): void {
    if (wanted) this.bed.play(wanted.theme, wanted.mood)
    else this.bed.stop()
    const rest = Math.max(0, this.themeEndsAt - this.context.currentTime)
    // The bed comes in as the theme goes out.
    this.follow(this.bedGain, wanted ? BED : 0, FADING, wanted ? rest : 0)
  }

  private follow({ gain }: GainNode, value: number, within: number, later = 0): void {
    const { currentTime } = this.context
    gain.cancelScheduledValues(currentTime)
    gain.setTargetAtTime(value, currentTime + later, within)
  }
}
