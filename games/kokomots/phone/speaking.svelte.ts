import { READ } from '@tablee/ui/frames/last-refusal.svelte.ts'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored } from '@tablee/ui/storage/text.ts'

/** As far as we use it: https://developer.mozilla.org/docs/Web/API/SpeechRecognition */
interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
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

/** The browser may send the voice to its maker: said once on a device, before anything is heard. */
const consent = stored(KEYS.speechConsent, ['known'])

/** Nobody speaks a word for longer, in ms. */
const PATIENCE = 8_000

/** Listens for one word, where the browser can; only when asked to. */
export class Speaking {
  state: 'asks' | 'listens' | 'nothing' | 'forbidden' | undefined = $state()
  readonly isThere = recogniser() !== undefined
  readonly #onheard: (said: string) => void
  #recognition: Recognition | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(onheard: (said: string) => void) {
    this.#onheard = onheard
  }

  get isListening(): boolean {
    return this.state === 'listens'
  }

  listen() {
    const Listening = recogniser()
    if (Listening === undefined || this.isListening) return
    if (consent.read() === undefined && this.state !== 'asks') {
      this.#become('asks')
      return
    }
    consent.write('known')
    const recognition = new Listening()
    // The words are French, whatever the reader's language.
    recognition.lang = 'fr-FR'
    recognition.interimResults = true
    let hasHeard = false
    recognition.onresult = ({ results }) => {
      hasHeard = true
      this.#onheard(results[results.length - 1]?.[0]?.transcript.trim() ?? '')
    }
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'service-not-allowed') this.#become('forbidden', READ)
    }
    recognition.onend = () => {
      if (this.isListening) this.#become(hasHeard ? undefined : 'nothing', READ)
    }
    this.#recognition = recognition
    this.#become('listens', PATIENCE)
    recognition.start()
  }

  hush() {
    this.#become(undefined)
    this.#recognition?.abort()
  }

  #become(state: Speaking['state'], until?: number) {
    clearTimeout(this.#timer)
    this.state = state
    if (state === undefined || until === undefined) return
    this.#timer = setTimeout(() => {
      this.#become(state === 'listens' ? 'nothing' : undefined, READ)
      if (state === 'listens') this.#recognition?.abort()
    }, until)
  }
}
