import { defineClient } from '@tablee/ui/client.ts'
import { faces } from './box/faces.ts'

export const wordOutClient = defineClient({
  game: 'word-out',
  boxes: faces,
  namesPlayList: true,
  themes: () => import('./box/theme.ts'),
  screens: () => import('./screens.ts'),
  rules: () => import('./book/book.ts'),
  replay: () => import('./replay/replay.ts'),
  lessons: { 'word-out': () => import('./lesson/lesson.ts') },
  companion: () => import('./companion/WordOutBox.svelte'),
})
