import { defineClient } from '@tablee/ui/client.ts'
import { faces } from './box/faces.ts'

/** The client side of __Name__. Parts that are left out (lessons, companion) are not offered. */
export const __camel__Client = defineClient({
  game: '__id__',
  boxes: faces,
  screens: () => import('./screens.ts'),
  rules: () => import('./texts/book.ts'),
  replay: () => import('./replay/replay.ts'),
})
