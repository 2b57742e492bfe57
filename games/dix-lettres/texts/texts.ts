import { refusalIn } from '@tablee/ui/frames/game-refusal.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const gameTexts = catalogue(fr, en)
export const refusalText = refusalIn(() => gameTexts.current.refusals)
