import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import Art from './Art.svelte'

/** Its boxes as they stand on the shelf. */
export const faces: readonly BoxFace[] = [
  {
    id: 'word-out',
    title: { fr: ['Word Out\u00a0!', 'cartes et contres'], en: ['Word Out!', 'cards and counters'] },
    Art,
  },
]
