import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth of its box: teal, and ruled as the page of a notebook. */
export const themes = {
  'dix-lettres': {
    day: { text: '#0f5a66', fill: '#0f5a66', soft: '#d3e8ea', edge: '#073840' },
    lamp: { text: '#86d3de', fill: '#1f7c8a', soft: '#163a41', edge: '#0f4a54' },
    pop: '#2f98a6',
    weave: {
      strength: 0.16,
      bands: [
        [0, 0.36],
        [0.56, 0.64],
        [0.84, 0.92],
      ],
      repeat: 1.48,
      ways: ['across'],
    },
  },
} satisfies Record<string, BoxTheme>
