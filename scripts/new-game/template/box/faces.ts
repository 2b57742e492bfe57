import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import Art from './Art.svelte'
import { themes } from './theme.ts'

export const faces: readonly BoxFace[] = [
  {
    id: '__id__',
    title: { fr: ['__Name__', 'une lettre, un mot'], en: ['__Name__', 'one letter, one word'] },
    theme: themes['__id__'] as BoxFace['theme'],
    Art,
  },
]
