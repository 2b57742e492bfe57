import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type { GameTexts } from './fr.ts'
export const gameTexts = catalogue(fr, en)
