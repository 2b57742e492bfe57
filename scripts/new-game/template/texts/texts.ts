import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type { Words } from './fr.ts'
export const words = catalogue(fr, en)
