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
