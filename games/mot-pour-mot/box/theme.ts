import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth of its boxes. */
export const themes = {
  cactus: {
    day: { text: '#23633f', fill: '#23633f', soft: '#dce9d3', edge: '#123d25' },
    lamp: { text: '#8ad3a2', fill: '#2f8055', soft: '#1f3b2a', edge: '#174a2f' },
    pop: '#4c9a66',
    weave: { strength: 0, bands: [[0, 0.5]], repeat: 1, ways: ['down', 'across'] },
  },
  capture: {
    day: { text: '#74305f', fill: '#74305f', soft: '#f0dbe6', edge: '#4a1a3b' },
    lamp: { text: '#e6a9d0', fill: '#a0508a', soft: '#43233a', edge: '#5f2a51' },
    pop: '#a65a8e',
    weave: { strength: 0, bands: [[0, 0.5]], repeat: 1, ways: ['rising', 'falling'] },
  },
} satisfies Record<string, BoxTheme>
