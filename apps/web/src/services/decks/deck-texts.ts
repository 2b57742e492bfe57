import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './deck-texts.en.ts'
import { fr } from './deck-texts.fr.ts'

export const deckPageTexts = catalogue(fr, en)
