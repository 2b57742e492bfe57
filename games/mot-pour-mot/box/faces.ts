import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import CactusArt from './CactusArt.svelte'
import CaptureArt from './CaptureArt.svelte'

/** Its boxes as they stand on the shelf. */
export const faces: readonly BoxFace[] = [
  {
    id: 'cactus',
    title: { fr: ['Mot pour Mot', 'édition Cactus'], en: ['Mot pour Mot', 'Cactus edition'] },
    Art: CactusArt,
    isEdition: true,
  },
  {
    id: 'capture',
    title: { fr: ['Mot pour Mot', 'édition Capture'], en: ['Mot pour Mot', 'Capture edition'] },
    Art: CaptureArt,
    isEdition: true,
  },
]
