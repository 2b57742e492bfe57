import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth of its boxes. */
export const themes = {
  lauriers: {
    day: { text: '#7a5400', fill: '#7a5400', soft: '#f8e7b8', edge: '#4f3500' },
    lamp: { text: '#f0c55e', fill: '#8f6a10', soft: '#43330f', edge: '#553d05' },
    pop: '#e0a526',
    weave: {
      strength: 0.22,
      bands: [
        [0, 0.5],
        [0.72, 0.8],
        [0.92, 1],
      ],
      repeat: 1.22,
      ways: ['down'],
    },
  },
} satisfies Record<string, BoxTheme>
