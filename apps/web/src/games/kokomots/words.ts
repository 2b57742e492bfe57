import { catalogue } from '../../words/words.svelte.ts'
import { en as stageEn } from './stage-words.en.ts'
import { fr as stageFr } from './stage-words.fr.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export type { StageWords } from './stage-words.fr.ts'
export type { Words } from './words.fr.ts'
export const words = catalogue(fr, en)
/** Around the table: shared screen, lookers-on, end, options. */
export const stageWords = catalogue(stageFr, stageEn)
