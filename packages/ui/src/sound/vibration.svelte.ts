import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'

const choice = stored(KEYS.vibrations, ['off'])

/** Milliseconds on and off, in turn. */
type Pattern = number | readonly number[]

export const MY_TURN: Pattern = 80
export const LAST_SECOND: Pattern = 30

/** Lets a phone be felt. Browsers allow it only after a touch on the page. */
class Vibration {
  isOn = $state(choice.read() !== 'off')
  readonly isAble = 'vibrate' in navigator
  private isTouched = false

  constructor() {
    if (this.isAble) addEventListener('pointerup', () => (this.isTouched = true), { passive: true, once: true })
  }

  toggle() {
    this.isOn = !this.isOn
    choice.write(this.isOn ? undefined : 'off')
    this.buzz(MY_TURN)
  }

  buzz(pattern: Pattern) {
    if (this.isOn && this.isAble && this.isTouched)
      navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern])
  }
}

export const vibration = new Vibration()
