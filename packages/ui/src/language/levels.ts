import type { BotLevel } from '@tablee/kernel'
import { catalogue } from './speech.svelte.ts'

/** What a bot is like. */
export const levelNames = catalogue<Readonly<Record<BotLevel, string>>>(
  { gentle: 'tranquille', steady: 'régulier', sharp: 'redoutable' },
  { gentle: 'gentle', steady: 'steady', sharp: 'sharp' },
)
