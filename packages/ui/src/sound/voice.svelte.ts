import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'

const choice = stored(KEYS.readAloud, ['on', 'off'])

export interface Spoken {
  readonly text: string
  readonly language: 'fr' | 'en'
}

/** Reads aloud what the table says, where the device has a voice for that language. */
class Voice {
  isOn = $state(choice.read() === 'on')

  toggle() {
    this.isOn = !this.isOn
    choice.write(this.isOn ? 'on' : 'off')
    if (!this.isOn) this.synthesis?.cancel()
  }

  /** The latest sentence interrupts the one before. */
  say(lines: readonly Spoken[]) {
    const { synthesis } = this
    if (!this.isOn || !synthesis || lines.length === 0) return
    synthesis.cancel()
    for (const { text, language } of lines) {
      // French read by an English voice is worse than silence.
      const speaker = synthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language))
      if (!speaker) continue
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = speaker
      utterance.lang = speaker.lang
      synthesis.speak(utterance)
    }
  }

  private get synthesis(): SpeechSynthesis | undefined {
    return 'speechSynthesis' in globalThis ? speechSynthesis : undefined
  }
}

export const voice = new Voice()
