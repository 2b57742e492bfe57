import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import Art from './Art.svelte'

/** Its boxes as they stand on the shelf. */
export const faces: readonly BoxFace[] = [
  {
    id: 'kokomots',
    title: { fr: ['Kokomots', 'thèmes et lettres'], en: ['Kokomots', 'themes and letters'] },
    Art,
  },
]
