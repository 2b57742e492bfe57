import { defineClient } from '@tablee/ui/client.ts'
import { faces } from './box/faces.ts'

export const dixLettresClient = defineClient({
  game: 'dix-lettres',
  boxes: faces,
  themes: () => import('./box/theme.ts'),
  screens: () => import('./screens.ts'),
  rules: () => import('./book/book.ts'),
  replay: () => import('./replay/replay.ts'),
  lessons: { 'dix-lettres': () => import('./lesson/lesson.ts') },
  companion: () => import('./companion/DixLettresBox.svelte'),
})
