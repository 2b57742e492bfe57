import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth of the box. */
export const themes = {
  'nouveau-jeu': {
    day: { text: '#1d5f6b', fill: '#1d5f6b', soft: '#d6e9ea', edge: '#0d3a43' },
    lamp: { text: '#8fd3dd', fill: '#287886', soft: '#1b3a40', edge: '#14474f' },
    pop: '#3f9fad',
    weave: { strength: 0.1, bands: [[0, 0.3]], repeat: 1, ways: ['rising', 'falling'] },
  },
} satisfies Record<string, BoxTheme>
