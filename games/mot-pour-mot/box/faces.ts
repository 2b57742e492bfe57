import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import CactusArt from './CactusArt.svelte'
import CaptureArt from './CaptureArt.svelte'
import { themes } from './theme.ts'

/** Its boxes as they stand on the shelf. */
export const faces: readonly BoxFace[] = [
  {
    id: 'cactus',
    title: { fr: ['Mot pour Mot', 'édition Cactus'], en: ['Mot pour Mot', 'Cactus edition'] },
    theme: themes.cactus,
    Art: CactusArt,
    isEdition: true,
  },
  {
    id: 'capture',
    title: { fr: ['Mot pour Mot', 'édition Capture'], en: ['Mot pour Mot', 'Capture edition'] },
    theme: themes.capture,
    Art: CaptureArt,
    isEdition: true,
  },
]
