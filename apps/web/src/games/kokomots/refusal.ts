import { refusalIn } from '../refusal.ts'
import { words } from './words.ts'

export const refusalText = refusalIn(() => words.current.refusals)
