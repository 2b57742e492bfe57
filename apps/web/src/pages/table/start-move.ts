import type { TableMove } from '@tablee/kernel'
import type { GameScreens } from '@tablee/ui/client.ts'
import { settings } from '../../services/settings/settings.svelte.ts'

/** Starts the chosen game, with its intro (ALL-11) unless the host's device leaves intros out. */
export const startMove = ({ intro }: GameScreens, options: unknown): TableMove => ({
  type: 'start',
  ...(intro !== undefined && settings.showsIntros && { intro: intro.name(options) }),
})
