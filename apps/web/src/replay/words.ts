import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const replayWords = catalogue(fr, en)
