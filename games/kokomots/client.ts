import { defineClient } from '@tablee/ui/client.ts'
import { faces } from './box/faces.ts'

export const kokomotsClient = defineClient({
  game: 'kokomots',
  boxes: faces,
  themes: () => import('./box/theme.ts'),
  screens: () => import('./screens.ts'),
  rules: () => import('./book/book.ts'),
  replay: () => import('./replay/replay.ts'),
  lessons: { kokomots: () => import('./lesson/lesson.ts') },
  companion: () => import('./companion/KokomotsBox.svelte'),
})
