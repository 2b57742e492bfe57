import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'
import { en } from './en.ts'
import { firstLanguage, LANGUAGES, type Language } from './first-language.ts'
import { fr, type SharedTexts } from './fr.ts'

const catalogues: Record<Language, SharedTexts> = { fr, en }
const choice = stored(KEYS.language, LANGUAGES)

/** The languages that the browser prefers; empty outside a browser. */
const asked = (): readonly string[] => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []))

/** The language of the interface: the one chosen by the switch, or the browser's preference. */
class Speech {
  language: Language = $state(choice.read() ?? firstLanguage(asked()))
  readonly texts: SharedTexts = $derived(catalogues[this.language])

  /** « Ana, Bob et Cléo » */
  readonly listed = (names: readonly string[]): string => new Intl.ListFormat(this.language).format(names)

  swap() {
    this.language = this.language === 'fr' ? 'en' : 'fr'
    choice.write(this.language)
  }
}

export const speech = new Speech()

/** A feature's own texts, loaded with it; English that lacks one is a type error. */
export const catalogue = <T>(fr: T, en: NoInfer<T>) => ({
  fr,
  en,
  get current(): T {
    return speech.language === 'fr' ? fr : en
  },
})
