import { bedBar, lengthOfBedBar, type Mood, type Theme } from './music.ts'
import type { Sounding } from './recipes.ts'

/** Milliseconds between two looks at the clock. */
const LOOK = 500
/** Seconds of music that are scheduled before they are heard: more than a look of a busy page may be late. */
const AHEAD = 1.5
/** Seconds before the first note. */
const SOON = 0.1

/** Plays one bar after another of a quiet loop, by the clock of the audio. */
export class Bed {
  private playing: { readonly theme: Theme; readonly mood: Mood } | undefined
  private timer: ReturnType<typeof setInterval> | undefined
  private bar = 0
  /** When the next bar begins. */
  private next = 0
  private readonly now: () => number
  private readonly sing: (voice: Sounding, at: number) => void

  constructor(now: () => number, sing: (voice: Sounding, at: number) => void) {
    this.now = now
    this.sing = sing
  }

  /** A new mood begins with the next bar. */
  play(theme: Theme, mood: Mood): void {
    const isNew = this.playing?.theme !== theme
    this.playing = { theme, mood }
    if (this.timer !== undefined && !isNew) return
    this.stopTimer()
    this.bar = 0
    this.next = this.now() + SOON
    this.schedule()
    this.timer = setInterval(() => this.schedule(), LOOK)
  }

  /** What is scheduled already is still heard: the caller fades it out. */
  stop(): void {
    this.playing = undefined
    this.stopTimer()
  }

  private stopTimer() {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private schedule() {
    if (this.playing === undefined) return
    const { theme, mood } = this.playing
    // The page slept, or the audio was interrupted: bars that nobody heard are not caught up with.
    if (this.next < this.now()) this.next = this.now() + SOON
    while (this.next < this.now() + AHEAD) {
      for (const voice of bedBar(theme, mood, this.bar)) this.sing(voice, this.next)
      this.next += lengthOfBedBar(mood)
      this.bar++
    }
  }
}
