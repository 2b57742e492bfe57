import { refusalIn } from '@tablee/ui/frames/game-refusal.ts'
import { words } from './texts.ts'

export const refusalText = refusalIn(() => words.current.refusals)
