import { refusalIn } from '@tablee/ui/frames/game-refusal.ts'
import { gameTexts } from './texts.ts'

export const refusalText = refusalIn(() => gameTexts.current.refusals)
