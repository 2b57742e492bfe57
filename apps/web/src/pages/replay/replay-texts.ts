import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './replay-texts.en.ts'
import { fr } from './replay-texts.fr.ts'

export const replayTexts = catalogue(fr, en)
