import { stored } from '../stored.ts'
import { en } from './en.ts'
import { fr, type Words } from './fr.ts'

const LANGUAGES = ['fr', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const catalogues: Record<Language, Words> = { fr, en }
const choice = stored('tablee.language', LANGUAGES)

/** The language people read: French, English by the switch. */
class Speech {
  language: Language = $state(choice.read() ?? 'fr')
  readonly words: Words = $derived(catalogues[this.language])

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
