import { catalogue } from '../../words/words.svelte.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type { Words } from './words.fr.ts'
export const words = catalogue(fr, en)
