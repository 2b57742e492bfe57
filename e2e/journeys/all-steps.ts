import type { Step } from './step.ts'
import { BROWSER_STEPS } from './steps/browser.ts'
import { COMPANION_STEPS } from './steps/companions.ts'
import { DECK_STEPS } from './steps/decks.ts'
import { FAULT_STEPS } from './steps/faults.ts'
import { OWN_GAME_STEPS } from './steps/own-games.ts'
import { READING_STEPS } from './steps/reading.ts'
import { SETTINGS_STEPS } from './steps/settings.ts'
import { TABLE_STEPS } from './steps/tables.ts'

export const ALL_STEPS: readonly Step[] = [
  ...OWN_GAME_STEPS,
  ...DECK_STEPS,
  ...COMPANION_STEPS,
  ...READING_STEPS,
  ...SETTINGS_STEPS,
  ...TABLE_STEPS,
  ...BROWSER_STEPS,
  ...FAULT_STEPS,
]
