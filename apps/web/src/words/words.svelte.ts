import { stored } from '../stored.ts'
import { en } from './en.ts'
import { fr, type Words } from './fr.ts'

const LANGUAGES = ['fr', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const catalogues: Record<Language, Words> = { fr, en }
const choice = stored('tablee.language', LANGUAGES)

const preferred = (): Language => {
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en')
  return first === 'en' ? 'en' : 'fr'
}

/** The language people read; French unless they or their device ask for English. */
class Speech {
  language: Language = $state(choice.read() ?? preferred())
  readonly words: Words = $derived(catalogues[this.language])

  swap() {
    this.language = this.language === 'fr' ? 'en' : 'fr'
    choice.write(this.language)
  }
}

export const speech = new Speech()
