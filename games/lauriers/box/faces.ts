import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import Art from './Art.svelte'

/** Its boxes as they stand on the shelf. */
export const faces: readonly BoxFace[] = [
  {
    id: 'lauriers',
    title: { fr: ['Les Lauriers', 'le dico du bluff'], en: ['Les Lauriers', 'dictionary bluff'] },
    Art,
  },
]
