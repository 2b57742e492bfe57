import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './rules-texts.en.ts'
import { fr } from './rules-texts.fr.ts'

export const rulesTexts = catalogue(fr, en)
