import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'
import { perform } from './perform.ts'
import type { SoundName } from './recipes.ts'

const choice = stored(KEYS.sound, ['on', 'off'])

/** Seconds between the sounds of one moment: tiles are set down one after another. */
const GAP = 0.07

/** Plays the sounds of a table. Browsers require a user gesture first: sounds before it are dropped. */
class Sound {
  isOn = $state(choice.read() !== 'off')
  private context: AudioContext | undefined

  constructor() {
    for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => this.unlock(), { passive: true })
  }

  toggle() {
    this.isOn = !this.isOn
    choice.write(this.isOn ? 'on' : 'off')
    this.unlock()
    this.play('glass')
  }

  play(...names: readonly SoundName[]) {
    const { context } = this
    if (!this.isOn || context?.state !== 'running') return
    for (const [nth, name] of names.entries()) perform(context, name, context.currentTime + nth * GAP)
  }

  /** Also again after a phone call, which silences the page. */
  private unlock() {
    if (!this.isOn || this.context?.state === 'running' || typeof AudioContext === 'undefined') return
    try {
      this.context ??= new AudioContext()
      this.context.resume().catch(() => undefined)
    } catch {
      // A device without a way out for sound.
    }
  }
}

export const sound = new Sound()
