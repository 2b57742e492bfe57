import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth of its boxes. */
export const themes = {
  kokomots: {
    day: { text: '#b03a1e', fill: '#b03a1e', soft: '#fce0d0', edge: '#76230e' },
    lamp: { text: '#ffa88c', fill: '#c4492b', soft: '#4c2518', edge: '#7c2913' },
    pop: '#f07f5a',
    weave: {
      strength: 0.26,
      bands: [
        [0, 1.3],
        [1.6, 1.75],
        [2.4, 2.55],
      ],
      repeat: 2.85,
      ways: ['down'],
    },
  },
} satisfies Record<string, BoxTheme>
