import type { BotLevel } from '@tablee/kernel'
import { catalogue } from './speech.svelte.ts'

/** Names of the bots' levels. */
export const levelNames = catalogue<Readonly<Record<BotLevel, string>>>(
  { gentle: 'tranquille', steady: 'régulier', sharp: 'redoutable' },
  { gentle: 'gentle', steady: 'steady', sharp: 'sharp' },
)
