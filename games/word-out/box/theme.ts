import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth of its boxes. */
export const themes = {
  'word-out': {
    day: { text: '#25458f', fill: '#25458f', soft: '#dde4f4', edge: '#14295a' },
    lamp: { text: '#a9bff7', fill: '#4468c4', soft: '#1f2c50', edge: '#263f80' },
    pop: '#4c74cc',
    weave: {
      strength: 0.2,
      bands: [
        [0.9, 1.08],
        [1.2, 1.38],
      ],
      repeat: 1.9,
      ways: ['down', 'across'],
    },
  },
} satisfies Record<string, BoxTheme>
