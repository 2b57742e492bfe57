import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import Art from './Art.svelte'

/** Its box as it stands on the shelf. */
export const faces: readonly BoxFace[] = [
  {
    id: 'dix-lettres',
    title: {
      fr: ['Dix lettres', 'le mot le plus long'],
      en: ['Dix lettres', 'the longest word'],
    },
    Art,
  },
]
