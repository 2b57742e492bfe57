import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'

const choice = stored(KEYS.readAloud, ['on', 'off'])

/** Milliseconds that a letter takes at most, and the voice to begin. */
const SLOWEST = 150
const LONGEST_START = 5_000

export interface Spoken {
  readonly text: string
  readonly language: 'fr' | 'en'
}

/** Reads aloud what the table says, where the device has a voice for that language. */
class Voice {
  isOn = $state(choice.read() === 'on')
  /** Sounds are softer meanwhile. */
  isSpeaking = $state(false)
  private latest: SpeechSynthesisUtterance | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  toggle() {
    this.isOn = !this.isOn
    choice.write(this.isOn ? 'on' : 'off')
    if (this.isOn) return
    this.synthesis?.cancel()
    this.fallSilent()
  }

  /** The latest sentence interrupts the one before. */
  say(lines: readonly Spoken[]) {
    const { synthesis } = this
    if (!this.isOn || !synthesis || lines.length === 0) return
    synthesis.cancel()
    this.fallSilent()
    for (const { text, language } of lines) {
      // French read by an English voice is worse than silence.
      const speaker = synthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language))
      if (!speaker) continue
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = speaker
      utterance.lang = speaker.lang
      this.listenTo(utterance)
      synthesis.speak(utterance)
    }
  }

  /** Until the last of these sentences has ended. */
  private listenTo(utterance: SpeechSynthesisUtterance) {
    this.latest = utterance
    this.isSpeaking = true
    const ended = () => {
      if (this.latest === utterance) this.fallSilent()
    }
    utterance.addEventListener('end', ended)
    utterance.addEventListener('error', ended)
    // Some devices never say that they are done.
    clearTimeout(this.timer)
    this.timer = setTimeout(ended, LONGEST_START + utterance.text.length * SLOWEST)
  }

  private fallSilent() {
    clearTimeout(this.timer)
    this.latest = undefined
    this.isSpeaking = false
  }

  private get synthesis(): SpeechSynthesis | undefined {
    return 'speechSynthesis' in globalThis ? speechSynthesis : undefined
  }
}

export const voice = new Voice()
