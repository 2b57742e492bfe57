import { defineClient } from '@tablee/ui/client.ts'
import Art from './box/Art.svelte'

/** What is left out (lessons, companion) is not offered. */
export const nouveauJeuClient = defineClient({
  game: 'nouveau-jeu',
  boxes: [
    {
      id: 'nouveau-jeu',
      title: { fr: ['Nouveau jeu', 'une lettre, un mot'], en: ['Nouveau jeu', 'one letter, one word'] },
      Art,
    },
  ],
  themes: () => import('./box/theme.ts'),
  screens: () => import('./screens.ts'),
  rules: () => import('./book/book.ts'),
  replay: () => import('./replay/replay.ts'),
})
