import { defineClient } from '@tablee/ui/client.ts'
import { faces } from './box/faces.ts'

export const motPourMotClient = defineClient({
  game: 'mot-pour-mot',
  boxes: faces,
  themes: () => import('./box/theme.ts'),
  screens: () => import('./screens.ts'),
  rules: () => import('./book/book.ts'),
  replay: () => import('./replay/replay.ts'),
  lessons: {
    cactus: () => import('./lesson/cactus.ts'),
    capture: () => import('./lesson/capture.ts'),
  },
  companion: () => import('./companion/MotPourMotBox.svelte'),
})
