import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as stageEn } from './stage.en.ts'
import { fr as stageFr } from './stage.fr.ts'

export type { Words } from './fr.ts'
export type { StageWords } from './stage.fr.ts'
export const words = catalogue(fr, en)
/** Around the table: shared screen, lookers-on, end, options. */
export const stageWords = catalogue(stageFr, stageEn)
