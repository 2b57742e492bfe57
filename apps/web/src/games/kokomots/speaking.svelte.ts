/** As far as we use it: https://developer.mozilla.org/docs/Web/API/SpeechRecognition */
interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}
type Recogniser = new () => Recognition

const recogniser = (): Recogniser | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    readonly SpeechRecognition?: Recogniser
    readonly webkitSpeechRecognition?: Recogniser
  }
  // A page that is not secure is not given the microphone.
  return globalThis.isSecureContext ? (SpeechRecognition ?? webkitSpeechRecognition) : undefined
}

/** Listens for one word, where the browser can. */
export class Speaking {
  isListening = $state(false)
  readonly isThere = recogniser() !== undefined
  readonly #onheard: (said: string) => void
  #recognition: Recognition | undefined

  constructor(onheard: (said: string) => void) {
    this.#onheard = onheard
  }

  listen() {
    const Listening = recogniser()
    if (Listening === undefined || this.isListening) return
    const recognition = new Listening()
    // The words are French, whatever the reader's language.
    recognition.lang = 'fr-FR'
    recognition.interimResults = true
    recognition.onresult = ({ results }) => {
      const last = results[results.length - 1]
      this.#onheard(last?.[0]?.transcript.trim() ?? '')
    }
    recognition.onend = () => {
      this.isListening = false
    }
    this.#recognition = recognition
    this.isListening = true
    recognition.start()
  }

  hush() {
    this.isListening = false
    this.#recognition?.abort()
  }
}
