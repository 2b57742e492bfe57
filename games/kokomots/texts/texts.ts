import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as stageEn } from './stage.en.ts'
import { fr as stageFr } from './stage.fr.ts'

export type { GameTexts } from './fr.ts'
export type { StageTexts } from './stage.fr.ts'
export const gameTexts = catalogue(fr, en)
/** Around the table: shared screen, spectators, end, options. */
export const stageTexts = catalogue(stageFr, stageEn)
